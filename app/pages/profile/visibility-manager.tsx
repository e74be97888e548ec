import { useLoaderData } from 'react-router';
import * as z from 'zod';
import { canChooseDiscretion } from '../../../domain/permissions/profile.ts';
import { permit } from '../../../server/context.ts';
import {
  blockCompany,
  hideFromEmployer,
  unblockCompany,
} from '../../../server/services/profile/discretion/change-discretion.ts';
import { readDiscretion } from '../../../server/services/profile/discretion/read-discretion.ts';
import { readVisibilitySettings } from '../../../server/services/profile/settings/read-visibility.ts';
import { SettingsNav } from '../../features/account/settings/settings-nav.tsx';
import { DiscretionCard } from '../../features/profile/discretion/discretion-card.tsx';
import { visibilityTexts } from '../../features/profile/visibility/visibility.texts.ts';
import { VisibilityManager } from '../../features/profile/visibility/visibility-manager.tsx';
import { formActions, pageForm } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { SettingsSections } from '../../ui/settings-section.tsx';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => visibilityTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const viewer = permit(context, canChooseDiscretion);
  const wanted = url.searchParams.get('company') ?? '';
  const [settings, discretion] = await Promise.all([
    readVisibilitySettings(context, viewer.userId),
    readDiscretion(context, wanted),
  ]);
  return { settings, discretion, wanted };
});

const company = z.object({ companyId: z.string('required') });
const forms = {
  employer: pageForm(z.object({ hide: z.string().optional() }), async (context, { hide }) => {
    await hideFromEmployer(context, hide === '1');
    return 'done';
  }),
  block: pageForm(company, async (context, { companyId }) => {
    await blockCompany(context, companyId);
    return 'done';
  }),
  unblock: pageForm(company, async (context, { companyId }) => {
    await unblockCompany(context, companyId);
    return 'done';
  }),
};

export const action = formActions(forms, (context) => permit(context, canChooseDiscretion));

export default function VisibilityManagerPage() {
  const { settings, discretion, wanted } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const texts = useTexts(visibilityTexts);
  return (
    <div className={page.wide}>
      <SettingsNav can={{ chooseDiscretion: true }} current="visibilityManager" />
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <VisibilityManager settings={settings} />
      <SettingsSections>
        <DiscretionCard discretion={discretion} wanted={wanted} answer={answer} />
      </SettingsSections>
    </div>
  );
}
