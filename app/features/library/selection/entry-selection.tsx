import type { Left } from '../../../../domain/companies/plans/allowance.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { LibraryEntry } from '../../../../server/services/library/read-entries.ts';
import type { Selection } from '../../../../server/services/library/selection/read-selection.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { allowanceTexts } from '../../../i18n/words/allowance-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './selection.module.css';
import { selectionTexts } from './selection.texts.ts';
import { SelectionButton } from './selection-button.tsx';

type Props = {
  entry: Pick<LibraryEntry, 'id' | 'name' | 'openedToday'>;
  selection: Selection | undefined;
  /** The views left today. */
  views: Left | undefined;
};

/** Below an entry of a list: the selection button, or a link to the existing conversation. */
export function EntrySelection({ entry, selection, views }: Props) {
  const { id: developerId, name, openedToday } = entry;
  const locale = useLocale();
  const texts = useTexts(selectionTexts);
  const { opening } = useTexts(allowanceTexts);
  const selectable = selection?.selectable[developerId];
  if (!selection || !selectable) return null;
  const shown = name || texts.someone;
  return (
    <div className={styles.entry}>
      {selectable === 'conversation' ? (
        <ButtonLink
          look="secondary"
          href={pathTo(locale, 'candidate', { developerId })}
          aria-label={texts.labelOf(texts.conversation, shown)}
        >
          {texts.conversation}
        </ButtonLink>
      ) : (
        <SelectionButton
          developerId={developerId}
          name={shown}
          selected={selection.candidates.map(({ id }) => id)}
          disabled={selectable === 'unavailable'}
          inList
          cost={views && !openedToday && views.left > 0 ? opening(views.left) : undefined}
        />
      )}
    </div>
  );
}
