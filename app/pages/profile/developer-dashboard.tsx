import { useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { recordOpening } from '../../../server/services/moderation/audit/record-opening.ts';
import { readDeveloperSettings } from '../../../server/services/profile/settings/read-developer-settings.ts';
import { readDeveloperHome } from '../../../server/services/shell/home/read-developer-home.ts';
import { CallCard } from '../../features/profile/boost/call-card.tsx';
import { GrowthCard } from '../../features/profile/guide/growth-card.tsx';
import styles from '../../features/profile/settings/developer-settings.module.css';
import { developerSettingsTexts } from '../../features/profile/settings/developer-settings.texts.ts';
import { DeveloperHome } from '../../features/shell/home/developer-home.tsx';
import { homeTexts } from '../../features/shell/home/home.texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/developer-dashboard.ts';

export const meta = pageTitle((locale) => developerSettingsTexts[locale].dashboardTitle);

/** The home page of a developer, for administrators. */
export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  const { developerId, name } = await readDeveloperSettings(context, params.developerId);
  await recordOpening(context, 'dashboard', developerId);
  return { developerId, name, home: await readDeveloperHome(context, developerId) };
});

export default function DeveloperDashboardPage() {
  const { developerId, name, home } = useLoaderData<typeof loader>();
  const texts = useTexts(developerSettingsTexts);
  const { short } = useTexts(homeTexts).developer.states;
  const locale = useLocale();
  return (
    <>
      <div className={`${page.wide} ${styles.banner}`}>
        <Notice tone="info">
          <p>
            {texts.dashboardOf(name)}{' '}
            <Link href={pathTo(locale, 'developerSettings', { developerId })}>{texts.back}</Link>
          </p>
        </Notice>
      </div>
      <DeveloperHome
        home={home}
        growth={
          <GrowthCard
            growth={home.growth}
            percent={home.percent}
            alias={home.alias}
            short={home.state === 'short' ? short : undefined}
            own={false}
          />
        }
        call={home.call && <CallCard developerId={developerId} home={home.call} />}
      />
    </>
  );
}
