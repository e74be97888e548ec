/**
 * Runs in the browser. The files are asked for a few at a time: all eighty of a profile at once would hold a slow
 * phone for a quarter of a second. A page that is opened in the background has no first picture to wait for. The
 * script that starts all others is made again, because a browser does not run one whose type has changed; only once the
 * document is complete, since on a slow line the first picture may come when half of that script has arrived.
 */
const start = `(go=>addEventListener('DOMContentLoaded',()=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go))))(()=>{
const links=[...document.querySelectorAll('link[rel=later]')],ask=()=>{
for(const link of links.splice(0,10))link.rel='modulepreload';
if(links.length)return setTimeout(ask);
const later=document.querySelector('script[type=later]'),now=document.createElement('script');
now.type='module';now.nonce=later.nonce;now.text=later.text;later.replaceWith(now)};ask()});document.currentScript.remove()`;

/**
 * Script files are loaded after the first picture: a page is readable without them, and on a slow line they would take
 * their share of it from the styles and fonts. The router preloads them at once and has no option to change it.
 */
export function scriptsLater(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later" fetchPriority="low"')
    .replace(
      /<script nonce="([^"]*)" type="module" async="">/,
      `<script nonce="$1">${start}</script><script nonce="$1" type="later">`,
    );
}
