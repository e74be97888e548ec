import type { JobNeed } from './job-need.ts';
import { type Mention, meantAs } from './mentions.ts';
import { quoteAt } from './quote.ts';
import type { Sentence } from './sections.ts';

export type ReadSentence = Sentence & { mentions: Mention[] };

/** Several offices of the company are no place of the job. */
const offices =
  /\b(?:bureaux|offices|agences|implantations?|implantee?s?|sites|filiales|hubs?|antennes|repartis|presente?s? (?:a|en|dans)|other|autres|locations|countries|pays)\b/;
/** Words before a city that say where the job is. */
const atPlace =
  /\b(?:basee?s? (?:a|sur|en|dans|pres de|au coeur de)|situee?s? (?:a|en|au|pres de|dans)|based (?:in|near|out of)|located in|office in|offices? (?:is|are) in|bureaux? (?:de|a|sur|situe)|locaux (?:de|a|sur)|lieu|site de|in|at|a|au|sur|en|pour|agence de|equipe de|hub de|near|proche de|centre de)(?: (?:the )?(?:centre|center|coeur|heart|downtown|central|centre-ville)(?: (?:de|of))?)?\s$/;
const based = /\b(?:basee?s? (?:a|sur)|situee?s? a|based in|located in)\s$/;

const isPlace = (mention: Mention) =>
  meantAs(mention, 'place') !== undefined || meantAs(mention, 'region') !== undefined;

/** The place of the job: from its own line, the head of the text, or « basé à »; not the offices of the company. */
export function placesIn(sentences: readonly ReadSentence[]): Pick<JobNeed, 'cities' | 'regions'> {
  const ways: ((sentence: ReadSentence) => Mention[])[] = [
    ({ label, mentions }) => (label === 'place' ? mentions : []),
    ({ section, mentions }) => (section === 'title' ? mentions : []),
    ({ section, mentions, plain }) =>
      section === 'header' && !offices.test(plain) && plain.length <= 140 ? mentions : [],
    ({ section, mentions, plain }) => (section === 'about' || offices.test(plain) ? [] : after(plain, mentions, based)),
    ({ section, mentions, plain }) =>
      section === 'about' || offices.test(plain) ? [] : after(plain, mentions, atPlace),
    ({ mentions, plain }) => (offices.test(plain) ? [] : after(plain, mentions, based)),
  ];
  for (const way of ways) {
    const found = { cities: [], regions: [] } as Pick<JobNeed, 'cities' | 'regions'>;
    for (const sentence of sentences) {
      const named = way(sentence).filter(isPlace);
      if (named.length === 0) continue;
      for (const [kind, list] of [
        ['place', found.cities],
        ['region', found.regions],
      ] as const)
        for (const mention of named) {
          const id = meantAs(mention, kind);
          if (id !== undefined && !list.some((one) => one.id === id))
            list.push({ id, said: quoteAt(sentence.text, mention.start) });
        }
      return found.cities.length > 0 ? { ...found, regions: [] } : found;
    }
  }
  return { cities: [], regions: [] };
}

/** The place after such words, with those that « ou » and commas join to it. */
function after(plain: string, mentions: readonly Mention[], words: RegExp): Mention[] {
  const places = mentions.filter(isPlace);
  const first = places.findIndex(({ start }) => words.test(plain.slice(Math.max(0, start - 40), start)));
  if (first < 0) return [];
  const found = [places[first] as Mention];
  for (const next of places.slice(first + 1)) {
    if (!/^\s?(?:,|\/|ou|or|et|and)(?: a| in)?\s?$/.test(plain.slice(found.at(-1)?.end, next.start))) break;
    found.push(next);
  }
  return found;
}
