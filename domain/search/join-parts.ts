import { phraseOf } from '../vocabulary/vocabulary.ts';
import { fillers } from './small-words.ts';
import type { Span } from './tokens.ts';
import type { Correction, Meaning, Part, Understood } from './understood.ts';

/** One thing in the text, in its order. */
export type Found = {
  span: Span;
  meaning: Meaning;
  /** What stands between it and the one before; '/' between two technologies means both. */
  joint: 'or' | 'and' | 'slash' | 'comma' | 'none';
  /** Where that word or sign is. */
  jointSpan?: Span;
  /** The word that makes it unwanted: « sauf ». */
  notSpan?: Span;
  /** The words that make it only welcome: « un plus ». */
  welcomeSpan?: Span;
  /** The years come from a word for seniority; years in figures count before it. */
  seniority?: true;
  /** Next to a language it is a level of it. */
  level?: number;
  /** The misspelt word that was read as this. */
  typed?: string;
};

/** Puts together what belongs together: « ou » between two things, a language and its level, years and seniority. */
export function joinParts(text: string, found: readonly Found[]): Understood {
  const levels = found.map((one, index) => withLevel(text, one, found[index - 1], found[index + 1]));
  const items = orRemote(text, yearsTogether(withoutFillers(cityNumbers(unwantedChains(levels)))));
  const parts = new Map<string, Part>();
  const corrections: Correction[] = [];
  for (const [index, item] of items.entries()) {
    const key = JSON.stringify(item.meaning);
    const part: Part = parts.get(key) ?? { ...item.meaning, typed: text.slice(...item.span), spans: [] };
    part.spans.push(...spansOf(item, items[index - 1], items[index + 1]));
    parts.set(key, part);
    if (item.typed !== undefined) corrections.push({ typed: item.typed, span: item.span, part });
  }
  return { text, parts: [...parts.values()], groups: technologyGroups(items), corrections };
}

/** What leaves the text with a part: its words, and the « ou » or « et » that joins it to another of its kind. */
function spansOf(item: Found, before: Found | undefined, next: Found | undefined): Span[] {
  const chain = (a: Found | undefined, b: Found | undefined) =>
    b?.joint === 'or' || b?.joint === 'slash' || (isChained(a) && isChained(b) && a?.notSpan === b?.notSpan);
  const joint = chain(before, item) ? item.jointSpan : chain(item, next) ? next?.jointSpan : undefined;
  // « sauf PHP et Java » without PHP is « sauf Java ».
  const shared = [before, next].some((one) => isChained(one) && one?.notSpan === item.notSpan);
  const together = [before, next].some((one) => one?.welcomeSpan === item.welcomeSpan);
  const own = [shared ? undefined : item.notSpan, together ? undefined : item.welcomeSpan];
  return [...own, item.span, joint].filter((span) => span !== undefined);
}

const isChained = (item: Found | undefined) => item?.meaning.kind === 'without' && item.notSpan !== undefined;

/** A level next to a language belongs to it; any other level is what the word means otherwise, or a plain word. */
function withLevel(text: string, item: Found, before: Found | undefined, after: Found | undefined): Found {
  if (item.level === undefined) return item;
  const beside = before?.meaning.kind === 'language' || (after?.meaning.kind === 'language' && after.joint === 'none');
  if (beside) return { ...item, meaning: { kind: 'level', value: item.level } };
  return item.meaning.kind === 'level' ? { ...item, meaning: { kind: 'word', word: text.slice(...item.span) } } : item;
}

/** « sauf PHP et Java »: a technology joined to an unwanted one is unwanted too. */
function unwantedChains(items: readonly Found[]): Found[] {
  const chained: Found[] = [];
  for (const item of items) {
    const before = chained.at(-1);
    const goesOn =
      before?.meaning.kind === 'without' && before.notSpan && (item.joint === 'and' || item.joint === 'or');
    if (goesOn && item.meaning.kind === 'technology')
      chained.push({ ...item, meaning: { kind: 'without', id: item.meaning.id }, notSpan: before.notSpan as Span });
    else chained.push(item);
  }
  return chained;
}

