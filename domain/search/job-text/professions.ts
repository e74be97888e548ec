import type { JobNeed } from './job-need.ts';
import { type Mention, meantAs } from './mentions.ts';
import type { ReadSentence } from './places.ts';
import { quoteAt } from './quote.ts';

/** Says who is looked for. */
export const hiring =
  /\b(?:(?:re)?cherch(?:e|ons) (?:une?|son|sa|notre|des|actuellement)|looking for|hiring|recrut(?:e|ons) (?:une?|son|sa|notre|des|actuellement)|poste de|en tant que|join us as|role of|as an? )/;
/** The fewest letters of a single word that is read as a profession: « IA » or « data » may be the subject of the work. */
const leastAlone = 6;
const mostProfessions = 3;
const shortProfessions = new Set(['front', 'back', 'cto', 'dba', 'sre']);

/** The profession of the title; without one, that of the sentence that says who is looked for. */
export function professionsIn(sentences: readonly ReadSentence[]): JobNeed['professions'] {
  const ways: ((sentence: ReadSentence) => boolean)[] = [
    ({ section }) => section === 'title',
    ({ section, plain }) => section === 'header' && plain.length <= 140,
    ({ plain }) => hiring.test(plain),
  ];
  for (const [index, way] of ways.entries()) {
    for (const sentence of sentences.filter(way)) {
      const named = sentence.mentions.filter((mention) => meantAs(mention, 'profession') !== undefined);
      const clear = named.filter(isClear);
      const used = clear.length > 0 ? clear : index === 0 ? named : [];
      const ids = [...new Set(used.map((mention) => meantAs(mention, 'profession') as string))];
      if (ids.length > 0)
        return ids.slice(0, mostProfessions).map((id) => ({ id, said: quoteAt(sentence.text, used[0]?.start ?? 0) }));
    }
  }
  return [];
}

const isClear = ({ words, folded }: Mention) =>
  words > 1 || folded.length >= leastAlone || shortProfessions.has(folded);
