import type { Locale } from '../../viewer.ts';
import { englishAdjectives, englishNouns } from './english.ts';
import { frenchAdjectives, frenchNouns } from './french.ts';

/** `random` gives 0 ≤ x < 1 and is called twice, once per word. */
export function makeNickname(locale: Locale, random: () => number): string {
  if (locale === 'en') return `${pick(englishAdjectives, random)} ${pick(englishNouns, random)}`;
  const noun = pick(frenchNouns, random);
  return `${noun.text} ${pick(frenchAdjectives, random)[noun.gender]}`;
}

/** Whether `makeNickname` can have made this text, in either language. */
export function isNickname(text: string): boolean {
  const [first, second, ...rest] = text.split(' ');
  if (first === undefined || second === undefined || rest.length > 0) return false;
  return secondWords.get(first)?.has(second) ?? false;
}

export function nicknameCount(locale: Locale): number {
  return locale === 'en'
    ? englishAdjectives.length * englishNouns.length
    : frenchNouns.length * frenchAdjectives.length;
}

// The second words of each first word. The words share three sets, so this uses little memory.
const englishSeconds: ReadonlySet<string> = new Set(englishNouns);
const frenchSeconds = {
  masculine: new Set(frenchAdjectives.map((adjective) => adjective.masculine)),
  feminine: new Set(frenchAdjectives.map((adjective) => adjective.feminine)),
};
const secondWords: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...englishAdjectives.map((text) => [text, englishSeconds] as const),
  ...frenchNouns.map((noun) => [noun.text, frenchSeconds[noun.gender]] as const),
]);

function pick<T>(list: readonly T[], random: () => number): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new RangeError('random must give 0 ≤ x < 1');
  return chosen;
}
