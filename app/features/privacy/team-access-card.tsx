import type { PrivacySettings } from '../../../server/services/privacy/read-privacy.ts';
import { dayAndTime } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { StateRow } from '../../ui/state-row.tsx';
import styles from './privacy.module.css';
import { privacySettingsTexts } from './privacy-settings.texts.ts';

export function TeamAccessCard({ teamAccess }: Pick<PrivacySettings, 'teamAccess'>) {
  const locale = useLocale();
  const texts = useTexts(privacySettingsTexts).team;
  return (
    <SettingsSection icon="team" title={texts.title} lead={texts.lead}>
      {teamAccess.length === 0 ? (
        <StateRow icon="lock" tone="good" title={texts.none} />
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
