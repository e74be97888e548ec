import { useLoaderData } from 'react-router';
import * as z from 'zod';
import { developerInformationsSchema, nameSchema, newEmailSchema } from '../../../domain/account/informations.ts';
import { canEditDeveloperNames } from '../../../domain/permissions/account.ts';
import { cancelEmailChange, requestEmailChange } from '../../../server/services/account/email/change-email.ts';
import { readInformations } from '../../../server/services/account/read-informations.ts';
import { saveInformations } from '../../../server/services/account/save-informations.ts';
import { AccessCard } from '../../features/account/settings/access-card.tsx';
import { EmailCard } from '../../features/account/settings/email-card.tsx';
import { IdentityCard } from '../../features/account/settings/identity-card.tsx';
import { settingsTexts } from '../../features/account/settings/settings.texts.ts';
import { SettingsNav } from '../../features/account/settings/settings-nav.tsx';
import { formActions, pageForm } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { SettingsSections } from '../../ui/settings-section.tsx';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => settingsTexts[locale].title);

export const loader = serve(readInformations);

const forms = {
  informations: pageForm(
    ({ viewer }) => (canEditDeveloperNames(viewer) ? developerInformationsSchema : nameSchema),
    async (context, value) => {
      await saveInformations(context, value);
      return 'done';
    },
  ),
  email: pageForm(newEmailSchema, async (context, value) => {
    await requestEmailChange(context, value);
    return 'done';
  }),
  cancelEmail: pageForm(z.object({}), async (context) => {
    await cancelEmailChange(context);
    return 'done';
  }),
};

export const action = formActions(forms);

export default function UserInformationsPage() {
  const informations = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const texts = useTexts(settingsTexts);
  return (
    <div className={page.wide}>
      <SettingsNav can={informations.can} current="userInformations" />
      <h1>{texts.title}</h1>
      <SettingsSections>
        <IdentityCard informations={informations} answer={answer} />
        <EmailCard informations={informations} answer={answer} />
        <AccessCard twoFactorEnabled={informations.twoFactorEnabled} />
      </SettingsSections>
    </div>
  );
}
