import { useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { recordOpening } from '../../../server/services/moderation/audit/record-opening.ts';
import { readDeveloperSettings } from '../../../server/services/profile/settings/read-developer-settings.ts';
import { readVisibilitySettings } from '../../../server/services/profile/settings/read-visibility.ts';
import { developerSettingsTexts } from '../../features/profile/settings/developer-settings.texts.ts';
import { visibilityTexts } from '../../features/profile/visibility/visibility.texts.ts';
import { VisibilityManager } from '../../features/profile/visibility/visibility-manager.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/developer-visibility.ts';

export const meta = pageTitle((locale) => visibilityTexts[locale].title);

/** The display settings of a developer, for administrators. */
export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  const { developerId } = await readDeveloperSettings(context, params.developerId);
  await recordOpening(context, 'visibility', developerId);
  return readVisibilitySettings(context, developerId);
});

export default function DeveloperVisibilityPage() {
  const settings = useLoaderData<typeof loader>();
  const texts = useTexts(visibilityTexts);
  const { back } = useTexts(developerSettingsTexts);
  const locale = useLocale();
  return (
    <div className={page.wide}>
      <Link href={pathTo(locale, 'developerSettings', { developerId: settings.developerId })}>{back}</Link>
      <h1>{texts.titleOf(settings.name)}</h1>
      <VisibilityManager settings={settings} />
    </div>
  );
}
