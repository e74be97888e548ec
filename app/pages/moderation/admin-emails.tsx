import { useLoaderData } from 'react-router';
import { isSecureSite } from '../../../domain/site-cookie.ts';
import { previewEmails } from '../../../server/services/shared/emails/preview-emails.ts';
import { readTheme } from '../../cookies.ts';
import { EmailPreview } from '../../features/moderation/emails/email-preview.tsx';
import { emailsTexts } from '../../features/moderation/emails/emails.texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => emailsTexts[locale].title);

export const loader = serve((context, { request, url }) => ({
  preview: previewEmails(context, url.searchParams.get('template')),
  theme: readTheme(request.headers.get('cookie'), isSecureSite(context.config.BASE_URL)),
}));

export default function AdminEmailsPage() {
  const { preview, theme } = useLoaderData<typeof loader>();
  const texts = useTexts(emailsTexts);
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <EmailPreview {...preview} theme={theme} />
    </div>
  );
}
