import { type ContactOutcome, contactOutcome } from '../../../../domain/contact/contact-outcome.ts';
import type { PersonWords } from '../../../../domain/contact/first-message/hints.ts';
import type { Wishes } from '../../../../domain/contact/terms/outside-wishes.ts';
import type { TermsChoices } from '../../../../domain/contact/terms/prefilled-terms.ts';
import { type TermsDraft, termsDraftSchema } from '../../../../domain/contact/terms/terms.ts';
import { canOpenSelectionPage, canSelect, libraryAccess } from '../../../../domain/permissions/library.ts';
import { Forbidden } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import { readContactFacts } from '../../contact/introductions/read-contact-facts.ts';
import { readEarlierMessages, readPersonWords } from '../../contact/templates/read-hint-facts.ts';
import { readTermsChoices } from '../../contact/terms/read-terms-choices.ts';
import { readWishes } from '../../contact/terms/read-wishes.ts';
import { type Candidate, readCandidates } from './read-selection.ts';

export type BatchCandidate = Candidate & {
  message: string | null;
  /** The reason of the refusal of the last attempt. */
  error: string | null;
  /** Whether this recruiter may write to the candidate now. */
  outcome: ContactOutcome;
  /** What the recruiter sees of their wishes on the profile; null when they may not look now. */
  wishes: Wishes | null;
  /** For the hints beside the message to this person; null as for the wishes. */
  words: PersonWords | null;
};

export type Batch =
  | {
      access: 'open';
      /** The name of the company, for the fields of the messages. */
      company: string;
      /** The words of the recruiter's last first messages. */
      earlier: string[];
      candidates: BatchCandidate[];
      draft: { sameForAll: boolean; message: string; terms: TermsDraft | null };
      terms: TermsChoices;
    }
  /** Why there is no selection: no validated company, a plan without selections, or a missing right. */
  | { access: 'noCompany' | 'pending' | 'declined' | 'plan' | 'notPermitted' };

/** The selection with its drafts and errors. */
export async function readBatch(context: Context): Promise<Batch> {
  const { db, ports, locale } = context;
  const viewer = permit(context, canOpenSelectionPage);
  const library = libraryAccess(viewer);
  if (library === 'refused') throw new Forbidden();
  if (library !== 'open') return { access: library };
  if (!canSelect(viewer)) return { access: 'notPermitted' };
  const candidates = await readCandidates(db, viewer);
  if (!candidates) return { access: 'plan' };
  const ids = candidates.map(({ id }) => id);
  const [facts, rows, draft, terms, { name: company }] = await Promise.all([
    readContactFacts(db, viewer, ids, ports.clock.now()),
    db
      .selectFrom('selections')
      .select(['developerId', 'message', 'error'])
      .where('recruiterId', '=', viewer.userId)
      .execute(),
    db
      .selectFrom('selectionDrafts')
      .select(['sameForAll', 'message', 'terms'])
      .where('recruiterId', '=', viewer.userId)
      .where('companyId', '=', viewer.membership.companyId)
      .executeTakeFirst(),
    readTermsChoices(db, viewer, locale),
    db.selectFrom('companies').select('name').where('id', '=', viewer.membership.companyId).executeTakeFirstOrThrow(),
  ]);
  const [wishes, words, earlier] = await Promise.all([
    readWishes(db, facts, locale),
    readPersonWords(db, facts),
    readEarlierMessages(db, viewer.userId),
  ]);
  const written = new Map(rows.map((row) => [row.developerId, row]));
  return {
    access: 'open',
    company,
    earlier,
    candidates: candidates.map((candidate) => {
      const { message = null, error = null } = written.get(candidate.id) ?? {};
      const known = facts.get(candidate.id);
      return {
        ...candidate,
        message,
        error,
        outcome: known ? contactOutcome(known) : 'DENY_BAD_REQUEST',
        wishes: wishes.get(candidate.id) ?? null,
        words: words.get(candidate.id) ?? null,
      };
    }),
    draft: { sameForAll: draft?.sameForAll ?? true, message: draft?.message ?? '', terms: typedTerms(draft?.terms) },
    terms,
  };
}

/** A form stored by an older version that no longer fits begins anew. */
function typedTerms(stored: unknown): TermsDraft | null {
  const read = termsDraftSchema.safeParse(stored);
  return read.success ? read.data : null;
}
