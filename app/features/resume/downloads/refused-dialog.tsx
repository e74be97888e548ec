import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './download.module.css';
import { downloadTexts } from './download.texts.ts';

/** Shown to a free account instead of the file. */
export default function RefusedDialog({ close }: { close: () => void }) {
  const { refused, close: closeLabel } = useTexts(downloadTexts);
  const plans = pathTo(useLocale(), 'plans');
  return (
    <Dialog title={refused.title} closeLabel={closeLabel} close={close}>
      <div className={styles.dialog}>
        <p>{refused.text}</p>
        <div className={styles.actions}>
          <ButtonLink href={plans}>{refused.plans}</ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
