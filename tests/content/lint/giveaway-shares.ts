import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';
import type { ContentTest } from '../../../domain/assessments/content/test-file.ts';
import { itemsOf } from '../items.ts';
import { isLongest, isMostSimilar, isMuchLonger, singleChoice } from './options.ts';
import { type Locale, locales } from './prose.ts';

/** With four options chance gives 25 %. */
const most = { longest: 0.3, similar: 0.45 };
const percent = (share: number): string => `${Number((share * 100).toFixed(1))} %`;

/** Of the single-choice items of a test, how many give their answer away in one way; variants share the weight of one. */
function shareOf(test: ContentTest, locale: Locale, gives: (options: { right: string[]; wrong: string[] }) => boolean) {
  const items = [...itemsOf(test).values()]
    .map((variants) => variants.map((one) => singleChoice(one, locale)).filter((one) => one !== undefined))
    .filter((variants) => variants.length > 0);
  const found = items.reduce((sum, variants) => sum + variants.filter(gives).length / variants.length, 0);
  return items.length === 0 ? 0 : found / items.length;
}

export function giveawayShares(test: ContentTest): string[] {
  return locales.flatMap((locale) => {
    const longest = shareOf(test, locale, isLongest);
    const similar = shareOf(test, locale, isMostSimilar);
    return [
      ...(longest > most.longest
        ? [`${locale}: the right option is the longest in ${percent(longest)} (at most ${percent(most.longest)})`]
        : []),
      ...(similar > most.similar
        ? [`${locale}: the right option is the most similar in ${percent(similar)} (at most ${percent(most.similar)})`]
        : []),
    ];
  });
}

/** Languages in which the right option of a question is much longer than every other. */
export function longOption(question: ContentQuestion): string[] {
  return locales.filter((locale) => {
    const options = singleChoice(question, locale);
    return options !== undefined && isMuchLonger(options);
  });
}

/** From this many questions on, the number of right options must not follow from the number of options. */
const enough = 4;

export function followingNumbers(test: ContentTest): string[] {
  const several = [...itemsOf(test).values()]
    .flatMap(([question]) => (question?.format === 'choice' && question.right.length > 1 ? [question] : []))
    .map(({ right, wrong }) => ({ options: right.length + wrong.length, right: right.length }));
  return [...Map.groupBy(several, ({ options }) => options)]
    .filter(([, questions]) => questions.length >= enough && new Set(questions.map(({ right }) => right)).size === 1)
    .map(([options, [first]]) => `with ${options} options always ${first?.right} are right`);
}
