import { foldAsStored } from '../text/fold.ts';

/** All characters between words; the signs of C++ and C# were replaced by letters before. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of the database's own function
const betweenWords = /[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+/g;
const longestWord = 40;

/** 'C++', 'C#' and '.NET' would become 'c' and 'net' without their signs. */
function withSignsAsLetters(text: string): string {
  return text
    .replace(/(^|[^a-z0-9])c\+\+/g, '$1 cplusplus ')
    .replace(/(^|[^a-z0-9])([cfj])#/g, '$1 $2sharp ')
    .replace(/(^|[^a-z0-9])\.net(?![a-z0-9])/g, '$1 dotnet ');
}

function split(text: string): string[] {
  const words = text.replace(betweenWords, ' ').split(' ');
  return [...new Set(words.filter(Boolean).map((word) => word.slice(0, longestWord).toWellFormed()))];
}

/**
 * The words that a text is indexed by. 'Node.js' is also indexed as 'nodejs', and 'front-end' as 'frontend'; a plural
 * also as its singular.
 */
export function wordsOf(text: string): string[] {
  const written = withSignsAsLetters(foldAsStored(text))
    .replace(/([a-z0-9]+)\.(js|net)(?![a-z0-9])/g, '$1 $2 $1$2 ')
    .replace(/([a-z0-9]+)-([a-z0-9]+)/g, '$1 $2 $1$2');
  return [...new Set(split(written).flatMap((word) => [word, singular(word)]))];
}

/**
 * 'hooks' → 'hook'; 'class' and 'css' do not change. A simple rule for two languages, the same for texts and searches.
 */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Frequent words that say nothing about a question. */
const stopWords = new Set(
  `a ai au aux avec ca ce ces cet cette dans de des du elle en entre est et etre faut font il ils je la le les leur lui
   me ne nous on ont ou par pas pour quand que quel quelle quelles quels qui quoi sa se ses si son sont sous sur te tu un
   une vers versus votre vous vs y comment pourquoi
   an and are as at be between by can did do does for from has have how i in is it its of on or should that the their
   there these they this to was what when where which who why will with would you your`.split(/\s+/),
);
/** « l’état », « qu’une », “what’s”: the letter beside the apostrophe is not the language C, D or S. */
const elisions = /(^|[^a-z0-9])([cdjlmnst]|qu)['’]|['’](s|t|re|ve|ll)(?![a-z0-9])/g;

/** The most words of one search; the rest of a pasted text is ignored. */
const mostSearched = 8;

/** The words of a search in order; the last one may be incomplete. */
export function searchedWords(text: string): string[] {
  const typed = split(
    withSignsAsLetters(foldAsStored(text).replace(elisions, ' '))
      .replace(/([a-z0-9]+)\.(js|net)(?![a-z0-9])/g, '$1$2 ')
      .replace(/(front|back|full)-(end|stack)/g, '$1$2'),
  );
  const telling = typed.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : typed).slice(0, mostSearched);
}

/** Typed words that have another name in the texts: 'k8s' → 'kubernetes' (docs/product/shell.md, Vocabulary). */
export type OtherNames = Readonly<Record<string, string>>;

/** The forms of a word and of its other name that texts are indexed by. */
export function wholeForms(word: string, others: OtherNames = {}): string[] {
  const other = Object.hasOwn(others, word) ? others[word] : undefined;
  return [...new Set([word, ...(other ? [other] : [])].map(singular))];
}
