import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from './floor/parse-html.ts';
import { clientFolder } from './places.ts';

type Files = { count: number; bytes: number; compressed: number };
export type Weight = {
  html: number;
  htmlCompressed: number;
  inlineScript: number;
  js: Files;
  css: Files;
  fonts: Files;
};

/** The files that a first visit loads, found by the links of the page. */
export function weigh(page: Element, html: Buffer, htmlCompressed: number): Weight {
  const addresses = { js: new Set<string>(), css: new Set<string>(), fonts: new Set<string>() };
  let inlineScript = 0;
  for (const { tag, attributes, children } of elementsOf(page)) {
    const { rel, href, src, as } = Object.fromEntries(attributes);
    if (tag === 'script' && src) addresses.js.add(src);
    else if (tag === 'script') inlineScript += Buffer.byteLength(children.join(''));
    else if (tag === 'link' && href && (rel === 'modulepreload' || rel === 'later')) addresses.js.add(href);
    else if (tag === 'link' && href && rel === 'stylesheet') addresses.css.add(href);
    else if (tag === 'link' && href && rel === 'preload' && as === 'font') addresses.fonts.add(href);
  }
  const { js, css, fonts } = addresses;
  return { html: html.length, htmlCompressed, inlineScript, js: sum(js), css: sum(css), fonts: sum(fonts) };
}

function sum(addresses: Set<string>): Files {
  const files = [...addresses].map((address) => join(clientFolder, address.replace(/[?#].*/, '')));
  return {
    count: files.length,
    bytes: files.reduce((total, file) => total + statSync(file).size, 0),
    // Files too small to be compressed are served as they are.
    compressed: files.reduce((total, file) => total + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0),
  };
}

function* elementsOf(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* elementsOf(child);
}
