// Parses the HTML that React writes. It is well-formed by construction, so anything unexpected is an error here, never
// a guess: a benchmark that compares two different pages would be useless.

export type Element = { tag: string; attributes: [string, string][]; children: Node[] };
export type Node = Element | string;

const voidTags = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Their content is text up to the closing tag, without escapes. */
const rawTags = new Set(['script', 'style']);
/** HTML drops their first line break; React doubles it where it is meant. */
const swallowing = new Set(['pre', 'textarea', 'listing']);

const opening = /<([a-zA-Z][\w:-]*)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*(\/?)>/y;
const attribute = /([^\s=]+)(?:="([^"]*)")?/g;

/** The <html> element of a document. */
export function parseDocument(html: string): Element {
  const doctype = /^<!DOCTYPE html>/i.exec(html);
  if (!doctype) throw new Error('the page has no doctype');
  const top: Element = { tag: '#document', attributes: [], children: [] };
  const open: Element[] = [top];
  const inside = (): Element => open.at(-1) ?? top;
  let at = doctype[0].length;
  while (at < html.length) {
    if (html.startsWith('<!--', at)) {
      // Marks that React writes for hydration: the end of a text, the edges of a boundary.
      at = indexAfter(html, '-->', at);
    } else if (html.startsWith('</', at)) {
      const end = indexAfter(html, '>', at);
      const tag = html.slice(at + 2, end - 1);
      if (open.pop()?.tag !== tag) throw new Error(`</${tag}> has no opening tag at ${at}`);
      at = end;
    } else if (html[at] === '<') {
      opening.lastIndex = at;
      const found = opening.exec(html);
      if (!found) throw new Error(`not a tag at ${at}: ${html.slice(at, at + 60)}`);
      const element: Element = { tag: found[1] ?? '', attributes: attributesOf(found[2] ?? ''), children: [] };
      inside().children.push(element);
      at = opening.lastIndex;
      if (rawTags.has(element.tag)) {
        const end = html.indexOf(`</${element.tag}>`, at);
        if (end < 0) throw new Error(`<${element.tag}> is not closed`);
        if (end > at) element.children.push(html.slice(at, end));
        at = end + element.tag.length + 3;
      } else if (!voidTags.has(element.tag)) {
        if (swallowing.has(element.tag) && html[at] === '\n') at++;
        open.push(element);
      }
    } else {
      const end = html.indexOf('<', at);
      inside().children.push(unescapeText(html.slice(at, end < 0 ? html.length : end)));
      at = end < 0 ? html.length : end;
    }
  }
  const [root, ...others] = top.children;
  if (open.length > 1 || !root || typeof root === 'string' || others.length > 0)
    throw new Error('not one whole document');
  return root;
}

function attributesOf(text: string): [string, string][] {
  return [...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, unescapeText(value)]);
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescapeText(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|(\w+));/gi, (whole, hex: string | undefined, name: string) => {
    const character = hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : named[name];
    if (character === undefined) throw new Error(`React does not write ${whole}`);
    return character;
  });
}

function indexAfter(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  if (found < 0) throw new Error(`no ${mark} after ${from}`);
  return found + mark.length;
}
