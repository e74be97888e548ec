import { previewEmails } from '../../../../server/services/shared/emails/preview-emails.ts';
import { emailDocument, readChosenTheme } from '../../../email-document.ts';
import { serve } from '../../../serve.ts';

/** The HTML of a product e-mail with sample values, in the language of the address; its links lead nowhere. */
export const loader = serve((context, { url }) =>
  emailDocument(previewEmails(context, url.searchParams.get('template')).versions[context.locale].html, {
    theme: readChosenTheme(url.searchParams.get('theme')),
    links: false,
  }),
);
