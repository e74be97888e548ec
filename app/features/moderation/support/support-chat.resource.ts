import { failureCode } from '../../../../domain/moderation/support/failure-code.ts';
import { escapeHtml } from '../../../../domain/text/escape.ts';
import { serve } from '../../../serve.ts';
import { contactTexts } from './contact.texts.ts';

/** What the chat needs, as the documentation of Crisp lists it; its styles are written into the document. */
const policy = [
  "default-src 'none'",
  "script-src 'self' https://client.crisp.chat",
  "style-src 'unsafe-inline' https://client.crisp.chat",
  'img-src data: https://client.crisp.chat https://image.crisp.chat https://storage.crisp.chat',
  'font-src https://client.crisp.chat',
  'media-src https://client.crisp.chat',
  'worker-src blob:',
  'connect-src https://client.crisp.chat https://storage.crisp.chat wss://client.relay.crisp.chat',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * A document that contains only the chat of Crisp, for a frame of the contact page: the policy of the product's own
 * pages stays as strict as without the chat.
 */
export const loader = serve(({ config, viewer, locale }, { url }) => {
  const website = config.CRISP_WEBSITE_ID;
  if (!website) return new Response(null, { status: 404 });
  const texts = contactTexts[locale];
  const failure = failureCode(url.searchParams.get('introduction'));
  const values = { website, locale, email: viewer?.email ?? '', message: failure ? texts.introduction(failure) : '' };
  const data = Object.entries(values).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(texts.chat.frame)}</title>
<script src="/support-chat.js" ${data.join(' ')}></script>
<script src="https://client.crisp.chat/l.js" async></script>
</head>
<body></body>
</html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
});
