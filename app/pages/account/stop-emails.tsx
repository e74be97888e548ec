import { useLoaderData, useSearchParams } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../domain/paths.ts';
import { readStoppable, stopEmails } from '../../../server/services/account/emails/stop-emails.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import { emailKindsTexts } from '../../features/account/emails/email-kinds.texts.ts';
import { emailsTexts } from '../../features/account/emails/emails.texts.ts';
import { formAction } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => emailsTexts[locale].stop.title);

export const loader = serve(async (context, { url }) => {
  const token = url.searchParams.get('token') ?? '';
  return { stoppable: await readStoppable(context, token) };
});

/** Opening the link changes nothing, because mail scanners open links too; the button does. */
export const action = formAction(z.object({ token: z.string('required') }), async (context, { token }) => {
  await stopEmails(context, token);
  return 'done';
});

export default function StopEmailsPage() {
  const { stoppable } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const texts = useTexts(emailsTexts).stop;
  const kinds = useTexts(emailKindsTexts).optional;
  const locale = useLocale();
  const [query] = useSearchParams();
  if (!stoppable) {
    return (
      <div className={page.narrow}>
        <h1>{texts.title}</h1>
        <div className={page.form}>
          <Notice tone="warning">{texts.unknown}</Notice>
          <ButtonLink href={pathTo(locale, 'home')} look="secondary">
            {texts.home}
          </ButtonLink>
        </div>
      </div>
    );
  }
  const said =
    'kind' in stoppable
      ? {
          question: texts.kind(kinds[stoppable.kind].name),
          submit: texts.kindSubmit,
          doneTitle: texts.kindDoneTitle,
          done: texts.kindDone(kinds[stoppable.kind].name),
        }
      : {
          question: 'alert' in stoppable ? texts.alerts[stoppable.alert] : texts.search(stoppable.search),
          submit: texts.searchSubmit,
          doneTitle: texts.searchDoneTitle,
          done: 'alert' in stoppable ? texts.alertsDone[stoppable.alert] : texts.searchDone(stoppable.search),
        };
  return (
    <div className={page.narrow}>
      <h1>{answer?.done ? said.doneTitle : texts.title}</h1>
      <p className={page.lead}>{answer?.done ? said.done : said.question}</p>
      {!answer?.done && (
        <AccountForm submit={said.submit} answer={answer}>
          <input type="hidden" name="token" value={query.get('token') ?? ''} />
        </AccountForm>
      )}
      <p className={page.aside}>
        <ButtonLink href={pathTo(locale, 'emailSettings')} look="secondary" wide>
          {texts.settings}
        </ButtonLink>
      </p>
    </div>
  );
}
