import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './selection.module.css';
import { selectionTexts } from './selection.texts.ts';

/** docs/product/library.md, Adding to the selection: the dialog shown when the selection is full. */
export default function LimitDialog({ close }: { close: () => void }) {
  const locale = useLocale();
  const { full, close: closeLabel } = useTexts(selectionTexts);
  return (
    <Dialog title={full.title} closeLabel={closeLabel} close={close}>
      <div className={styles.dialog}>
        <p>{full.text}</p>
        <p>{full.next}</p>
        <div className={styles.buttons}>
          <Button look="secondary" onClick={close}>
            {full.cancel}
          </Button>
          <ButtonLink href={pathTo(locale, 'batch')}>{full.see}</ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
