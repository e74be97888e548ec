/** Without capitals and accents, as people type; the database does the same in `catalogue_text` (migration 0024). */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[œŒ]/g, 'oe')
    .replace(/[æÆ]/g, 'ae')
    .toLowerCase();
}

/** Everything between words: the signs of C++ and C# have become letters before. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of the database's own function
const betweenWords = /[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+/g;
const longestWord = 40;

/** 'C++', 'C#' and '.NET' would be 'c' and 'net' without their signs. */
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
 * The words under which a text is found. 'Node.js' is also written 'nodejs', and 'front-end' 'frontend'; a plural is
 * found as its singular.
 */
export function wordsOf(text: string): string[] {
  const written = withSignsAsLetters(plain(text))
    .replace(/([a-z0-9]+)\.(js|net)(?![a-z0-9])/g, '$1 $2 $1$2 ')
    .replace(/([a-z0-9]+)-([a-z0-9]+)/g, '$1 $2 $1$2');
  return [...new Set(split(written).flatMap((word) => [word, singular(word)]))];
}

/** 'hooks' → 'hook'; 'class' and 'css' stay. Good enough for two languages, and the same everywhere. */
export function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Little words that say nothing about a question. */
const stopWords = new Set(
  `a ai au aux avec ca ce ces cet cette dans de des du elle en entre est et etre faut font il ils je la le les leur lui
   me ne nous on ont ou par pas pour quand que quel quelle quelles quels qui quoi sa se ses si son sont sous sur te tu un
   une vers versus votre vous vs y comment pourquoi
   an and are as at be between by can did do does for from has have how i in is it its of on or should that the their
   there these they this to was what when where which who why will with would you your`.split(/\s+/),
);
/** « l’état », « qu’une », “what’s”: the letter before or after the sign is no language called C, D or S. */
const elisions = /(^|[^a-z0-9])([cdjlmnst]|qu)['’]|['’](s|t|re|ve|ll)(?![a-z0-9])/g;

/** Most words that one search looks for; the rest of a pasted text is left out. */
const mostSearched = 8;

/** What somebody looks for: word by word, the last one perhaps only begun. */
export function searchedWords(text: string): string[] {
  const typed = split(
    withSignsAsLetters(plain(text).replace(elisions, ' '))
      .replace(/([a-z0-9]+)\.(js|net)(?![a-z0-9])/g, '$1$2 ')
      .replace(/(front|back|full)-(end|stack)/g, '$1$2'),
  );
  const telling = typed.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : typed).slice(0, mostSearched);
}

/** What people type for something that has another name in the texts. */
const otherNames = new Map([
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['py', 'python'],
  ['cpp', 'cplusplus'],
  ['cs', 'csharp'],
  ['golang', 'go'],
  ['k8s', 'kubernetes'],
  ['postgres', 'postgresql'],
  ['pg', 'postgresql'],
  ['node', 'nodejs'],
  ['vue', 'vuejs'],
  ['reactjs', 'react'],
]);

/** A word as every text that has it is known by it, and the same for its other name. */
export function wholeForms(word: string): string[] {
  const other = otherNames.get(word);
  return [...new Set([word, ...(other ? [other] : [])].map(singular))];
}
