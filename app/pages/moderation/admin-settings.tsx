import { useLoaderData } from 'react-router';
import { settingsSections } from '../../../domain/moderation/team-settings/entries.ts';
import { NotFound } from '../../../domain/refusals.ts';
import { vocabularyKinds } from '../../../domain/vocabulary/vocabulary.ts';
import { permitModerator } from '../../../server/services/moderation/permit.ts';
import { readTeamSettings } from '../../../server/services/moderation/team-settings/read-settings.ts';
import { moderationTexts } from '../../features/moderation/moderation.texts.ts';
import { teamSettingsTexts } from '../../features/moderation/team-settings/settings.texts.ts';
import { SettingsScreen } from '../../features/moderation/team-settings/settings-screen.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/admin-settings.ts';

export const meta = pageTitle((locale) => teamSettingsTexts[locale].title);

export const loader = serve(async (context, { params, url }: Route.LoaderArgs) => {
  permitModerator(context);
  const section = settingsSections.find((one) => one === params.section);
  if (!section) throw new NotFound();
  const text = url.searchParams.get('text')?.slice(0, 120) ?? '';
  const kind = vocabularyKinds.find((one) => one === url.searchParams.get('kind'));
  return { section, text, kind, ...(await readTeamSettings(context, section, text, kind)) };
});

export default function AdminSettingsPage() {
  const data = useLoaderData<typeof loader>();
  const texts = useTexts(teamSettingsTexts);
  const { reasons } = useTexts(moderationTexts);
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <SettingsScreen key={data.section} {...data} reasons={reasons} />
    </div>
  );
}
