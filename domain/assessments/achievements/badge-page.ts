import { escapeHtml } from '../../text/escape.ts';
import type { Locale } from '../../viewer.ts';
import { medalSize } from './addresses.ts';

export type Badge = {
  title: string;
  description: string;
  unlocked: string;
  /** Addresses of the medal, and of the page that the badge links to. */
  image: string;
  page: string;
  brand: string;
};

const column = 'display:flex;flex-direction:column;min-width:0;';
const text = "font:400 13px/1.35 system-ui,-apple-system,'Segoe UI',sans-serif;";
const muted = 'color:light-dark(#55626f,#a3b0bc);';

/**
 * A whole document for iframes of other sites: no script, no file but the medal, and no style sheet, so that it looks
 * the same under a strict content security policy.
 */
export function badgePage(locale: Locale, { title, description, unlocked, image, page, brand }: Badge): string {
  const [name, sentence, date] = [title, description, unlocked].map(escapeHtml);
  return `<!doctype html>
<html lang="${locale}" style="color-scheme:light dark;height:100%">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${name} – ${escapeHtml(brand)}</title></head>
<body style="margin:0;height:100%;background:transparent;color:light-dark(#17212b,#e9eef2);${text}">
<main style="box-sizing:border-box;min-height:100%;display:flex;align-items:center;gap:16px;padding:8px 16px;border:1px solid light-dark(#e3e0d8,#2c3742);border-radius:10px;background:light-dark(#ffffff,#1a222a)">
<img src="${escapeHtml(image)}" width="${medalSize}" height="${medalSize}" alt="" style="flex:none">
<div style="${column}gap:2px">
<h1 style="margin:0;font-size:15px;line-height:1.3"><a href="${escapeHtml(page)}" target="_blank" rel="noopener" style="color:light-dark(#0b6b53,#5ccba9)">${name}</a></h1>
<p style="margin:0">${sentence}</p>
<p style="margin:0;${muted}">${date}</p>
</div>
</main>
</body>
</html>`;
}
