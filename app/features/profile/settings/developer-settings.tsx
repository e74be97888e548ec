import { pathTo } from '../../../../domain/paths.ts';
import type { DeveloperSettings as Settings } from '../../../../server/services/profile/settings/read-developer-settings.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import styles from './developer-settings.module.css';
import { developerSettingsTexts } from './developer-settings.texts.ts';

/** The state of a developer's account, with links to all its settings. */
export function DeveloperSettings({ settings }: { settings: Settings }) {
  const texts = useTexts(developerSettingsTexts);
  const locale = useLocale();
  const { developerId, alias, facts } = { ...settings, facts: texts.facts };
  const ways = [
    [texts.profile, '', pathTo(locale, 'profile', { alias })],
    [texts.informations, texts.informationsLead, pathTo(locale, 'developerInformations', { developerId })],
    [texts.visibility, texts.visibilityLead, pathTo(locale, 'developerVisibility', { developerId })],
    [texts.dashboard, texts.dashboardLead, pathTo(locale, 'developerDashboard', { developerId })],
    [texts.actAs, texts.actAsLead, pathTo(locale, 'actAs', { userId: developerId })],
  ] as const;
  const email = `${settings.email} (${settings.emailVerified ? facts.verified : facts.unverified})`;
  const lines = [
    [facts.state, texts.states[settings.state]],
    [facts.email, email],
    [facts.factor, settings.twoFactorEnabled ? facts.on : facts.off],
    [facts.created, day(locale, settings.createdAt)],
    [facts.updated, day(locale, settings.lastUpdate)],
  ] as const;
  return (
    <div className={styles.sections}>
      <dl className={`${page.card} ${styles.facts}`}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.ways}>
        {ways.map(([label, lead, href]) => (
          <li key={href} className={page.card}>
            <Link href={href}>{label}</Link>
            {lead && <p>{lead}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
