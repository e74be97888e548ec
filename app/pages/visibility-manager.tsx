import { useLoaderData } from 'react-router';
import { signedIn } from '../../server/context.ts';
import { Forbidden } from '../../server/errors.ts';
import { readVisibilitySettings } from '../../server/services/settings/read-visibility.ts';
import { visibilityTexts } from '../features/profile/visibility.texts.ts';
import { VisibilityManager } from '../features/profile/visibility-manager.tsx';
import { SettingsNav } from '../features/settings/settings-nav.tsx';
import { useTexts } from '../i18n/texts.ts';
import { serve } from '../serve.ts';
import page from '../ui/page.module.css';
import { pageTitle } from './page-title.ts';

export const meta = pageTitle((locale) => visibilityTexts[locale].title);

export const loader = serve((context) => {
  const viewer = signedIn(context);
  if (viewer.role !== 'DEVELOPER') throw new Forbidden();
  return readVisibilitySettings(context, viewer.userId);
});

export default function VisibilityManagerPage() {
  const settings = useLoaderData<typeof loader>();
  const texts = useTexts(visibilityTexts);
  return (
    <div className={page.wide}>
      {/* biome-ignore lint/a11y/useValidAriaRole: the role of an account */}
      <SettingsNav role="DEVELOPER" current="visibilityManager" />
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <VisibilityManager settings={settings} />
    </div>
  );
}
