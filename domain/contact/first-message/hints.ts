import { fold } from '../../text/fold.ts';

/** docs/product/contact.md, First messages: what makes a reply more likely. Never a reason to refuse. */
const messageHints = ['offer', 'person', 'question', 'length', 'own'] as const;
export type MessageHint = (typeof messageHints)[number];

/** More is seldom read to its end. */
const readableLength = 1000;

/** What a recruiter sees of the person: favourite technologies and titles. */
export type PersonWords = { technologies: readonly string[]; titles: readonly string[] };

export type HintFacts = {
  firstName: string | null;
  /** The title of the chosen offer. */
  job: string | null;
  /** null: the profile may not be looked at, or the message goes to several people; then that hint is left out. */
  person: PersonWords | null;
  /** What messageWords made of the last first messages of the recruiter. */
  earlier: readonly string[];
};

/** Each hint, and whether the text follows it, in their order. Longer texts are compared up to this length. */
const compared = 4000;

export function hintsOf(typed: string, { firstName, job, person, earlier }: HintFacts): [MessageHint, boolean][] {
  const text = typed.slice(0, compared);
  const met: Record<MessageHint, boolean> = {
    offer: namesPay(text) || (job !== null && namesTitle(text, job)),
    person: person !== null && namesPerson(text, person),
    question: [...text.matchAll(/\?+/g)].length === 1,
    length: typed.trim().length <= readableLength,
    own: !earlier.includes(messageWords(text, firstName)),
  };
  return messageHints.filter((hint) => hint !== 'person' || person !== null).map((hint) => [hint, met[hint]]);
}

/** « 45 k€ », « 45-55k », « €45k », « 500 euros ». */
const pay = /\d\s?k\b|\d\s?k?\s?(?:€|euros?\b|eur\b)|€\s?\d/i;
const namesPay = (text: string): boolean => pay.test(text);

function namesPerson(text: string, { technologies, titles }: PersonWords): boolean {
  return titles.some((title) => namesTitle(text, title)) || technologies.some((name) => namesWord(text, name));
}

const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? [];
/** Enough of a word to find its other forms: « développeur », « développeuse ». */
const stem = 6;

/** Every word of a title begins a word of the text; « ·euse » after a point is an ending. */
function namesTitle(text: string, title: string): boolean {
  const stems = wordsOf(title.replace(/·\p{L}+/gu, ''))
    .filter((word) => word.length >= 3)
    .map((word) => word.slice(0, stem));
  const words = new Set(wordsOf(text).map((word) => word.slice(0, stem)));
  return stems.length > 0 && stems.every((one) => words.has(one));
}

const partOfWord = /[\p{L}\p{N}_+#]/u;

/** The name as a word of its own. Names of one or two letters (C, R, Go) only in their own capitals, never « c’est ». */
function namesWord(text: string, name: string): boolean {
  const short = name.length <= 2;
  const [inside, wanted] = short ? [text, name] : [fold(text), fold(name)];
  if (wanted === '') return false;
  for (let at = inside.indexOf(wanted); at >= 0; at = inside.indexOf(wanted, at + 1)) {
    const [before, after] = [inside[at - 1] ?? ' ', inside[at + wanted.length] ?? ' '];
    if (!partOfWord.test(before) && !partOfWord.test(after) && !(short && /['’-]/.test(after))) return true;
  }
  return false;
}

/** The words of a message without the name of its reader, to recognise the same message to another person. */
export function messageWords(text: string, firstName: string | null): string {
  const name = firstName === null ? [] : wordsOf(firstName);
  return wordsOf(text.slice(0, compared))
    .filter((word) => !name.includes(word))
    .join(' ');
}
