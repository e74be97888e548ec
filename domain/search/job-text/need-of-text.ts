import { longestJobText } from '../../library/needs/job-text-limits.ts';
import { mostValues } from '../../library/parameters.ts';
import { type Seniority, seniorityYears } from '../../vocabulary/seniority.ts';
import type { Term, Vocabulary, VocabularyKind } from '../../vocabulary/vocabulary.ts';
import type { Understanding } from '../understand.ts';
import { contractsIn } from './contracts.ts';
import { isDenied, weighMentions } from './cues.ts';
import type { JobNeed } from './job-need.ts';
import { languagesIn } from './languages.ts';
import { linesOf } from './lines.ts';
import { meantAs, mentionsOf } from './mentions.ts';
import { payIn } from './pay.ts';
import { placesIn, type ReadSentence } from './places.ts';
import { hiring, professionsIn } from './professions.ts';
import { isOfAge, type ProtectedWord, protectedIn } from './protected-words.ts';
import { quoteAt } from './quote.ts';
import { type RemoteSaid, remoteIn } from './remote.ts';
import { sentencesOf } from './sections.ts';
import { yearsIn } from './years.ts';

type Known = Pick<Understanding, 'vocabulary' | 'places'>;

/** No advertisement has more; made of such short pieces, a text would take long. */
const mostLines = 1000;

/** What a whole job advertisement asks for (docs/product/library.md, A pasted advertisement), read at once. */
export function needOfText(text: string, understanding: Known): JobNeed {
  const reading = readNeed(text, understanding);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/**
 * The same in steps, one for each sentence, so that a server answers other requests between them. Takes a time in
 * proportion to the length of the text: a sentence has a greatest length, and their number is limited.
 */
export function* readNeed(text: string, understanding: Known): Generator<undefined, JobNeed> {
  const { places } = understanding;
  const vocabulary = remembering(understanding.vocabulary);
  const mentions = (line: string) => mentionsOf(line, vocabulary, places);
  const isNamed = (line: string) =>
    mentions(line).some(({ terms }) => terms.some(({ kind }) => tellingKinds.has(kind)));
  const lines = linesOf(text.slice(0, longestJobText)).slice(0, mostLines);
  yield;
  const sentences: ReadSentence[] = [];
  for (const sentence of sentencesOf(lines, isNamed).slice(0, mostLines)) {
    sentences.push({ ...sentence, mentions: mentions(sentence.text) });
    yield;
  }
  const { cities, regions } = placesIn(sentences);
  yield;
  const technologies = technologiesIn(sentences);
  yield;
  const professions = professionsIn(sentences);
  yield;
  const years = yearsOf(sentences);
  yield;
  const remote = remoteOf(sentences);
  yield;
  const hasPlace = cities.length + regions.length > 0;
  return {
    technologies,
    professions,
    years,
    cities,
    regions,
    remote: remote && { frequency: remote.frequency, said: remote.said },
    // A place that is named beside full remote work leaves the choice.
    orRemote: hasPlace && remote?.frequency === 'fullTime',
    contracts: contractsIn(sentences),
    pay: payOf(sentences),
    languages: languagesIn(sentences),
    ignored: ignoredIn(sentences),
  };
}

/** Words come again and again in a text: each phrase is looked up once. */
function remembering(vocabulary: Vocabulary): Vocabulary {
  const known = new Map<string, readonly Term[]>();
  const find = (phrase: string) => {
    const terms = known.get(phrase) ?? vocabulary.find(phrase);
    known.set(phrase, terms);
    return terms;
  };
  return { ...vocabulary, find };
}

/** A line that names one of these is no heading: « Poste en CDI ». */
const tellingKinds = new Set<VocabularyKind>(['technology', 'language', 'remote', 'contract', 'place', 'region']);

/** Required before welcome, then those named most, then in their order; at most as many of each as a search holds. */
function technologiesIn(sentences: readonly ReadSentence[]): JobNeed['technologies'] {
  const found = new Map<string, { id: string; must: boolean; times: number; said: string }>();
  for (const sentence of sentences) {
    const named = sentence.mentions.filter((mention) => meantAs(mention, 'technology') !== undefined);
    const weights = weighMentions(sentence, named);
    for (const [index, mention] of named.entries()) {
      if (isDenied(sentence.plain, mention)) continue;
      const id = meantAs(mention, 'technology') as string;
      const must = weights[index] === 'must';
      const quote = quoteAt(sentence.text, mention.start);
      // An item of a list says little without its heading.
      const said = sentence.under && sentence.section !== 'other' ? `${sentence.under} – ${quote}` : quote;
      const known = found.get(id);
      if (!known) found.set(id, { id, must, times: 1, said });
      else {
        // The sentence that requires it says more than one that only names it.
        if (must && !known.must) Object.assign(known, { must, said });
        known.times++;
      }
    }
  }
  const all = [...found.values()].toSorted((a, b) => b.times - a.times);
  const of = (must: boolean) => all.filter((one) => one.must === must).slice(0, mostValues);
  return [...of(true), ...of(false)].map(({ id, must, said }) => ({ id, must, said }));
}

/** Years in figures; without figures, what a word such as « senior » in the title means. */
function yearsOf(sentences: readonly ReadSentence[]): JobNeed['years'] {
  const said = sentences.flatMap((sentence) => {
    const years = yearsIn(sentence);
    const place = { start: years?.at ?? 0, end: years?.at ?? 0, words: 1, folded: '', terms: [] };
    const isWish = years && weighMentions({ ...sentence, section: 'required' }, [place])[0] === 'nice';
    return years ? [{ ...years, said: quoteAt(sentence.text, years.at), isWish }] : [];
  });
  const asked = said.some(({ isWish }) => !isWish) ? said.filter(({ isWish }) => !isWish) : said;
  const most = asked.toSorted((a, b) => (b.from ?? 0) - (a.from ?? 0))[0];
  if (most) return { from: most.from, to: most.to, said: most.said };
  for (const { section, plain, text, mentions } of sentences) {
    if (section !== 'title' && !hiring.test(plain)) continue;
    const word = mentions.find(
      (one) =>
        meantAs(one, 'seniority') !== undefined && meantAs(one, 'profession') === undefined && !isOfAge(one.folded),
    );
    const years = word && seniorityYears[meantAs(word, 'seniority') as Seniority];
    if (years) return { from: years.least || undefined, to: years.most, said: quoteAt(text, word.start) };
  }
  return undefined;
}

function remoteOf(sentences: readonly ReadSentence[]): (RemoteSaid & { said: string }) | undefined {
  const said = sentences.flatMap((sentence) => {
    const remote = remoteIn(sentence);
    return remote ? [{ ...remote, said: quoteAt(sentence.text, remote.at) }] : [];
  });
  return said.toSorted((a, b) => b.rank - a.rank)[0];
}

function payOf(sentences: readonly ReadSentence[]): JobNeed['pay'] {
  const ordered = [...sentences.filter(({ label }) => label === 'pay'), ...sentences];
  for (const sentence of ordered) {
    const pay = payIn(sentence);
    if (pay) return { most: pay.most, said: quoteAt(sentence.text, pay.at) };
  }
  return undefined;
}

/** One of each kind and word. */
function ignoredIn(sentences: readonly ReadSentence[]): ProtectedWord[] {
  const all = sentences.flatMap(protectedIn);
  return [...new Map(all.map((one) => [`${one.kind} ${one.word.toLowerCase()}`, one])).values()].slice(0, mostValues);
}