/** « Paris 15e » and « 44000 Nantes »: districts and postcodes belong to the city. */
function cityNumbers(items: readonly Found[]): Found[] {
  const isCity = (one: Found | undefined) => one?.meaning.kind === 'city';
  return items.flatMap((item, index) => {
    const { meaning } = item;
    if (meaning.kind !== 'word') return [item];
    const district = /^\d{1,2}(e|er|eme|ème|th|st|nd|rd)?$/i.test(meaning.word) && isCity(items[index - 1]);
    const postcode = /^\d{5}$/.test(meaning.word) && (isCity(items[index - 1]) || isCity(items[index + 1]));
    return district || postcode ? [] : [item];
  });
}

/** Words around a search (« profil », « cherche ») count only where there is nothing else. */
function withoutFillers(items: Found[]): Found[] {
  const telling = items.filter(({ meaning }) => !(meaning.kind === 'word' && fillers.has(phraseOf(meaning.word))));
  return telling.length > 0 ? telling : items;
}

/** Years in figures; without figures, from the least to the most of all words for seniority. */
function yearsTogether(items: readonly Found[]): Found[] {
  const said = items.filter((item) => item.meaning.kind === 'years');
  const figures = said.filter((item) => !item.seniority);
  const used = figures.length > 0 ? figures : said;
  if (used.length === 0) return [...items];
  const years = used.flatMap(({ meaning }) => (meaning.kind === 'years' ? [meaning] : []));
  const least = years.map(({ from }) => from ?? 0);
  const most = years.map(({ to }) => to ?? Number.POSITIVE_INFINITY);
  // Figures narrow each other, words widen: « junior ou confirmé ».
  const [from, to] =
    figures.length > 0 ? [Math.max(...least), Math.min(...most)] : [Math.min(...least), Math.max(...most)];
  const meaning: Meaning = {
    kind: 'years',
    from: from || undefined,
    to: Number.isFinite(to) && to >= from ? to : undefined,
  };
  return items.flatMap((item) => {
    if (item.meaning.kind !== 'years') return [item];
    return used.includes(item) ? [{ ...item, meaning }] : [];
  });
}

/** « Nantes ou télétravail », « Nantes, télétravail possible »: either. « Nantes télétravail »: both. */
function orRemote(text: string, items: readonly Found[]): Found[] {
  const isPlace = (one: Found | undefined) => one?.meaning.kind === 'city' || one?.meaning.kind === 'region';
  const isEither = (one: Found | undefined) => one?.joint === 'or' || one?.joint === 'slash';
  const hasPlace = items.some(isPlace);
  return items.map((item, index) => {
    if (item.meaning.kind !== 'remote' || item.meaning.frequency !== 'fullTime') return item;
    const next = items[index + 1];
    const isPossible = hasPlace && possible.test(text.slice(item.span[1], item.span[1] + 30));
    const either = (isPlace(items[index - 1]) && isEither(item)) || (isPlace(next) && isEither(next)) || isPossible;
    return either ? { ...item, meaning: { kind: 'orRemote' } } : item;
  });
}

const possible = /^\s{0,3}(?:100\s?%\s?)?(?:possible|accept[ée]|accepted|envisageable|ok\b|welcome)/i;

/** Side by side means all of them; « React, Vue ou Angular » means one of the three. */
function technologyGroups(items: readonly Found[]): string[][] {
  const groups: { ids: string[]; joint: Found['joint'] }[] = [];
  for (const [index, { meaning, joint }] of items.entries()) {
    if (meaning.kind !== 'technology') continue;
    const last = groups.at(-1);
    if (!last || items[index - 1]?.meaning.kind !== 'technology') groups.push({ ids: [meaning.id], joint: 'none' });
    else if (joint !== 'or') groups.push({ ids: [meaning.id], joint });
    else last.ids.push(meaning.id);
    // The list before « ou » belongs to it.
    while (joint === 'or' && groups.at(-1)?.joint === 'comma') {
      const listed = groups.pop();
      groups.at(-1)?.ids.push(...(listed?.ids ?? []));
    }
  }
  const sorted = groups.map(({ ids }) => [...new Set(ids)].sort());
  return [...new Map(sorted.map((group) => [group.join(' '), group])).values()];
}
