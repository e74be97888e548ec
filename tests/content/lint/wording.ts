import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';
import { locales, matches, textsOf, withoutCode } from './prose.ts';

type Word = { pattern: RegExp; instead: string };

/** Words that were found in questions, and what to write instead. */
const words: Record<(typeof locales)[number], Word[]> = {
  fr: [
    { pattern: /(?<!\bau )(?<!\p{L})fils?(?!\p{L})/giu, instead: 'thread' },
    { pattern: /\bexceptions? (?:\p{L}+ )?supprimée?s?(?!\p{L})/giu, instead: 'masquée' },
    {
      pattern: /\bretourn(?:e|ent|ée?s?|er|ait|ant|era|eront|erait)(?!\p{L})(?! (?:à|au|aux|dans|sur|vers|en) )/giu,
      instead: 'renvoie',
    },
    {
      pattern:
        /(?<!\bqui )\brend(?:ent|ait|rait)? (?:à nouveau |donc |alors )?(?:(?:un|une|des|son|sa|ses|deux)(?! (?:composant|élément|page|liste))|(?:le|la) même|le nombre)(?!\p{L})/giu,
      instead: 'renvoie',
    },
    { pattern: /\bcodes? de hachage\b/giu, instead: 'hash' },
    { pattern: /\bsemi-ouverte?s?\b/giu, instead: 'dont la fin est exclue' },
    { pattern: /\blibrairies?\b/giu, instead: 'bibliothèque' },
    { pattern: /\bconsistan(?:te?s?|ce)\b/giu, instead: 'cohérent' },
    { pattern: /\bcrash(?:e|ent|er|é)?s?(?!\p{L})/giu, instead: 'arrêt brutal, s’arrête' },
    { pattern: /\bdigita(?:l|le|ux|les)\b/giu, instead: 'numérique' },
  ],
  en: [
    { pattern: /\bthe interest of\b|\bhence the interest\b/giu, instead: 'which is why … is useful' },
    { pattern: /\b\p{L}+s again (?:the|their|its|all|an?)\b/giu, instead: 'runs the effects again' },
    { pattern: /\bfor want of\b/giu, instead: 'without, because there is no' },
    {
      pattern: /\b(?:allow|permit|enable)(?:s|ing)? to \p{L}+/giu,
      instead: 'allows reading, makes it possible to read',
    },
    { pattern: /\b(?:informations|softwares|datas|feedbacks)\b/giu, instead: 'the singular' },
    {
      pattern: /\b(?:in function of|depend(?:s|ing)? of|different of|by consequence|at the level of)\b/giu,
      instead: 'depending on, depends on, different from, therefore, in',
    },
    { pattern: /\bthe possibility to\b/giu, instead: 'the possibility of reading' },
    { pattern: /\bconsists? in\b/giu, instead: 'consists of, is' },
    { pattern: /\bprecises?(?= (?:the|that|which|how)\b)/giu, instead: 'specifies' },
    { pattern: /\b(?:some|every|no)body(?:’s)?\b/giu, instead: 'a person, everyone, no one, or what it is about' },
  ],
};

/** Words that a translation from the other language left behind, and words other than the chosen ones. */
export function refusedWords(question: ContentQuestion): string[] {
  return textsOf(question).flatMap((text) =>
    locales.flatMap((locale) =>
      words[locale].flatMap(({ pattern, instead }) =>
        matches(withoutCode(text[locale]), pattern).map((found) => `${locale}, ${text.place}: ${found} (${instead})`),
      ),
    ),
  );
}

const told = {
  fr: /plusieurs (?:bonnes )?réponses|une seule (?:bonne )?réponse|(?:choisi(?:r|ssez)|coche[rz]|sélectionne[rz]) (?:une?|deux|trois|quatre|tout|plusieurs|la|les)\b|\bles deux (?:réponses|options|affirmations)\b/giu,
  en: /\b(?:several|multiple|two|three|more than one) (?:right |correct )?answers?\b|\bone (?:right |correct )answer\b|\b(?:choose|select|pick|tick|check) (?:one|two|three|four|all|several|the (?:right|correct|two|three))\b|\bwhich (?:two|three) (?:of|options|answers|statements|are)\b/giu,
};

/** Words of a title about how many options to choose: the page says it. */
export function toldNumbers({ title }: ContentQuestion): string[] {
  return locales.flatMap((locale) =>
    matches(withoutCode(title[locale]), told[locale]).map((found) => `${locale}: ${found}`),
  );
}
