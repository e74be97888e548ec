import type { Left } from '../../../../domain/companies/plans/allowance.ts';
import type { LibraryEntry } from '../../../../server/services/library/read-entries.ts';
import type { Selection } from '../../../../server/services/library/selection/read-selection.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { allowanceTexts } from '../../../i18n/words/allowance-texts.ts';
import styles from './selection.module.css';
import { selectionTexts } from './selection.texts.ts';
import { SelectionButton } from './selection-button.tsx';

type Props = {
  entry: Pick<LibraryEntry, 'id' | 'name' | 'openedToday'>;
  selection: Selection | undefined;
  /** The views left today. */
  views: Left | undefined;
};

/** At the end of a row: the selection button. */
export function EntrySelection({ entry, selection, views }: Props) {
  const { id: developerId, name, openedToday } = entry;
  const texts = useTexts(selectionTexts);
  const { opening } = useTexts(allowanceTexts);
  const selectable = selection?.selectable[developerId];
  if (!selection || !selectable || selectable === 'conversation') return null;
  const shown = name || texts.someone;
  return (
    <div className={styles.entry}>
      <SelectionButton
        developerId={developerId}
        name={shown}
        selected={selection.candidates.map(({ id }) => id)}
        disabled={selectable === 'unavailable'}
        inList
        cost={views && !openedToday && views.left > 0 ? opening(views.left) : undefined}
      />
    </div>
  );
}
