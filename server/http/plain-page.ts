import type { RefusalKind } from '../../domain/refusals.ts';
import { colon } from '../../domain/text/colon.ts';
import { typography } from '../../domain/text/typography.ts';
import type { Locale } from '../../domain/viewer.ts';

/** Errors outside the pages: without React and without data, so that they cannot fail again. */
const sentences = {
  fr: {
    400: [
      'Demande illisible',
      'Cette demande n’est pas arrivée en entier, ou contient des caractères qui ne peuvent pas être lus : rien n’a été enregistré. Recommencez, ou reprenez depuis l’accueil.',
    ],
    403: [
      'Demande refusée',
      'Cette demande ne vient pas d’une page du site : elle n’a pas été traitée. Rechargez la page et recommencez.',
    ],
    408: ['Délai dépassé', 'La demande a mis trop de temps à arriver : elle n’a pas été traitée. Recommencez.'],
    413: [
      'Envoi trop volumineux',
      'Ce que vous avez envoyé dépasse la taille permise : rien n’a été enregistré. Envoyez moins à la fois.',
    ],
    415: [
      'Format non accepté',
      'Cette demande n’a pas le format attendu : rien n’a été enregistré. Rechargez la page et recommencez.',
    ],
    429: [
      'Trop de demandes en peu de temps',
      'Par sécurité, nous faisons une pause. Patientez quelques minutes, puis recommencez.',
    ],
    500: ['Une erreur est survenue', 'La faute est de notre côté, et elle est notée. Recommencez dans un instant.'],
    503: [
      'De retour dans un instant',
      'Le service redémarre. Rechargez la page dans quelques secondes ; si vous veniez d’envoyer un formulaire, vérifiez qu’il est arrivé avant de recommencer.',
    ],
    busy: [
      'Beaucoup de demandes à la fois',
      'Votre demande n’a pas été traitée, et rien n’a été enregistré. Recommencez dans quelques secondes.',
    ],
    back: "Retour à l'accueil",
    reference: 'Référence',
  },
  en: {
    400: [
      'Unreadable request',
      'This request arrived incomplete or contains unreadable characters, and nothing was saved. Try again, or start from the home page.',
    ],
    403: [
      'Request refused',
      'This request did not come from a page of this site and was not processed. Reload the page and try again.',
    ],
    408: ['Request timed out', 'The request took too long to arrive and was not processed. Please try again.'],
    413: ['Upload too large', 'What you sent is larger than allowed, and nothing was saved. Send less at a time.'],
    415: [
      'Format not accepted',
      'This request does not have the expected format, and nothing was saved. Reload the page and try again.',
    ],
    429: ['Too many requests in a short time', 'We are pausing as a precaution. Wait a few minutes, then try again.'],
    500: ['Something went wrong', 'The fault is on our side and has been recorded. Try again in a moment.'],
    503: [
      'Back in a moment',
      'The service is restarting. Reload the page in a few seconds; if you had just sent a form, check that it arrived before sending it again.',
    ],
    busy: [
      'Many requests at once',
      'Your request was not processed, and nothing was saved. Try again in a few seconds.',
    ],
    back: 'Back to the home page',
    reference: 'Reference',
  },
} satisfies Record<Locale, unknown>;

const grey = 'light-dark(#55626F,#A3B0BC)';

/** A snail on a leaf, as in app/ui/drawings/snail.tsx: not so fast. Its colours are here, because no stylesheet is. */
const snail = `<svg width="160" height="120" viewBox="0 0 160 120" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
<path d="M8 98c30-16 96-20 144-2-40 16-108 16-144 2z" style="fill:light-dark(#7CC3A3,#2F7F69)"/>
<path d="M30 92c4-6 12-6 22-6h46c10 0 14-8 14-20 0-12 16-14 18-2 2 16-6 28-24 28z" style="fill:light-dark(#FFF3D6,#5C5134)"/>
<path d="M118 56 114 40M126 56l6-15"/><path d="M114 39v.1M132 40v.1" stroke-width="6"/>
<circle cx="76" cy="60" r="30" style="fill:light-dark(#FF8A6E,#D9664B)"/>
<path d="M102 76c-8 10-26 12-36 2s-9-26 2-32 26 0 26 13-14 17-21 9 0-17 7-13M124 70c2 1 4 0 5-2"/></svg>`;

export type PlainReason = 400 | 403 | 408 | 413 | 415 | 429 | 500 | 503 | 'busy';

/** The refusals that can be thrown before a page is reached. */
export const plainReasons: Partial<Record<RefusalKind, PlainReason>> = {
  interrupted: 400,
  tooSlow: 408,
  tooLarge: 413,
  tooMany: 429,
  busy: 'busy',
};

/** `busy` is a 503 too: a concurrency limit is reached. */
export function plainPage(
  reason: PlainReason,
  locale: Locale,
  requestId: string,
  more: Record<string, string> = {},
): Response {
  const texts = sentences[locale];
  const [title, sentence] = texts[reason].map(locale === 'fr' ? typography : (text) => text);
  const status = reason === 'busy' ? 503 : reason;
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg"><title>${title}</title></head>
<body style="margin:0;min-height:100vh;box-sizing:border-box;display:grid;place-content:center;padding:24px;background:light-dark(#FBFAF7,#12181E);color:light-dark(#17212B,#E9EEF2);font:16px/1.6 system-ui,sans-serif">
<main style="max-width:34rem">${snail}<p style="color:${grey};margin:16px 0 0">${status}</p><h1 style="margin:8px 0 12px;line-height:1.2">${title}</h1><p>${sentence}</p>
<p style="color:${grey};font-size:14px">${texts.reference}${colon[locale]} <code>${requestId}</code></p><p><a style="color:light-dark(#0B6B53,#5CCBA9)" href="${locale === 'en' ? '/en' : '/'}">${texts.back}</a></p></main></body></html>`;
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  if (status === 503) headers.set('retry-after', '5');
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(html, { status, headers });
}
