import { sql } from 'kysely';
import type { ConversationButton } from '../../../../domain/contact/conversations/conversation-button.ts';
import { imageAddress } from '../../../../domain/image-address.ts';
import { canSelect } from '../../../../domain/permissions/library.ts';
import type { Member } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import type { Writer } from '../../../data/database.ts';
import type { Json } from '../../../data/schema.generated.ts';
import { isNotVisible, readContactFacts } from '../../contact/introductions/read-contact-facts.ts';
import { shownFirstName } from '../../contact/templates/read-field-values.ts';
import { avatarAddress } from '../../profile/avatars/picture-address.ts';
import { entryButton } from '../entries/entry-button.ts';
import { type Hiding, hidingColumns } from '../hiding-columns.ts';

/** The small profile of a candidate in a selection. */
export type Candidate = {
  id: string;
  /** The last part of the profile's address. */
  alias: string;
  name: string;
  firstName: string;
  portrait: string | undefined;
};

/** What the selection button needs to know about a shown developer. */
type Selectable = 'selectable' | 'unavailable' | 'conversation';

export type Selection = {
  candidates: Candidate[];
  /** By developer, for those in `shown`; a missing one has another button. */
  selectable: Record<string, Selectable>;
};

type Selected = Omit<Candidate, 'portrait'> & {
  avatar: Json | null;
  profilePicHandle: string | null;
  isShort: boolean;
};

/** An empty selection is one row without a developer. */
type Row = { [Column in keyof Selected]: Selected[Column] | null } & Hiding & { featureBatch: boolean };

/**
 * The recruiter's own selection, and which of the shown developers can be added; undefined for a viewer who cannot have
 * one.
 */
export async function readSelection(
  { viewer, db, ports }: Context,
  shown: readonly string[] = [],
): Promise<Selection | undefined> {
  if (!canSelect(viewer)) return undefined;
  const candidates = await readCandidates(db, viewer);
  if (!candidates) return undefined;
  if (shown.length === 0) return { candidates, selectable: {} };
  const facts = await readContactFacts(db, viewer, shown, ports.clock.now());
  return { candidates, selectable: selectableAmong([...facts].map(([id, known]) => [id, entryButton(known)])) };
}

/** Whom the selection button is about, of these developers with their main conversation button. */
export function selectableAmong(buttons: readonly (readonly [string, ConversationButton])[]): Selection['selectable'] {
  const selectable: Selection['selectable'] = {};
  for (const [developerId, button] of buttons) {
    if (button.case === 'seeConversation') selectable[developerId] = 'conversation';
    if (button.case === 'selection') selectable[developerId] = button.disabled ? 'unavailable' : 'selectable';
  }
  return selectable;
}

/** In the order of adding; undefined when the plan has no selections. */
export async function readCandidates(
  db: Writer,
  { userId, membership: { companyId } }: Member,
): Promise<Candidate[] | undefined> {
  const { rows } = await sql<Row>`
    select p.feature_batch, d.id, coalesce(d.seo_alias, d.id::text) as alias, d.display_name as name,
      ${shownFirstName('d', 'f')} as first_name,
      d.avatar, d.profile_pic_handle, d.is_short,
      ${sql.raw(hidingColumns('c.id'))}
    from companies c join plans p on p.id = c.plan_id
    left join selections s on s.company_id = c.id and s.recruiter_id = ${userId}
    left join developers d on d.id = s.developer_id
    left join developer_confidential f on f.developer_id = d.id
    where c.id = ${companyId} order by s.added_at, s.developer_id`.execute(db);
  if (!rows[0]?.featureBatch) return undefined;
  return rows
    .filter(hasDeveloper)
    .filter((row) => !isNotVisible(row))
    .map(candidateOf);
}

const hasDeveloper = (row: Row): row is Row & Selected => row.id !== null;

/** Field by field, so that no other column is sent to the browser. */
function candidateOf({ id, alias, name, firstName, avatar, profilePicHandle }: Selected): Candidate {
  return {
    id,
    alias,
    name,
    firstName,
    portrait: profilePicHandle ? imageAddress(profilePicHandle, 150) : avatarAddress(id, avatar),
  };
}
