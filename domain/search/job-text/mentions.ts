import type { Term, Vocabulary } from '../../vocabulary/vocabulary.ts';
import { ignoredPhrases, stopWords } from '../small-words.ts';
import { type Token, tokensOf } from '../tokens.ts';
import type { PlaceNames } from '../understood.ts';

/** Words of a sentence that mean something, with every meaning they have. */
export type Mention = { start: number; end: number; words: number; folded: string; terms: readonly Term[] };

/** Words of everyday sentences that are names too: they need their capital letter. */
const everyday = new Set(
  `apex argo assembly assembler assembleur astro bootstrap bun capacitor cassandre claude composer confluent cucumber cypher
   cypress dart dynamo elastic electron expo express flask git go helm ionic jest jetpack julia lambda mistral nest next
   node oracle panda pascal phoenix postman prisma rabbit rails rest ruby rust scala sentry shell snow sonar spark spring swift
   tableau torch unity vault vite`.split(/\s+/),
);
/** Abbreviations that mean something else in an advertisement: « SF » a city, « EM » a manager, « PS » a last remark. */
const otherAbbreviations = new Set(['sf', 'em', 'ps']);
/** What follows shows that the word is no name: « tableau de bord », "next steps". */
const notNames: Record<string, RegExp> = {
  tableau: /^ (?:d['’e]|des|blanc)/i,
  next: /^ (?!js\b|et |and |ou |or )\p{Ll}/u,
  spring: /^ (?:20|of|in )/i,
  express: /^ (?:your|delivery|entry)/i,
  rest: /^ (?:of|assured|is|the)/i,
  go: /^(?:[- ](?!and |or |et |ou |is |est |en |with |avec |developer|engineer|dev)\p{Ll}|-to)/u,
  claude: /^ \p{Lu}/u,
  pascal: /^ \p{Lu}/u,
  julia: /^ \p{Lu}/u,
  vite: /^ (?:et |fait|une |un |,)/i,
  unity: /^ (?:of|and|is)/i,
};

/** At each place of a sentence, the longest phrase that means something. */
export function mentionsOf(text: string, vocabulary: Vocabulary, places: PlaceNames): Mention[] {
  const tokens = tokensOf(text);
  const longest = Math.max(1, vocabulary.longest, places.longest);
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const mention = longestAt(text, tokens, at, longest, vocabulary, places);
    if (mention) found.push(mention, ...technologiesInside(text, tokens, at, mention, vocabulary, places));
    at += mention?.words ?? 1;
  }
  return found;
}

/** « Développeur iOS » names a profession and a technology. */
function technologiesInside(
  text: string,
  tokens: readonly Token[],
  at: number,
  { words, terms }: Mention,
  vocabulary: Vocabulary,
  places: PlaceNames,
): Mention[] {
  if (words < 2 || terms[0]?.kind !== 'profession') return [];
  const found: Mention[] = [];
  for (let inside = at; inside < at + words; ) {
    const most = Math.min(words - 1, at + words - inside);
    const mention = longestAt(text, tokens, inside, most, vocabulary, places);
    if (mention && meantAs(mention, 'technology') !== undefined) {
      const term = { kind: 'technology', target: meantAs(mention, 'technology') as string } as const;
      found.push({ ...mention, terms: [term] });
    }
    inside += mention?.words ?? 1;
  }
  return found;
}

function longestAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  most: number,
  vocabulary: Vocabulary,
  places: PlaceNames,
): Mention | undefined {
  const phrases: { folded: string; spaced: string }[] = [];
  for (let words = 1; words <= most; words++) {
    const token = tokens[at + words - 1];
    if (!token || (words > 1 && token.apart)) break;
    const before = phrases.at(-1);
    phrases.push({
      folded: (before?.folded ?? '') + token.folded,
      spaced: before ? `${before.spaced} ${token.spaced}` : token.spaced,
    });
  }
  const first = tokens[at] as Token;
  const start = first.minus ? first.start + 1 : first.start;
  for (let words = phrases.length; words > 0; words--) {
    const { folded, spaced } = phrases[words - 1] as (typeof phrases)[number];
    const { end, elided } = tokens[at + words - 1] as Token;
    if (elided) continue;
    const written = text.slice(start, end);
    if (ignoredPhrases.has(folded)) return { start, end, words, folded, terms: [] };
    const isSlashed = words > 1 && /^\p{L}{1,2}\s?\/\s?\p{L}$/u.test(written);
    if (isSlashed || otherAbbreviations.has(folded)) continue;
    const terms = vocabulary
      .find(folded)
      .filter((term) => term.kind !== 'technology' || isName(text, folded, start, end));
    const isCity = /^\p{Lu}/u.test(written) && (words > 1 || (folded.length > 2 && !stopWords.has(folded)));
    const city = terms.length === 0 && isCity ? places.find(spaced) : undefined;
    if (city !== undefined) return { start, end, words, folded, terms: [{ kind: 'place', target: city }] };
    if (terms.length > 0) return { start, end, words, folded, terms };
  }
  return undefined;
}

/** Whether the word is meant as a name: « go » is a verb, « vite » an adverb, « R&D » no R. */
function isName(text: string, folded: string, start: number, end: number): boolean {
  const written = text.slice(start, end);
  if (folded.length <= 2 && !/^\p{Lu}/u.test(written)) return false;
  if (folded.length === 1 && (text[end] === '&' || text[start - 1] === '&')) return false;
  if (folded === 'rest' && written !== 'REST') return false;
  if (everyday.has(folded) && !/^\p{Lu}/u.test(written)) return false;
  // Inside a sentence the capital letter is enough.
  if (folded === 'go' && start > 0) return true;
  return !notNames[folded]?.test(text.slice(end, end + 20));
}

export const meantAs = ({ terms }: Mention, kind: Term['kind']): string | undefined =>
  terms.find((term) => term.kind === kind)?.target;
