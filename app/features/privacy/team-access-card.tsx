import type { PrivacySettings } from '../../../server/services/privacy/read-privacy.ts';
import { dayAndTime } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { SettingsSection } from '../../ui/settings-section.tsx';
import styles from './privacy.module.css';
import { privacySettingsTexts } from './privacy-settings.texts.ts';

export function TeamAccessCard({ teamAccess }: Pick<PrivacySettings, 'teamAccess'>) {
  const locale = useLocale();
  const texts = useTexts(privacySettingsTexts).team;
  return (
    <SettingsSection title={texts.title} lead={texts.lead} plain={teamAccess.length === 0}>
      {teamAccess.length === 0 ? (
        <p className={styles.lead}>{texts.none}</p>
      ) : (
        <ul className={styles.rows}>
          {teamAccess.map(({ id, reason, startedAt, endedAt }) => (
            <li key={id}>
              <span>{reason}</span>
              <span className={styles.muted}>
                {texts.line(dayAndTime(locale, startedAt), dayAndTime(locale, endedAt))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}
