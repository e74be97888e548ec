import { daysAfter } from '../../../domain/contact/introductions/due.ts';
import type { Market } from './applications.ts';
import { selectionDraft, selectionMessage } from './content/introductions.ts';
import { idAt } from './ids.ts';
import { createRandom } from './random.ts';
import type { DeveloperRows, Rows } from './rows.ts';
import { typeset } from './text.ts';

/** How many developers are in the selection of the demo account that has this feature, with room for more. */
const size = 3;

/**
 * Adds the first suitable developers to a recruiter's selection, with the draft of the message; undefined for all
 * others.
 */
export function makeSelected(
  now: Date,
  { members }: Market,
  recruiterId: string,
): (person: DeveloperRows, known: ReadonlySet<string>) => Rows | undefined {
  const companyId = members.find((one) => one.recruiterId === recruiterId)?.companyId;
  let count = 0;
  return ({ developer }, known) => {
    if (!companyId || count === size || known.has(companyId)) return undefined;
    // Yesterday, so that a demo begins with all views of the day.
    const addedAt = daysAfter(now, -1 - 0.01 * (size - count));
    const message = count === 1 ? typeset(selectionMessage, 'fr') : null;
    const sentKey = idAt(createRandom(`selected/${developer.id}`), addedAt);
    const first = count++ === 0;
    return {
      selections: [{ recruiterId, companyId, developerId: developer.id, addedAt, message, error: null, sentKey }],
      ...(first && {
        selectionDrafts: [{ recruiterId, companyId, sameForAll: true, message: typeset(selectionDraft, 'fr') }],
      }),
    };
  };
}
