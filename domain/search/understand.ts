import { contractTypes, remoteFrequencies, visibleJobSearchStates } from '../profile/cards/job-terms.ts';
import { type Seniority, seniorityYears } from '../vocabulary/seniority.ts';
import type { Term, Vocabulary } from '../vocabulary/vocabulary.ts';
import { figureAt, mayBeginFigure } from './figures.ts';
import { asWelcome, isJoined, readImportance } from './importance.ts';
import { type Found, joinParts } from './join-parts.ts';
import { andWords, fillers, ignoredPhrases, notWords, orWords, stopWords } from './small-words.ts';
import { makeSpeller, type Speller } from './spelling.ts';
import { type Span, type Token, tokensOf } from './tokens.ts';
import type { Meaning, MeaningKind, PlaceNames, Understood } from './understood.ts';

export type Understanding = {
  vocabulary: Vocabulary;
  places: PlaceNames;
  /** Whether something is found by this folded word: such a word is never corrected. */
  known?: (word: string) => boolean;
  /** What there is a filter for; words of any other meaning stay plain words. */
  kinds?: readonly MeaningKind[];
};

/** A longer text is a pasted offer: its sentences are full of short words, and its mistakes are not corrected. */
const longestTyped = 300;
/** More plain words are of no use in any search. */
const mostWords = 60;
const mostCorrections = 3;

/** What a step of reading has found, and how many tokens it took. */
type Step = { many: number; end: number; meaning?: Meaning } & Pick<Found, 'seniority' | 'level' | 'typed'>;

/**
 * What a text means (docs/product/library.md, Words of a search): at each place the longest phrase that means something.
 * Takes a time in proportion to the length of the text.
 */
export function understand(text: string, understanding: Understanding): Understood {
  const tokens = tokensOf(text);
  const read = reader(text, tokens, understanding);
  const knowsWishes = understanding.kinds?.includes('plus') ?? true;
  const found: Found[] = [];
  /** The words that make the next technologies welcome. */
  let welcomeSpan: Span | undefined;
  let [joint, jointSpan, notSpan]: [Found['joint'], Span | undefined, Span | undefined] = [
    'none',
    undefined,
    undefined,
  ];
  let words = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    if (token.sign && joint !== 'or' && joint !== 'and') {
      joint = token.sign === '|' ? 'or' : token.sign === '/' ? 'slash' : 'comma';
      jointSpan = token.gap;
    }
    const isNot = token.minus === true || notSpan !== undefined;
    const importance = knowsWishes && !isNot ? readImportance(text, tokens, at, found) : undefined;
    if (importance) {
      welcomeSpan = importance.next;
      at += importance.many;
      continue;
    }
    const step = read(at, isNot);
    at += step?.many ?? 1;
    if (!step) {
      const span: Span = [token.start, token.end];
      if (orWords.has(token.folded)) [joint, jointSpan] = ['or', span];
      else if (andWords.has(token.folded)) [joint, jointSpan] = [joint === 'or' ? 'or' : 'and', span];
      else if (notWords.has(token.folded)) notSpan ??= span;
      continue;
    }
    const { meaning } = step;
    if (meaning && (meaning.kind !== 'word' || words++ < mostWords)) {
      const own: Span = [token.start, step.end];
      const unwanted = isNot
        ? withoutIt(meaning, text.slice(token.minus ? token.start + 1 : token.start, step.end))
        : meaning;
      const item: Found = {
        span: own,
        meaning: unwanted,
        joint: found.length > 0 ? joint : 'none',
        ...(found.length > 0 && jointSpan && { jointSpan }),
        ...(notSpan && { notSpan }),
        ...(step.seniority && { seniority: true }),
        ...(step.level !== undefined && !isNot && { level: step.level }),
        ...(step.typed !== undefined && { typed: step.typed }),
      };
      // « idéalement Rust ou Go »: both.
      const goesOn = found.at(-1)?.welcomeSpan !== welcomeSpan || isJoined(item);
      if (meaning.kind !== 'technology' || !goesOn) welcomeSpan = undefined;
      found.push(...(welcomeSpan ? asWelcome(item, welcomeSpan) : [item]));
    }
    [joint, jointSpan, notSpan] = ['none', undefined, undefined];
  }
  return joinParts(text, found);
}

/** A technology that is unwanted has a filter of its own; of anything else the words must not be there. */
function withoutIt(meaning: Meaning, words: string): Meaning {
  return meaning.kind === 'technology' ? { kind: 'without', id: meaning.id } : { kind: 'not', word: words };
}

