import { useTexts } from '../../i18n/texts.ts';
import { profileTexts } from './profile.texts.ts';
import styles from './rows.module.css';

/** Tells those who may edit that recruiters do not see a field. */
export function KeptBack({ when }: { when: boolean }) {
  const texts = useTexts(profileTexts);
  return when && <span className={styles.small}>{` · ${texts.keptBack}`}</span>;
}
