import { useLoaderData } from 'react-router';
import { failureCode } from '../../../domain/moderation/support/failure-code.ts';
import { supportSchema } from '../../../domain/moderation/support/support.ts';
import { pathTo } from '../../../domain/paths.ts';
import { askSupport } from '../../../server/services/moderation/support/ask-support.ts';
import { AccountForm } from '../../features/account/account-form.tsx';
import { BesideDrawing } from '../../features/account/beside-drawing.tsx';
import { contactTexts } from '../../features/moderation/support/contact.texts.ts';
import { SupportChat } from '../../features/moderation/support/support-chat.tsx';
import { formAction } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useFieldErrors } from '../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { Bottle } from '../../ui/drawings/bottle.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle(
  (locale) => contactTexts[locale].title,
  (locale) => contactTexts[locale].lead,
);

/** The key is part of the form: sending it twice, by a double click or the back button, stores one message. */
export const loader = serve(({ viewer, ports, config }, { url }) => ({
  requestKey: ports.random.id(),
  email: viewer?.email,
  failure: failureCode(url.searchParams.get('introduction')),
  hasChat: config.CRISP_WEBSITE_ID !== undefined,
}));

export const action = formAction(
  ({ viewer }) => supportSchema(viewer !== undefined),
  async (context, value) => {
    await askSupport(context, value);
    return 'done';
  },
);

export default function ContactPage() {
  const { requestKey, email, failure, hasChat } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const texts = useTexts(contactTexts);
  const error = useFieldErrors(answer);
  const locale = useLocale();
  return (
    <BesideDrawing drawing={<Bottle width={240} />} sentence={texts.bottle}>
      <h1>{texts.title}</h1>
      {answer?.done ? (
        <div className={page.form} role="status">
          <Notice tone="good">{texts.sent}</Notice>
          <Link href={pathTo(locale, 'contact')} data-reload>
            {texts.another}
          </Link>
        </div>
      ) : (
        <>
          <p className={page.lead}>{texts.lead}</p>
          <AccountForm submit={texts.submit} answer={answer}>
            <input type="hidden" name="requestKey" value={answer?.values.requestKey ?? requestKey} />
            {!email && (
              <Field
                label={texts.email}
                name="email"
                type="email"
                autoComplete="email"
                defaultValue={answer?.values.email}
                error={error('email')}
              />
            )}
            <TextField
              label={texts.message}
              name="message"
              rows={6}
              defaultValue={answer?.values.message ?? (failure && texts.introduction(failure))}
              hint={email && texts.answerTo(email)}
              error={error('message')}
            />
          </AccountForm>
          {hasChat && <SupportChat failure={failure} />}
        </>
      )}
    </BesideDrawing>
  );
}
