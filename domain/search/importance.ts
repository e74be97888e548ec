import { niceFilters } from '../library/filters.ts';
import { phraseOf } from '../vocabulary/vocabulary.ts';
import type { Found } from './join-parts.ts';
import { fillers } from './small-words.ts';
import type { Span, Token } from './tokens.ts';

/** How much something counts, by the words beside it. */
type Importance = 'welcome' | 'welcomeBeside' | 'welcomeNext' | 'notNeeded';

const set = (phrases: string) => new Set(phrases.split(',').map(phraseOf));

const phrases: Record<Importance, ReadonlySet<string>> = {
  // « TypeScript est un plus »: what stands before.
  welcome: set(
    `un plus, a plus, en plus, un atout, bienvenu, bienvenue, bienvenus, bienvenues, welcome, apprécié, appréciée,
     appréciés, appréciées, appreciated, nice to have, serait top, would be nice, would be great`,
  ),
  // « Rust de préférence », « PHP, idéalement Symfony ».
  welcomeBeside: set('idéalement, ideally, de préférence, preferably, si possible, if possible'),
  welcomeNext: set('bonus, some'),
  notNeeded: set(
    `pas nécessaire, pas nécessaires, pas requis, pas requise, pas obligatoire, pas indispensable, pas exigé,
     pas exigée, not required, not needed, not necessary, not mandatory`,
  ),
};
const mostWords = 3;
/** A longer list, or more words around it, is not looked through. */
const longestList = 20;
const mostFillers = 5;

/**
 * Reads words of importance that begin at this token, and marks what they are about in `found`. `next` is their place
 * when they are about what follows. Undefined where there are none, or nothing for them to be about.
 */
export function readImportance(
  text: string,
  tokens: readonly Token[],
  at: number,
  found: Found[],
): { many: number; next?: Span } | undefined {
  const importance = importanceAt(tokens, at);
  if (!importance) return undefined;
  const { said, many } = importance;
  const { start } = tokens[at] as Token;
  const span: Span = [start, (tokens[at + many - 1] as Token).end];
  const [from, to] = said === 'welcomeNext' ? [0, 0] : endOfList(text, found, start);
  if (from < to) {
    const marked = found.slice(from, to).flatMap((item) => (said === 'notNeeded' ? [] : asWelcome(item, span)));
    found.splice(from, found.length - from, ...marked);
    return { many };
  }
  const isAboutNext = said === 'welcomeNext' || said === 'welcomeBeside';
  return isAboutNext && tokens[at + many] ? { many, next: span } : undefined;
}

function importanceAt(tokens: readonly Token[], at: number): { said: Importance; many: number } | undefined {
  for (let many = mostWords; many > 0; many--) {
    const some = tokens.slice(at, at + many);
    if (some.length < many || some.some((token, index) => token.quoted || token.minus || (index > 0 && token.apart)))
      continue;
    const phrase = some.map(({ folded }) => folded).join('');
    const said = (Object.keys(phrases) as Importance[]).find((one) => phrases[one].has(phrase));
    // « a plus de 5 ans » is about something else.
    if (said && !/^(de|d|than)$/.test(tokens[at + many]?.folded ?? '')) return { said, many };
  }
  return undefined;
}

/**
 * From where to where the words of importance are about what was found, if nothing keeps them apart from it: the last
 * thing and the list that it ends. Of « A et B, C et D un plus » only C and D.
 */
function endOfList(text: string, found: readonly Found[], start: number): [from: number, to: number] {
  let to = found.length;
  while (to > 0 && to > found.length - mostFillers && isFiller(found[to - 1])) to--;
  const last = found[to - 1];
  if (!last || !/^[\s\p{L}'’]*$/u.test(text.slice(last.span[1], start))) return [0, 0];
  let from = to - 1;
  let isListed = false;
  for (; from > 0 && from > to - longestList; from--) {
    const item = found[from] as Found;
    const before = found[from - 1] as Found;
    const isWords = last.meaning.kind === 'word' && item.joint === 'none';
    isListed ||= item.joint === 'comma' && from < to - 1;
    const goesOn = isListed ? item.joint === 'comma' && !isJoined(before) : isJoined(item) || isWords;
    if (!goesOn || before.meaning.kind !== last.meaning.kind) break;
  }
  return [from, to];
}

const isFiller = (item: Found | undefined) => item?.meaning.kind === 'word' && fillers.has(phraseOf(item.meaning.word));

export const isJoined = ({ joint }: Pick<Found, 'joint'>): boolean =>
  joint === 'and' || joint === 'or' || joint === 'slash';

/** A technology becomes a wish, and so does another filter that may be one. Words are not asked for any more. */
export function asWelcome(item: Found, span: Span): Found[] {
  const { meaning } = item;
  if (meaning.kind === 'technology') return [{ ...item, meaning: { kind: 'plus', id: meaning.id }, welcomeSpan: span }];
  if (meaning.kind === 'word') return [];
  const filter = niceFilters.find((one) => one === (meaning.kind === 'level' ? 'language' : meaning.kind));
  return filter ? [item, { span, meaning: { kind: 'nice', filter }, joint: 'none' }] : [item];
}
