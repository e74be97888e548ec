import { redirect, useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { actingSchema } from '../../../domain/privacy/acting.ts';
import { beginActing, readActed } from '../../../server/services/account/impersonation/begin.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import styles from '../../features/account/impersonation/act-as.module.css';
import { impersonationTexts } from '../../features/account/impersonation/impersonation.texts.ts';
import { shellTexts } from '../../features/shell/shell.texts.ts';
import { formAction } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useFieldErrors } from '../../i18n/error-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { TextField } from '../../ui/field.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/act-as.ts';

export const meta = pageTitle((locale) => impersonationTexts[locale].title);

export const loader = serve((context, { params }: Route.LoaderArgs) => readActed(context, params.userId));

export const action = formAction(
  actingSchema,
  async (context, value, { params }: Route.ActionArgs) => {
    await beginActing(context, params.userId, value);
    // The home page, because all of its data belongs to the other person.
    throw redirect(pathTo(context.locale, 'home'));
  },
  (context, { params }) => readActed(context, params.userId),
);

export default function ActAsPage() {
  const { name, email, role } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const error = useFieldErrors(answer);
  const texts = useTexts(impersonationTexts);
  const { roles } = useTexts(shellTexts);
  return (
    <div className={page.reading}>
      <h1 className={styles.title}>{texts.titleOf(name)}</h1>
      <p className={styles.who}>
        {roles[role]} · {email}
      </p>
      <p className={page.lead}>{texts.lead}</p>
      <ul className={styles.rules}>
        {texts.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <AccountForm submit={texts.submit} answer={answer}>
        <TextField
          label={texts.reason}
          name="reason"
          rows={3}
          maxLength={500}
          hint={texts.reasonHint}
          defaultValue={answer?.values.reason}
          error={error('reason')}
        />
      </AccountForm>
    </div>
  );
}
