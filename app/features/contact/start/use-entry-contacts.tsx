import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Left } from '../../../../domain/companies/plans/allowance.ts';
import { emptyStart, type StartDraft } from '../../../../domain/contact/dialogs/start-draft.ts';
import type { EntryActions } from '../../../../server/services/library/entries/read-entry-actions.ts';
import type { LibraryEntry } from '../../../../server/services/library/read-entries.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { allowanceTexts } from '../../../i18n/words/allowance-texts.ts';
import { useQuota } from '../../../quota/use-quota.tsx';
import { contactTexts } from '../contact.texts.ts';
import { EntryContact } from './entry-contact.tsx';

const StartDialog = lazy(() => import('./start-dialog.tsx'));

type Person = Pick<LibraryEntry, 'id' | 'name' | 'openedToday'>;

/**
 * The contact button of each person of a list; undefined where the selection has its own, and for viewers without any.
 * The dialog belongs to the page, not to a row: while it is open, the list may be loaded again without that person. What
 * is typed to each of them stays as long as the page is open.
 */
export function useEntryContacts(
  contacts: EntryActions['contacts'],
  /** What is left of the plan today. */
  left: { views?: Left | undefined; requests?: Left | undefined } = {},
): { contact: (person: Person) => ReactNode; dialogs: ReactNode } {
  const { someone } = useTexts(contactTexts);
  const { asking } = useTexts(allowanceTexts);
  const { opening, dialog: quota } = useQuota(left.views);
  const [person, setPerson] = useState<Person>();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, StartDraft>>(new Map());
  const contact = (one: Person) => {
    const button = contacts[one.id];
    if (!button || button.case === 'selection') return undefined;
    // Writing to a person counts as opening the profile.
    const { refuse, cost } = opening(one);
    const costs = [cost, left.requests && asking(left.requests.left, left.requests.limit)].filter(Boolean);
    return (
      <EntryContact
        developerId={one.id}
        name={one.name || someone}
        button={button}
        cost={refuse || costs.length === 0 ? undefined : costs.join('. ')}
        start={refuse ?? (() => setPerson(one))}
      />
    );
  };
  const dialogs = (
    <>
      {person && (
        <Suspense>
          <StartDialog
            developerId={person.id}
            developerName={person.name || someone}
            draft={drafts.get(person.id) ?? emptyStart}
            setDraft={(draft) => setDrafts((all) => new Map(all).set(person.id, draft))}
            fromList
            close={() => setPerson(undefined)}
          />
        </Suspense>
      )}
      {quota}
    </>
  );
  return { contact, dialogs };
}
