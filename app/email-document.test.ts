import { expect, it } from 'vitest';
import { emailDocument } from './email-document.ts';

const html =
  '<html><head><meta name="color-scheme" content="light dark"><style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){p{color:#fff}}</style></head><body><p>Hi</p></body></html>';

it.each([
  [true, 'sandbox allow-top-navigation-by-user-activation'],
  [false, 'sandbox'],
])('the document of an e-mail runs, loads and sends nothing (links: %s)', (links, sandbox) => {
  const policy = emailDocument(html, { theme: undefined, links }).headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    sandbox,
  ]);
});

it.each([
  [undefined, 'content="light dark"', '@media (prefers-color-scheme:dark){'],
  ['light', 'content="light"', '@media not all{'],
  ['dark', 'content="dark"', '@media all{'],
] as const)('is shown in the theme %s', async (theme, meta, media) => {
  const shown = await emailDocument(html, { theme, links: true }).text();
  expect(shown).toContain(meta);
  expect(shown).toContain(media);
  expect(shown).toContain('<base target="_top">');
});
