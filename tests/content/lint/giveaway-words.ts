import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';
import { optionsOf } from './options.ts';
import { type Locale, locales, withoutCode, wordsOf } from './prose.ts';

/** Too common to be a hint. */
const common = {
  fr: `ainsi alors après aucun aucune aussi autre autres avant avec avoir bien cela cette ceux chaque comme dans depuis des donc
    dont elle elles entre est être fait fois font leur leurs lors mais même moins nous par pas pendant peut peuvent plus pour
    pourquoi quand que quel quelle quelles quels qui quoi sans sera ses soit son sont sous sur tous tout toute toutes très
    une vaut vers vous votre les lui ils aux ces cet non oui nul nulle puis car ont été deux trois quatre cinq seul seule`,
  en: `about after again all also and any are another because been before being both but can cannot could did does done each
    else ever every for from get gets had has have here how into its itself just keep like made make makes many may might
    more most much must not now off once one only onto other our out own over same should since some such take takes
    than that the their them then there these they this those through time times too two under until use used uses using very was way
    were what when where which while who whose why will with without would you your three four five whether`,
} satisfies Record<Locale, string>;
const commonWords = { fr: new Set(common.fr.split(/\s+/)), en: new Set(common.en.split(/\s+/)) };

/** Words that say something, by their beginning, so that “file” and “files” are the same word. */
function tellingWords(text: string, locale: Locale): Map<string, string> {
  const words = wordsOf(text).filter((word) => word.length > 2 && !commonWords[locale].has(word));
  return new Map(words.map((word) => [word.replace(/(?<=\p{L}{2})(?:e?s|e|x)$/u, ''), word]));
}

/** Without names that the code of the question shows: an option that uses them repeats the code, not the title. */
function withoutKnownNames(option: string, code: string): string {
  const known = new Set(wordsOf(code));
  return option.replace(/`[^`]+`/g, (piece) =>
    wordsOf(piece)
      .filter((word) => !known.has(word))
      .join(' '),
  );
}

/** The words that all right options have and no wrong one. */
function onlyRight(question: ContentQuestion, locale: Locale): Map<string, string> {
  const options = optionsOf(question, locale);
  if (!options) return new Map();
  const told = (option: string) => tellingWords(withoutKnownNames(option, question.code ?? ''), locale);
  const [first = new Map<string, string>(), ...others] = options.right.map(told);
  const refused = tellingWords(options.wrong.join(' '), locale);
  return new Map([...first].filter(([start]) => others.every((one) => one.has(start)) && !refused.has(start)));
}

/** Words of the title, outside its code, that every right option repeats and no wrong one. */
export function repeatedWords(question: ContentQuestion): string[] {
  return locales.flatMap((locale) => {
    const title = tellingWords(withoutCode(question.title[locale]), locale);
    const found = [...onlyRight(question, locale)].filter(([start]) => title.has(start)).map(([, word]) => word);
    return found.length > 0 ? [`${locale}: ${found.join(', ')}`] : [];
  });
}

/** Several words that all right options have in common and no wrong one: the right ones visibly belong together. */
export function sharedWords(question: ContentQuestion): string[] {
  if (question.format !== 'choice' || question.right.length < 2) return [];
  return locales.flatMap((locale) => {
    const found = [...onlyRight(question, locale).values()];
    return found.length > 1 ? [`${locale}: ${found.join(', ')}`] : [];
  });
}
