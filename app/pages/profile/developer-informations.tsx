import { useLoaderData } from 'react-router';
import * as z from 'zod';
import { developerAccountSchema } from '../../../domain/account/informations.ts';
import { pathTo } from '../../../domain/paths.ts';
import { sendPasswordReset } from '../../../server/services/account/password/send-password-reset.ts';
import { readDeveloperInformations } from '../../../server/services/account/read-informations.ts';
import { saveDeveloperInformations } from '../../../server/services/account/save-informations.ts';
import { recordOpening } from '../../../server/services/moderation/audit/record-opening.ts';
import { DeveloperFields } from '../../features/account/settings/identity-fields.tsx';
import styles from '../../features/account/settings/settings.module.css';
import { settingsTexts } from '../../features/account/settings/settings.texts.ts';
import { SettingsForm } from '../../features/account/settings/settings-form.tsx';
import { formActions, pageForm } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/developer-informations.ts';

export const meta = pageTitle((locale) => settingsTexts[locale].title);

export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  const developer = await readDeveloperInformations(context, params.developerId);
  await recordOpening(context, 'informations', developer.id);
  return developer;
});

const forms = {
  informations: pageForm(developerAccountSchema, async (context, value, { params }: Route.ActionArgs) => {
    await saveDeveloperInformations(context, params.developerId, value);
    return 'done';
  }),
  reset: pageForm(z.object({}), async (context, _, { params }: Route.ActionArgs) => {
    await sendPasswordReset(context, params.developerId);
    return 'done';
  }),
};

export const action = formActions(forms, (context, { params }) =>
  readDeveloperInformations(context, params.developerId),
);

export default function DeveloperInformationsPage() {
  const developer = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const locale = useLocale();
  const { admin: texts, identity } = useTexts(settingsTexts);
  return (
    <div className={page.reading}>
      <Link href={pathTo(locale, 'developerSettings', { developerId: developer.id })} className={styles.way}>
        {texts.back}
      </Link>
      <h1 className={styles.title}>{texts.title(developer.displayName)}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <div className={styles.sections}>
        <section className={page.card} aria-labelledby="identity-title">
          <h2 id="identity-title" className={styles.heading}>
            {identity.title}
          </h2>
          <SettingsForm intent="informations" answer={answer} submit={identity.submit} done={identity.saved}>
            {(typed) => (
              <>
                <DeveloperFields developer={developer} own={false} {...typed} />
                <Field
                  label={texts.email}
                  name="email"
                  type="email"
                  autoComplete="off"
                  defaultValue={typed.values?.email ?? developer.email}
                  hint={texts.emailHint}
                  error={typed.error('email')}
                />
              </>
            )}
          </SettingsForm>
        </section>
        <section className={page.card} aria-labelledby="reset-title">
          <h2 id="reset-title" className={styles.heading}>
            {texts.reset.title}
          </h2>
          <p className={styles.lead}>{texts.reset.lead}</p>
          <SettingsForm
            intent="reset"
            answer={answer}
            submit={texts.reset.submit}
            done={texts.reset.sent}
            look="secondary"
          />
        </section>
      </div>
    </div>
  );
}
