import type { ContentQuestion } from '../../../domain/assessments/content/question.ts';
import type { ContentTest } from '../../../domain/assessments/content/test-file.ts';
import { itemsOf } from '../items.ts';
import { absoluteWords } from './absolute-words.ts';
import { floors, unsupportedItems } from './floors.ts';
import { followingNumbers, giveawayShares, longOption } from './giveaway-shares.ts';
import { repeatedWords, sharedWords } from './giveaway-words.ts';
import { namedPositions } from './positions.ts';
import { sameFacts } from './same-facts.ts';
import { typographyMistakes } from './typography.ts';
import { unequalVariants } from './variant-options.ts';
import { refusedWords, toldNumbers } from './wording.ts';

/** `others` are the other tests that the finding is about. */
export type Finding = { alias: string; item?: string; rule: string; says: string; others?: string[] };

/** Rules about one question: each returns what it finds; content/README.md explains them. */
const questionRules: Record<string, (question: ContentQuestion) => string[]> = {
  'names an option by its place': namedPositions,
  'tells how many answers are right': toldNumbers,
  wording: refusedWords,
  typography: typographyMistakes,
  'only the right option repeats the title': repeatedWords,
  'only the right options share words': sharedWords,
  'only wrong options are absolute': absoluteWords,
  'the right option is much longer': longOption,
};

/** Rules about a whole test, whatever its size. */
const testRules: Record<string, (test: ContentTest) => string[]> = {
  giveaways: giveawayShares,
  'number of right options': followingNumbers,
};

export function lint(tests: readonly ContentTest[]): Finding[] {
  return [...tests.flatMap(lintTest), ...sameFacts(tests)];
}

function lintTest(test: ContentTest): Finding[] {
  const { alias } = test;
  const items = [...itemsOf(test)].flatMap(([item, variants]) => [
    ...Object.entries(questionRules).flatMap(([rule, find]) =>
      [...new Set(variants.flatMap(find))].map((says) => ({ alias, item, rule, says })),
    ),
    ...unequalVariants(variants).map((says) => ({ alias, item, rule: 'variants', says })),
  ]);
  const whole = Object.entries(testRules).flatMap(([rule, find]) => find(test).map((says) => ({ alias, rule, says })));
  return [
    ...items,
    ...whole,
    ...floors(test).map((says) => ({ alias, rule: 'floors', says })),
    ...unsupportedItems(test).map((found) => ({ alias, rule: 'support', ...found })),
  ];
}

export function findingLine({ alias, item, rule, says }: Finding): string {
  return `${item ? `${alias}/${item}` : alias}: ${rule}: ${says}`;
}
