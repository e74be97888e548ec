import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import badge from '../../../ui/badge.module.css';
import { Link } from '../../../ui/link.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import styles from './settings.module.css';
import { settingsTexts } from './settings.texts.ts';

/** How the account is protected, with links to change it. */
export function AccessCard({ twoFactorEnabled }: { twoFactorEnabled: boolean }) {
  const locale = useLocale();
  const texts = useTexts(settingsTexts).access;
  const security = pathTo(locale, 'security');
  return (
    <SettingsSection icon="lock" title={texts.title}>
      <ul className={styles.rows}>
        <li>
          <strong>{texts.password}</strong>
          <Link href={security} className={styles.way}>
            {texts.change}
          </Link>
        </li>
        <li>
          <span className={styles.state}>
            <strong>{texts.factor}</strong>
            <span className={badge.badge} data-on={twoFactorEnabled || undefined}>
              {twoFactorEnabled ? texts.on : texts.off}
            </span>
          </span>
          <Link href={security} className={styles.way}>
            {twoFactorEnabled ? texts.manage : texts.enable}
          </Link>
        </li>
      </ul>
    </SettingsSection>
  );
}
