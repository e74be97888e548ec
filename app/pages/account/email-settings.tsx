import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import * as z from 'zod';
import { emailChoicesSchema } from '../../../domain/account/email-choices.ts';
import { jobSearchRhythmSchema } from '../../../domain/jobs/searches/job-search.ts';
import { pathTo } from '../../../domain/paths.ts';
import { readEmailChoices, saveEmailChoices } from '../../../server/services/account/emails/email-choices.ts';
import { changeJobSearch } from '../../../server/services/jobs/searches/job-searches.ts';
import { setAlert } from '../../../server/services/library/searches/shared-searches.ts';
import { AlwaysSent } from '../../features/account/emails/always-sent.tsx';
import { EmailChoicesForm } from '../../features/account/emails/email-choices-form.tsx';
import emails from '../../features/account/emails/emails.module.css';
import { emailsTexts } from '../../features/account/emails/emails.texts.ts';
import { SettingsNav } from '../../features/account/settings/settings-nav.tsx';
import { followedTexts } from '../../features/jobs/followed/followed.texts.ts';
import { jobSearchesTexts } from '../../features/jobs/searches/job-searches.texts.ts';
import { RhythmForm } from '../../features/jobs/searches/rhythm-field.tsx';
import { AlertSwitch } from '../../features/library/searches/saved-search-list.tsx';
import { searchesTexts } from '../../features/library/searches/searches.texts.ts';
import { formActions, pageForm } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { SettingsSection, SettingsSections } from '../../ui/settings-section.tsx';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => emailsTexts[locale].title);

export const loader = serve(readEmailChoices);

const one = z.object({ searchId: z.string('required') });
const forms = {
  choices: pageForm(emailChoicesSchema, async (context, value) => {
    await saveEmailChoices(context, value);
    return 'done';
  }),
  rhythm: pageForm(jobSearchRhythmSchema, async (context, { searchId, rhythm }) => {
    await changeJobSearch(context, searchId, { rhythm });
    return 'done';
  }),
  alertOn: pageForm(one, async (context, { searchId }) => {
    await setAlert(context, searchId, true);
    return 'done';
  }),
  alertOff: pageForm(one, async (context, { searchId }) => {
    await setAlert(context, searchId, false);
    return 'done';
  }),
};

export const action = formActions(forms);

export default function EmailSettingsPage() {
  const { can, optional, necessary, jobSearches, fitAlert, followAlert, profileSearches } =
    useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const texts = useTexts(emailsTexts);
  const { fit } = useTexts(jobSearchesTexts);
  const followed = useTexts(followedTexts);
  const shared = useTexts(searchesTexts);
  const changed = answer?.done === true && answer.intent !== 'choices';
  const off = optional.some(({ kind, wanted }) => kind === 'profileAlerts' && !wanted);
  return (
    <div className={page.wide}>
      <SettingsNav can={can} current="emailSettings" />
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <SettingsSections>
        <EmailChoicesForm optional={optional} answer={answer} />
        {(fitAlert || followAlert || jobSearches.length > 0) && (
          <Searches path="jobSearches" changed={changed}>
            {fitAlert && (
              <li>
                <RhythmForm search={{ ...fitAlert, name: fit.name }} />
              </li>
            )}
            {followAlert && (
              <li>
                <RhythmForm search={{ ...followAlert, name: followed.title }} />
              </li>
            )}
            {jobSearches.map((search) => (
              <li key={search.id}>
                <RhythmForm search={search} />
              </li>
            ))}
          </Searches>
        )}
        {profileSearches.length > 0 && (
          <Searches path="savedSearches" changed={changed}>
            {profileSearches.map(({ id, name, alert, own, author }) => (
              <li key={id} className={emails.search}>
                <span>
                  {name}
                  {!own && <span className={emails.by}>{shared.by(author)}</span>}
                </span>
                <AlertSwitch search={{ id, name, alert: alert && !off }} />
              </li>
            ))}
          </Searches>
        )}
        <AlwaysSent kinds={necessary} />
      </SettingsSections>
    </div>
  );
}

/** The alerts of saved searches, each with its own choice. */
function Searches({
  path,
  changed,
  children,
}: {
  path: 'jobSearches' | 'savedSearches';
  changed: boolean;
  children: ReactNode;
}) {
  const locale = useLocale();
  const texts = useTexts(emailsTexts);
  return (
    <SettingsSection
      icon="search"
      title={texts.rhythms}
      lead={
        <>
          {texts.rhythmsLead} <Link href={pathTo(locale, path)}>{texts.searches}</Link>.
        </>
      }
    >
      <ul className={emails.searches}>{children}</ul>
      <p role="status" className={emails.done}>
        {changed && texts.changed}
      </p>
    </SettingsSection>
  );
}
