import { escapeHtml } from '../../../domain/text/escape.ts';
import type { Locale } from '../../../domain/viewer.ts';
import { jobPageTexts } from './job-page.texts.ts';

/**
 * Forwards to another site with a meta refresh, so that it needs no script. A redirect would be blocked: the policy
 * `form-action 'self'` of the page that sent the form applies to redirects too.
 */
export function leavingPage(locale: Locale, address: string): string {
  const { title, text, link } = jobPageTexts[locale].leaving;
  const href = escapeHtml(address);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${href}"><title>${title}</title></head>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;background:#FBFAF7;color:#17212B;font:16px/1.6 system-ui,sans-serif">
<main style="max-width:34rem"><h1 style="margin:8px 0 12px;line-height:1.2">${title}</h1><p>${text}</p><p><a style="color:#0B6B53" rel="nofollow" href="${href}">${link}</a></p></main></body></html>`;
}
