import { isNotCompleted } from '../../../../domain/companies/completeness.ts';
import { allowanceOf, type Left } from '../../../../domain/companies/plans/allowance.ts';
import { type ContactFacts, type ContactOutcome, contactOutcome } from '../../../../domain/contact/contact-outcome.ts';
import { mostRecentlyLikedJob } from '../../../../domain/contact/dialogs/liked-jobs.ts';
import { type MissingPart, missingInformation } from '../../../../domain/contact/dialogs/missing-information.ts';
import { saysNoSlotIsTaken } from '../../../../domain/contact/dialogs/start-dialog.ts';
import type { FieldValues } from '../../../../domain/contact/first-message/fields.ts';
import type { PersonWords } from '../../../../domain/contact/first-message/hints.ts';
import { bypass } from '../../../../domain/contact/interaction.ts';
import type { Wishes } from '../../../../domain/contact/terms/outside-wishes.ts';
import type { TermsChoices } from '../../../../domain/contact/terms/prefilled-terms.ts';
import { isId } from '../../../../domain/id.ts';
import { canReadContactOptions } from '../../../../domain/permissions/contact.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Member } from '../../../../domain/viewer.ts';
import { type Context, permit } from '../../../context.ts';
import type { Database } from '../../../data/database.ts';
import { companyFacts } from '../../companies/company-facts.ts';
import { shownFirstName } from '../templates/read-field-values.ts';
import { readEarlierMessages, readPersonWords } from '../templates/read-hint-facts.ts';
import { readTermsChoices } from '../terms/read-terms-choices.ts';
import { readWishes } from '../terms/read-wishes.ts';
import { appliedTerms } from '../terms/resolve-terms.ts';
import { type ApplicationToAnswer, readApplication } from './read-application.ts';
import { readContactFacts } from './read-contact-facts.ts';
import { type JobAssignment, jobAssignment } from './read-job-assignment.ts';

/** The data that the contact dialogs need when they open. */
export type ContactOptions = {
  outcome: ContactOutcome;
  /** There is an application to accept or to decline. */
  applied: boolean;
  application: ApplicationToAnswer;
  missing: MissingPart[];
  /** Pages where the missing information can be added. */
  companyAlias: string;
  recruiterAlias: string;
  noSlotIsTaken: boolean;
  /** The requests left today, where sending takes one. */
  requests: Left | undefined;
  assignment: JobAssignment;
  /** What the fields of a template stand for, besides what is offered. */
  fields: Pick<FieldValues, 'firstName' | 'company'>;
  /** For the hints beside the message. */
  hints: { person: PersonWords | null; earlier: string[] };
  /** What the form of the terms begins with. */
  terms: TermsChoices;
  /** The developer applied to no offer that states its terms: accepting needs them. */
  acceptNeedsTerms: boolean;
  /** What the recruiter sees of the developer's wishes on the profile; null when they may not look now. */
  wishes: Wishes | null;
  /** The error of this developer in a selection that was sent. */
  batchError: string | null;
};

export async function readContactOptions(context: Context, developerId: string): Promise<ContactOptions> {
  const { viewer, facts } = await lookAt(context, developerId);
  const { companyId, planId } = viewer.membership;
  const { db, locale } = context;
  const likedJob = mostRecentlyLikedJob(facts.interaction);
  const sender = await readSender(db, viewer, developerId);
  return {
    outcome: contactOutcome(facts),
    applied: bypass(facts.interaction) !== undefined,
    application: await readApplication(db, companyId, developerId, facts.interaction),
    missing: missingInformation({
      companyIsNotCompleted: isNotCompleted(companyFacts(sender)),
      hasProfilePicture: sender.profilePicHandle !== null,
    }),
    companyAlias: sender.companyAlias ?? companyId,
    recruiterAlias: sender.recruiterAlias ?? viewer.userId,
    noSlotIsTaken: saysNoSlotIsTaken(planId),
    requests: requestsLeft(facts),
    assignment: await jobAssignment(db, companyId, developerId, context.ports.clock.now()),
    // The name of a developer who hides from the company stays unknown.
    fields: { firstName: facts.developer ? sender.firstName : null, company: sender.company },
    hints: {
      person: (await readPersonWords(db, new Map([[developerId, facts]]))).get(developerId) ?? null,
      earlier: await readEarlierMessages(db, viewer.userId),
    },
    terms: await readTermsChoices(db, viewer, locale),
    acceptNeedsTerms: (await appliedTerms(db, companyId, likedJob)) === undefined,
    wishes: (await readWishes(db, new Map([[developerId, facts]]), locale)).get(developerId) ?? null,
    batchError: sender.batchError,
  };
}

/** Where an application lifts the limits of the plan, nothing is taken. */
function requestsLeft(facts: ContactFacts): Left | undefined {
  if (!facts.plan || bypass(facts.interaction)) return undefined;
  return allowanceOf(facts.plan, facts).requests;
}

/** For recruiters of validated companies, about a developer whom they may see or already have a conversation with. */
export async function lookAt(context: Context, developerId: string): Promise<{ viewer: Member; facts: ContactFacts }> {
  const viewer = permit(context, canReadContactOptions);
  if (!isId(developerId)) throw new NotFound();
  const all = await readContactFacts(context.db, viewer, [developerId], context.ports.clock.now());
  const facts = all.get(developerId);
  if (!facts || (!facts.developer && !facts.interaction.introId)) throw new NotFound();
  return { viewer, facts };
}

function readSender(db: Database, { userId, membership }: Member, developerId: string) {
  return db
    .selectFrom('recruiters as r')
    .innerJoin('companies as c', (on) => on.on('c.id', '=', membership.companyId))
    .leftJoin('developers as d', (on) => on.on('d.id', '=', developerId))
    .leftJoin('developerConfidential as f', 'f.developerId', 'd.id')
    .leftJoin('selections as s', (on) => on.onRef('s.recruiterId', '=', 'r.id').on('s.developerId', '=', developerId))
    .select(({ selectFrom }) => [
      'r.profilePicHandle',
      'c.name as company',
      shownFirstName('d', 'f').$castTo<string | null>().as('firstName'),
      'r.seoAlias as recruiterAlias',
      'c.seoAlias as companyAlias',
      'c.description',
      'c.website',
      'c.placeId',
      'c.logoHandle',
      'c.staffCount',
      'c.superlikeRequirements',
      's.error as batchError',
      selectFrom('companyTechnologies as t')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('t.companyId', '=', 'c.id')
        .as('technologies'),
    ])
    .where('r.id', '=', userId)
    .executeTakeFirstOrThrow()
    .then(({ technologies, ...row }) => ({ ...row, technologyCount: Number(technologies) }));
}
