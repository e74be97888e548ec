import { useState } from 'react';
import { type ClientActionFunctionArgs, data, redirect, useLoaderData } from 'react-router';
import { jobTextSchema, needFormSchema } from '../../../domain/library/needs/need-form.ts';
import { pathTo } from '../../../domain/paths.ts';
import { canSearchLibrary } from '../../../domain/permissions/library.ts';
import { permit } from '../../../server/context.ts';
import {
  type PastedNeed,
  readJobText,
  readProfessionChoices,
  searchNeed,
} from '../../../server/services/library/pasted/read-job-text.ts';
import { NeedForm } from '../../features/library/pasted/need-form.tsx';
import { PasteForm } from '../../features/library/pasted/paste-form.tsx';
import styles from '../../features/library/pasted/pasted.module.css';
import { pastedTexts } from '../../features/library/pasted/pasted.texts.ts';
import { FormResult, formActions, pageForm } from '../../forms/form-action.ts';
import { networkTexts } from '../../forms/network.texts.ts';
import { SignedOut } from '../../forms/signed-out.tsx';
import { useAnswer } from '../../forms/use-answer.ts';
import { useFieldErrors } from '../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => pastedTexts[locale].title);

export const loader = serve(async (context) => ({ professions: await readProfessionChoices(context) }));

type Result = { need?: PastedNeed; total: number };
const forms = {
  read: pageForm(jobTextSchema, async (context, value) => {
    const need = await readJobText(context, value);
    return new FormResult<Result>({ need, total: need.total });
  }),
  count: pageForm(needFormSchema, async (context, asked) => {
    const { total } = await searchNeed(context, asked);
    return new FormResult<Result>({ total });
  }),
  search: pageForm(needFormSchema, async (context, asked) => {
    const { search } = await searchNeed(context, asked);
    throw redirect(`${pathTo(context.locale, 'developers')}${search ? `?${search}` : ''}`);
  }),
};

export const action = formActions(forms, (context) => permit(context, canSearchLibrary));

/** Without a connection the page stays with what was pasted; otherwise the error screen would replace it. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  type Answer = Awaited<ReturnType<typeof serverAction<typeof action>>> & { unreachable?: boolean };
  try {
    return data<Answer>(await serverAction<typeof action>());
  } catch (error) {
    if (error instanceof Response) throw error;
    return data<Answer>({ errors: {}, values: {}, intent: '', unreachable: true }, 503);
  }
}

export default function PastedOfferPage() {
  const { professions } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof clientAction>();
  const locale = useLocale();
  const texts = useTexts(pastedTexts);
  const { network } = useTexts(networkTexts);
  const error = useFieldErrors(answer);
  // A failure of the search keeps the need on screen.
  const [need, setNeed] = useState(answer?.result?.need);
  if (answer?.result?.need && answer.result.need !== need) setNeed(answer.result.need);
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <p className={styles.links}>
        <Link href={pathTo(locale, 'developers')}>{texts.back}</Link>
        {need && (
          <Link href={pathTo(locale, 'pastedOffer')} data-reload>
            {texts.another}
          </Link>
        )}
      </p>
      {answer?.unreachable && <Notice tone="error">{network}</Notice>}
      {answer?.errors?.[''] && (
        <Notice tone="error">{answer.errors[''] === 'signedOut' ? <SignedOut /> : error('')}</Notice>
      )}
      {need ? (
        <NeedForm need={need} professions={professions} />
      ) : (
        <PasteForm text={answer?.values?.text} error={error('text')} />
      )}
    </div>
  );
}
