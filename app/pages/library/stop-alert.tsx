import { useLoaderData, useSearchParams } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../domain/paths.ts';
import { readAlert, stopAlert } from '../../../server/services/library/searches/stop-alert.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import { searchesTexts } from '../../features/library/searches/searches.texts.ts';
import { formAction } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => searchesTexts[locale].stop.title);

export const loader = serve(async (context, { url }) => {
  const token = url.searchParams.get('token') ?? '';
  return { name: await readAlert(context, token) };
});

/** Opening the link changes nothing, because mail scanners open links too; the button does. */
export const action = formAction(z.object({ token: z.string('required') }), async (context, { token }) => {
  await stopAlert(context, token);
  return 'done';
});

export default function StopAlertPage() {
  const { name } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const texts = useTexts(searchesTexts).stop;
  const locale = useLocale();
  const [query] = useSearchParams();
  return (
    <div className={page.narrow}>
      <h1>{answer?.done ? texts.doneTitle : texts.title}</h1>
      {name === undefined ? (
        <div className={page.form}>
          <Notice tone="warning">{texts.unknown}</Notice>
          <ButtonLink href={pathTo(locale, 'home')} look="secondary">
            {texts.home}
          </ButtonLink>
        </div>
      ) : answer?.done ? (
        <p className={page.lead}>{name === null ? texts.allDone : texts.done(name)}</p>
      ) : (
        <>
          <p className={page.lead}>{name === null ? texts.allQuestion : texts.question(name)}</p>
          <AccountForm submit={name === null ? texts.allSubmit : texts.submit} answer={answer}>
            <input type="hidden" name="token" value={query.get('token') ?? ''} />
          </AccountForm>
        </>
      )}
    </div>
  );
}
