import { pathTo } from '../../domain/paths.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './quota.module.css';
import { quotaTexts } from './quota.texts.ts';

/** docs/product/library.md, Views of the day: the server refuses too; this dialog only avoids leaving the page. */
export default function QuotaDialog({ close }: { close: () => void }) {
  const locale = useLocale();
  const texts = useTexts(quotaTexts);
  return (
    <Dialog title={texts.title} closeLabel={texts.close} close={close}>
      <div className={styles.quota}>
        <p>{texts.text}</p>
        <p className={styles.muted}>{texts.seen}</p>
        <div className={styles.ways}>
          <Button look="secondary" onClick={close}>
            {texts.close}
          </Button>
          <ButtonLink href={pathTo(locale, 'plans')}>{texts.plans}</ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