/** Reads one thing from a token on: undefined for a small word that only joins others. */
function reader(text: string, tokens: readonly Token[], { vocabulary, places, known, kinds }: Understanding) {
  const isTyped = text.length <= longestTyped;
  const offered = (kind: MeaningKind) => !kinds || kinds.includes(kind);
  const longest = Math.max(1, vocabulary.longest, places.longest);
  let speller: Speller | undefined;
  let corrections = 0;

  return (at: number, isNot: boolean): Step | undefined => {
    const token = tokens[at] as Token;
    const { folded, quoted, end } = token;
    const start = token.minus ? token.start + 1 : token.start;
    if (quoted !== undefined && !isNot) return { many: 1, end, meaning: { kind: 'word', word: quoted } };
    const phrase = (isNot ? undefined : readFigure(at, start)) ?? readPhrase(at, token.minus ? 1 : longest);
    if (phrase) return phrase;
    if (quoted === undefined && isSmall(token, isNot)) return undefined;
    if (isAbbreviated(token) || isShare(token)) return { many: 1, end };
    const word = quoted ?? text.slice(start, end);
    if (isNot && fillers.has(folded)) return { many: 1, end };
    const meant = isNot || !isTyped || corrections >= mostCorrections ? undefined : corrected(folded);
    if (!meant) return { many: 1, end, meaning: { kind: 'word', word } };
    corrections++;
    return { many: 1, end, meaning: meant, typed: word };
  };

  /** « ni » joins unwanted words; other words that mean "not" begin them, and are unwanted themselves after a minus. */
  function isSmall({ folded, elided, minus }: Token, isNot: boolean): boolean {
    if (minus) return false;
    return (
      elided === true ||
      stopWords.has(folded) ||
      orWords.has(folded) ||
      andWords.has(folded) ||
      (!isNot && notWords.has(folded))
    );
  }

  function readFigure(at: number, start: number): Step | undefined {
    const token = tokens[at] as Token;
    if (!mayBeginFigure(token.folded)) return undefined;
    // The sign of money, or « < », stands before the first word.
    const before = /[€<>+]/.test(text[start - 1] ?? '') ? start - 1 : start;
    const read = figureAt(text, before) ?? (before === start ? undefined : figureAt(text, start));
    if (!read || (read.figure.kind !== 'nothing' && !offered(read.figure.kind))) return undefined;
    let many = 1;
    while ((tokens[at + many]?.start ?? Number.POSITIVE_INFINITY) < read.end) many++;
    return { many, end: read.end, ...(read.figure.kind !== 'nothing' && { meaning: read.figure }) };
  }

  /** The longest phrase from here on that means something. */
  function readPhrase(at: number, most: number): Step | undefined {
    const phrases: { folded: string; spaced: string }[] = [];
    for (let many = 1; many <= most; many++) {
      const token = tokens[at + many - 1];
      if (!token || (many > 1 && (token.apart || token.quoted !== undefined || token.minus))) break;
      const before = phrases.at(-1);
      phrases.push({
        folded: (before?.folded ?? '') + token.folded,
        spaced: before ? `${before.spaced} ${token.spaced}` : token.spaced,
      });
    }
    for (let many = phrases.length; many > 0; many--) {
      const { elided, end } = tokens[at + many - 1] as Token;
      const { folded, spaced } = phrases[many - 1] as (typeof phrases)[number];
      if (elided || (many === 1 && (isTooShort(tokens[at] as Token) || isAbbreviated(tokens[at] as Token)))) continue;
      if (ignoredPhrases.has(folded)) return { many, end };
      const terms = termsOf(folded, spaced, many);
      const level = terms.find(({ kind }) => kind === 'languageLevel');
      const meaning = terms.flatMap(meaningsOf).find(({ kind }) => offered(kind));
      if (!meaning) continue;
      const seniority = meaning.kind === 'years' ? { seniority: true as const } : {};
      return { many, end, meaning, ...seniority, ...(level && offered('level') && { level: Number(level.target) }) };
    }
    return undefined;
  }

  /** A meaning of the vocabulary comes before a city of the same name. */
  function termsOf(folded: string, spaced: string, many: number): readonly Term[] {
    const terms = vocabulary.find(folded);
    // « Y », « Eu » and « Sens » are cities, but a small word alone is none.
    const isName = many > 1 || (folded.length > 2 && !stopWords.has(folded));
    const city = terms.length === 0 && isName ? places.find(spaced) : undefined;
    return city === undefined ? terms : [{ kind: 'place', target: city }];
  }

  /** « R&D » is no R. */
  function isAbbreviated({ start, end, folded }: Token): boolean {
    return folded.length === 1 && (text[end] === '&' || text[start - 1] === '&');
  }

  /** « 100 % » beside « sur site » says no more. */
  function isShare({ end, folded }: Token): boolean {
    return /^\d{1,3}$/.test(folded) && /^\s?%/.test(text.slice(end, end + 2));
  }

  /** « go » is a verb and « c » a letter in the sentences of an offer: there they need their capital letter. */
  function isTooShort({ start, end, folded }: Token): boolean {
    return !isTyped && folded.length <= 2 && !/^\p{Lu}/u.test(text.slice(start, end));
  }

  function corrected(folded: string): Meaning | undefined {
    if (fillers.has(folded) || known?.(folded)) return undefined;
    speller ??= makeSpeller([...vocabulary.phrases(), ...places.names()]);
    const phrase = speller(folded);
    const terms = phrase === undefined ? [] : termsOf(phrase, phrase, 1);
    return terms.flatMap(meaningsOf).find(({ kind }) => offered(kind) && kind !== 'level');
  }
}

function meaningsOf({ kind, target }: Term): Meaning[] {
  switch (kind) {
    case 'technology':
    case 'profession':
    case 'language':
    case 'region':
      return [{ kind, id: target }];
    case 'place':
      return [{ kind: 'city', id: target }];
    case 'seniority': {
      const { least, most } = seniorityYears[target as Seniority] ?? {};
      return [{ kind: 'years', from: least || undefined, to: most }];
    }
    case 'contract':
      return contractTypes.filter((type) => type === target).map((type) => ({ kind, type }));
    case 'remote':
      return remoteFrequencies.filter((one) => one === target).map((frequency) => ({ kind, frequency }));
    case 'state':
      return visibleJobSearchStates.filter((one) => one === target).map((state) => ({ kind, state }));
    case 'languageLevel':
      return [{ kind: 'level', value: Number(target) }];
  }
}
