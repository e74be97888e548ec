import { Form } from 'react-router';
import type { PrivacySettings } from '../../../server/services/privacy/read-privacy.ts';
import { day, dayAndTime } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { StateRow } from '../../ui/state-row.tsx';
import styles from './privacy.module.css';
import { privacySettingsTexts } from './privacy-settings.texts.ts';

type Props = Pick<PrivacySettings, 'consents' | 'healthSince'> & { withdrawn: boolean };

export function ConsentsCard({ consents, healthSince, withdrawn }: Props) {
  const locale = useLocale();
  const texts = useTexts(privacySettingsTexts).consents;
  const kinds: Record<string, string> = texts.kinds;
  return (
    <SettingsSection icon="verified" title={texts.title} lead={texts.lead}>
      {healthSince && (
        <div className={styles.health}>
          <Notice>
            <p>
              {texts.health(day(locale, healthSince))} {texts.withdrawNote}
            </p>
            <Form method="post" className={styles.actions} preventScrollReset>
              <input type="hidden" name="intent" value="withdrawHealth" />
              <Button type="submit" look="secondary">
                {texts.withdraw}
              </Button>
            </Form>
          </Notice>
        </div>
      )}
      <p role="status" className={styles.lead}>
        {withdrawn && texts.withdrawn}
      </p>
      {consents.length === 0 ? (
        <StateRow icon="shieldCheck" tone="good" title={texts.none} />
      ) : (
        <ul className={styles.rows}>
          {consents.map(({ id, kind, granted, at }) => (
            <li key={id}>
              <span className={styles.consent} data-granted={granted || undefined}>
                <Icon name={granted ? 'check' : 'close'} /> {kinds[kind] ?? kind}
              </span>
              <span className={styles.muted}>
                {granted ? texts.granted(dayAndTime(locale, at)) : texts.refused(dayAndTime(locale, at))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}
