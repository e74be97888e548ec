import { type PathKey, pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { bringCurrentIntoView } from '../../../ui/bring-current-into-view.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './settings.module.css';
import { settingsTexts } from './settings.texts.ts';

const common = ['userInformations', 'security', 'emailSettings', 'privacySettings'] as const;

/** Links between the settings pages. */
export function SettingsNav({ can, current }: { can: { chooseDiscretion: boolean }; current: PathKey }) {
  const locale = useLocale();
  const texts = useTexts(settingsTexts).nav;
  const keys = can.chooseDiscretion ? ([...common, 'visibilityManager'] as const) : common;
  return (
    <nav aria-label={texts.label}>
      <ul className={styles.nav} ref={bringCurrentIntoView}>
        {keys.map((key) => (
          <li key={key}>
            <Link href={pathTo(locale, key)} aria-current={key === current ? 'page' : undefined}>
              {texts[key]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
