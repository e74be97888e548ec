import { useLoaderData } from 'react-router';
import { previewLetters } from '../../../server/services/shared/emails/preview-emails.ts';
import { LetterPreview } from '../../features/moderation/emails/email-preview.tsx';
import { lettersTexts } from '../../features/moderation/emails/emails.texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => lettersTexts[locale].title);

export const loader = serve((context, { url }) => previewLetters(context, url.searchParams.get('template')));

export default function AdminLettersPage() {
  const preview = useLoaderData<typeof loader>();
  const texts = useTexts(lettersTexts);
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <LetterPreview {...preview} />
    </div>
  );
}
