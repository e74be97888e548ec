import { useLoaderData, useSearchParams } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { withReturn } from '../../../domain/return-path.ts';
import { isOutboxPublic } from '../../../server/services/shared/emails/mail-stays-here.ts';
import { accountTexts } from '../../features/account/account.texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => accountTexts[locale].checkEmail.title);

export const loader = serve(({ config }) => ({ outbox: isOutboxPublic(config) }));

export default function CheckEmailPage() {
  const { outbox } = useLoaderData<typeof loader>();
  const texts = useTexts(accountTexts).checkEmail;
  const locale = useLocale();
  const [query] = useSearchParams();
  return (
    <div className={page.narrow}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <div className={page.form}>
        {outbox && <Notice>{texts.demo}</Notice>}
        {outbox && <ButtonLink href={pathTo(locale, 'outbox')}>{texts.outbox}</ButtonLink>}
        <p>{texts.nothing}</p>
        <ButtonLink href={withReturn(pathTo(locale, 'signIn'), query.get('to'))} look="secondary">
          {texts.signIn}
        </ButtonLink>
      </div>
    </div>
  );
}
