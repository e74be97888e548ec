import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';
import { codeSign, type Locale, locales, matches, withoutCode } from './prose.ts';

const ordinals = {
  fr: 'premi(?:er|ère)s?|deuxièmes?|seconde?s?|troisièmes?|quatrièmes?|cinquièmes?|sixièmes?|derni(?:er|ère)s?',
  en: 'first|second|third|fourth|fifth|sixth|last|former|latter',
};
/** What an option is called. */
const option = {
  fr: 'options?|propositions?|affirmations?|correctifs?',
  en: 'options?|answers?|choices?|proposals?|patch(?:es)?',
};
/** May be an option, or a part of the code, or something else that the question speaks of. */
const perhapsOption = {
  fr: 'réponses?|choix|formes?|versions?|variantes?|écritures?|formulations?|solutions?|commandes?|requêtes?|conditions?',
  en: 'forms?|versions?|variants?|wordings?|solutions?|commands?|quer(?:y|ies)|conditions?|statements?',
};
const place = {
  fr: '(?:ci-dessus|ci-dessous|précédentes?|suivantes?)',
  en: '(?:above|below)',
};

const pattern = (locale: Locale, nouns: string): RegExp[] => [
  new RegExp(`\\b(?:${ordinals[locale]}) (?:${nouns})(?!\\p{L})`, 'giu'),
  new RegExp(`(?<!\\p{L})(?:${nouns}) ${place[locale]}(?!\\p{L})`, 'giu'),
];
const sure = { fr: pattern('fr', option.fr), en: pattern('en', option.en) };
const perhaps = { fr: pattern('fr', perhapsOption.fr), en: pattern('en', perhapsOption.en) };
const letter = {
  fr: /(?<!\p{L})(?:options?|réponses?|propositions?|correctifs?) (?:[A-F]|n° ?\d|\d)(?![\p{L}\p{N}])/gu,
  en: /\b(?:[Oo]ptions?|[Aa]nswers?|[Pp]roposals?|[Pp]atch) (?:[A-F]|\d)(?![\p{L}\p{N}])/gu,
};
const thisOption = {
  fr: /(?<!\p{L})cett?e (?:option|proposition|réponse)(?!\p{L})/giu,
  en: /\b(?:this|that) (?:option|answer|proposal)\b/giu,
};
/** `--target` or “the option `strict`”: an option of a program, not of the question. */
const programOption = new RegExp(`options? ${codeSign}|${codeSign} options?|option d[eu’]|\`-`, 'iu');
const aboutRequests = /requête|serveur|HTTP|request|server/iu;

/** With code, “the first form” is a part of it; “the last statement” of an order is the last one of the right order. */
const speaksOfOptions = ({ code, format }: ContentQuestion): boolean =>
  format === 'patch' || (code === undefined && format !== 'order');

/** Words of an explanation that name an option by its place: options are shuffled for each player. */
export function namedPositions(question: ContentQuestion): string[] {
  return locales.flatMap((locale) => {
    const raw = question.explanation[locale];
    const text = withoutCode(raw);
    const around = `${question.title[locale]} ${raw}`;
    const ofProgram = programOption.test(withoutCode(around)) || programOption.test(around);
    const patterns = [
      ...sure[locale],
      thisOption[locale],
      letter[locale],
      ...(speaksOfOptions(question) ? perhaps[locale] : []),
    ];
    return patterns
      .flatMap((one) => matches(text, one))
      .filter((found) => !(ofProgram && / option/i.test(found)))
      .filter((found) => !(aboutRequests.test(around) && /réponse/i.test(found)));
  });
}
