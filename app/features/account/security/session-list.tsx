import { useFetcher } from 'react-router';
import type { OpenSession } from '../../../../server/services/account/sessions/sessions.ts';
import { dayAndTime } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import badge from '../../../ui/badge.module.css';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { deviceOf } from './device.ts';
import styles from './security.module.css';
import { securityTexts } from './security.texts.ts';

/** More than these are folded: the button that closes all others stays in reach. */
const shownAtOnce = 5;

export function SessionList({ sessions }: { sessions: OpenSession[] }) {
  const texts = useTexts(securityTexts).sessions;
  const fetcher = useFetcher();
  // One row alone is not worth a fold.
  const cut = sessions.length > shownAtOnce + 1 ? shownAtOnce : sessions.length;
  const older = sessions.slice(cut);
  return (
    <SettingsSection icon="laptop" title={texts.title} lead={texts.lead}>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="session" />
        <Sessions sessions={sessions.slice(0, cut)} />
        {older.length > 0 && (
          <details className={styles.older}>
            <summary>{texts.older(older.length)}</summary>
            <Sessions sessions={older} />
          </details>
        )}
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

function Sessions({ sessions }: { sessions: OpenSession[] }) {
  const locale = useLocale();
  const texts = useTexts(securityTexts).sessions;
  return (
    <ul className={styles.rows}>
      {sessions.map((session) => {
        const device = deviceOf(session.userAgent);
        const name = device ? texts.on(device.browser, device.system) : texts.unknown;
        const isPhone = device?.system === 'Android' || device?.system === 'iOS';
        return (
          <li key={session.id}>
            <span className={styles.device} data-current={session.current || undefined}>
              <Icon name={device ? (isPhone ? 'smartphone' : 'laptop') : 'info'} />
            </span>
            <div className={styles.session}>
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
              <Button type="submit" look="quiet" name="session" value={session.id} aria-label={texts.closeLabel(name)}>
                {texts.close}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
