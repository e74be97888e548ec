import { auditSearch } from '../../../../domain/moderation/audit-query.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { AuditAlarm } from '../../../../server/services/moderation/audit/read-audit.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import styles from './audit.module.css';
import { auditTexts } from './audit.texts.ts';

export function AuditAlarms({ alarms }: { alarms: AuditAlarm[] }) {
  const locale = useLocale();
  const texts = useTexts(auditTexts).alarms;
  if (alarms.length === 0) return null;
  return (
    <section className={`${page.card} ${styles.alarms}`} aria-labelledby="alarms-title">
      <h2 id="alarms-title">{texts.title}</h2>
      <p className={styles.muted}>{texts.lead}</p>
      <ul>
        {alarms.map((alarm) => (
          <li key={`${alarm.readerId} ${alarm.day}`}>
            <span>
              <strong>{alarm.name}</strong> · {day(locale, alarm.day)}
            </span>
            <span>{texts.line(alarm.profiles, alarm.usual)}</span>
            <Link
              href={pathTo(locale, 'adminAudit') + auditSearch({ q: alarm.readerId })}
              aria-label={`${texts.look} (${alarm.name})`}
            >
              {texts.look}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
