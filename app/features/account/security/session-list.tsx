import { useFetcher } from 'react-router';
import type { OpenSession } from '../../../../server/services/account/sessions/sessions.ts';
import { dayAndTime } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import badge from '../../../ui/badge.module.css';
import { Button } from '../../../ui/button.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { deviceOf } from './device.ts';
import styles from './security.module.css';
import { securityTexts } from './security.texts.ts';

export function SessionList({ sessions }: { sessions: OpenSession[] }) {
  const locale = useLocale();
  const texts = useTexts(securityTexts).sessions;
  const fetcher = useFetcher();
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="session" />
        <ul className={styles.rows}>
          {sessions.map((session) => {
            const device = deviceOf(session.userAgent);
            const name = device ? texts.on(device.browser, device.system) : texts.unknown;
            return (
              <li key={session.id}>
                <div>
                  <strong>{name}</strong>
                  <p className={styles.muted}>
                    {texts.since(dayAndTime(locale, session.createdAt))} · {session.ipAddress ?? '–'}
                  </p>
                </div>
                {session.current ? (
                  <span className={badge.badge} data-on>
                    {texts.current}
                  </span>
                ) : (
                  <Button
                    type="submit"
                    look="secondary"
                    name="session"
                    value={session.id}
                    aria-label={texts.closeLabel(name)}
                  >
                    {texts.close}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
        {sessions.length > 1 && (
          <div className={styles.actions}>
            <Button type="submit" look="danger" name="session" value="others" busy={fetcher.state !== 'idle'}>
              {texts.closeOthers}
            </Button>
          </div>
        )}
      </fetcher.Form>
    </SettingsSection>
  );
}
