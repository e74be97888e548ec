import { pathTo } from '../../../../domain/paths.ts';
import { escapeXml } from '../../../../domain/text/escape.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { markWith } from './mark.ts';

const texts = {
  fr: {
    title: 'Pas de connexion',
    sentence:
      'Nous ne pouvons pas joindre le site : votre appareil est peut-être hors ligne. Vérifiez votre connexion, puis réessayez. Ce qui était enregistré l’est toujours.',
    retry: 'Réessayer',
    home: "Retour à l'accueil",
  },
  en: {
    title: 'No connection',
    sentence:
      'We cannot reach the site: your device may be offline. Check your connection, then try again. What was saved is still saved.',
    retry: 'Try again',
    home: 'Back to the home page',
  },
} satisfies Record<Locale, unknown>;

const colours = {
  paper: 'light-dark(#FBFAF7,#12181E)',
  ink: 'light-dark(#17212B,#E9EEF2)',
  muted: 'light-dark(#55626F,#A3B0BC)',
  leaf: 'light-dark(#0B6B53,#5CCBA9)',
  onLeaf: 'light-dark(#FFFFFF,#06231B)',
};

/**
 * The page that a browser keeps and shows when it cannot reach the site. Without data and without scripts: the link to
 * an empty address loads the address again that the person wanted.
 */
export function offlinePage(brand: string, locale: Locale): string {
  const { title, sentence, retry, home } = texts[locale];
  const link = 'display:inline-flex;align-items:center;min-height:44px';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title} – ${escapeXml(brand)}</title></head>
<body style="margin:0;min-height:100dvh;box-sizing:border-box;display:grid;place-content:center;padding:24px;background:${colours.paper};color:${colours.ink};font:16px/1.6 system-ui,sans-serif">
<main style="max-width:30rem">${markWith('width="56" height="56" aria-hidden="true" style="padding:8px;border-radius:16px;background:#FBFAF7"')}<h1 style="margin:16px 0 12px;line-height:1.2">${title}</h1><p style="margin:0 0 24px;color:${colours.muted}">${sentence}</p>
<p style="display:flex;flex-wrap:wrap;gap:8px 24px;margin:0"><a href="" style="${link};padding:0 24px;border-radius:8px;background:${colours.leaf};color:${colours.onLeaf};font-weight:600;text-decoration:none">${retry}</a><a href="${pathTo(locale, 'home')}" style="${link};color:${colours.leaf}">${home}</a></p></main></body></html>`;
}
