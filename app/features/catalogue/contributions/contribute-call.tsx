import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './contribute.module.css';
import { contributeCallTexts } from './contribute-call.texts.ts';

/** The link to the contributors' page, for other pages about questions. */
export function ContributeCall() {
  const texts = useTexts(contributeCallTexts);
  return (
    <aside className={styles.call} aria-label={texts.title}>
      <p>
        <Link href={pathTo(useLocale(), 'contribute')}>{texts.title}</Link>
      </p>
      <p className={styles.note}>{texts.lead}</p>
    </aside>
  );
}
