import { isDenied, weighMentions } from './cues.ts';
import type { JobNeed } from './job-need.ts';
import { type Mention, meantAs } from './mentions.ts';
import type { ReadSentence } from './places.ts';
import { isOfOrigin } from './protected-words.ts';
import { quoteAt } from './quote.ts';

/** « leader français » and "our French clients" are no languages; a sentence about languages has one of these. */
const spoken =
  /\b(?:parl(?:e|er|ez|es|ee|es)\b|speak|spoken|ecrit|written|oral|oraux|courant|couramment|fluen|bilingu|niveau|level|maitris|proficien|langues?|languages?|lue?,? |requis|required|exige|indispensable|necessaire|imperati|obligatoire|toeic|toefl|convers|professionnel|professional|working|good|bon(?:ne)?\b|aisance|a l'aise|excellent|[abc][12]\b|un plus|a plus|apprecie|atout|optional|souhaite|technique|comprehension|notions|command|bonus)/;
/** What follows an adjective: "French market". */
const adjective =
  /^ (?:market|start-?ups?|fintech|company|companies|leader|clients?|customers?|team|tech|office|group|law|version|market|unicorn|scale|press|subsidiary|government|public|based|market)/;
/** A language that is not required. */
const welcome =
  /\b(?:plus|bonus|atout|appreci|souhait|ideal|optional|preferred|asset|desirable|facultati|bienvenu|welcome)/;
const longestItem = 60;
/** So far from a language stands its level. */
const levelBefore = 32;
const levelAfter = 34;

/** The languages that a text asks for, each with its level. */
export function languagesIn(sentences: readonly ReadSentence[]): JobNeed['languages'] {
  const found = new Map<string, JobNeed['languages'][number]>();
  for (const sentence of sentences) {
    const { plain, section, label, text } = sentence;
    const languages = sentence.mentions.filter((mention) => meantAs(mention, 'language') !== undefined);
    if (languages.length === 0 || (section === 'about' && label === undefined)) continue;
    const isItem = (section === 'required' || section === 'nice') && plain.length <= longestItem;
    if (label !== 'language' && !isItem && !spoken.test(plain)) continue;
    const levels = sentence.mentions.filter((mention) => meantAs(mention, 'languageLevel') !== undefined);
    const weights = weighMentions(label === 'language' ? { ...sentence, section: 'required' } : sentence, languages);
    for (const [index, mention] of languages.entries()) {
      if (adjective.test(plain.slice(mention.end, mention.end + 15)) || isDenied(plain, mention)) continue;
      const id = meantAs(mention, 'language') as string;
      const level = levelOf(plain, languages, index, levels);
      // « Anglais courant, espagnol apprécié »: beside a level, only the words of its own clause make it a wish.
      const about = level > 0 ? clauseAt(plain, mention) : plain;
      const must = section !== 'nice' && !(weights[index] === 'nice' && welcome.test(about));
      const said = quoteAt(text, mention.start);
      const known = found.get(id);
      if (!known) found.set(id, { id, level, must, said });
      else
        found.set(id, {
          id,
          level: Math.max(known.level, level),
          must: known.must || must,
          said: known.level >= level ? known.said : said,
        });
    }
  }
  return [...found.values()];
}

/** What stands between the commas around it. */
function clauseAt(plain: string, { start, end }: Mention): string {
  const next = plain.indexOf(',', end);
  return plain.slice(plain.lastIndexOf(',', start) + 1, next < 0 ? plain.length : next);
}

/** The level beside a language, or beside another that « et » joins to it. */
function levelOf(plain: string, languages: readonly Mention[], index: number, levels: readonly Mention[]): number {
  const { start, end } = languages[index] as Mention;
  const [before, next] = [languages[index - 1], languages[index + 1]];
  const value = (level: Mention) => (isOfOrigin(level.folded) ? 0 : Number(meantAs(level, 'languageLevel')));
  const following = levels.find(
    (level) =>
      level.start >= end &&
      level.start - end <= levelAfter &&
      (!next || level.end <= next.start) &&
      !/[,;]/.test(plain.slice(end, level.start)),
  );
  if (following) return value(following);
  const isJoined = (a: Mention | undefined, b: Mention | undefined) =>
    a !== undefined &&
    b !== undefined &&
    /^(?:,| et| and|\/| &)(?: en| in| l'| le)?\s?$/.test(plain.slice(a.end, b.start));
  const leading = levels.findLast(
    (level) =>
      level.end <= start &&
      start - level.end <= levelBefore &&
      (!before || level.start >= before.end) &&
      !/[,;]/.test(plain.slice(level.end, start)),
  );
  if (leading) return value(leading);
  if (isJoined(languages[index], next) && !/,/.test(plain.slice(end, next?.start)))
    return levelOf(
      plain,
      languages,
      index + 1,
      levels.filter((level) => level.start >= (next?.end ?? 0)),
    );
  if (isJoined(before, languages[index])) return levelBeforeAll(plain, languages, index - 1, levels, value);
  return 0;
}

/** "fluent in French and English": the level before the first counts for both. */
function levelBeforeAll(
  plain: string,
  languages: readonly Mention[],
  index: number,
  levels: readonly Mention[],
  value: (level: Mention) => number,
): number {
  const first = languages[index] as Mention;
  const leading = levels.findLast(
    (level) =>
      level.end <= first.start &&
      first.start - level.end <= levelBefore &&
      !/[,;]/.test(plain.slice(level.end, first.start)),
  );
  return leading ? value(leading) : 0;
}
