import { useLoaderData } from 'react-router';
import { recordOpening } from '../../../server/services/moderation/audit/record-opening.ts';
import { readDeveloperSettings } from '../../../server/services/profile/settings/read-developer-settings.ts';
import { developerSettingsTexts } from '../../features/profile/settings/developer-settings.texts.ts';
import { DeveloperSettings } from '../../features/profile/settings/developer-settings.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/developer-settings.ts';

export const meta = pageTitle((locale) => developerSettingsTexts[locale].pageTitle);

export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  const settings = await readDeveloperSettings(context, params.developerId);
  await recordOpening(context, 'settings', settings.developerId);
  return settings;
});

export default function DeveloperSettingsPage() {
  const settings = useLoaderData<typeof loader>();
  const texts = useTexts(developerSettingsTexts);
  return (
    <div className={page.wide}>
      <h1>{texts.title(settings.name)}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <DeveloperSettings settings={settings} />
    </div>
  );
}
