import type { ProofRecords } from '../../../domain/assessments/content/proof-record.ts';
import {
  type ContentQuestion,
  formats,
  type QuestionFormat,
  skills,
} from '../../../domain/assessments/content/question.ts';
import { type ContentTest, questionsOf } from '../../../domain/assessments/content/test-file.ts';
import { itemsOf, ratedItems } from '../items.ts';
import { differentQuestions } from '../lint/floors.ts';
import { questionHash } from '../question-hash.ts';

/** What there is of one test, or of several: all numbers, so that tests can be added up. */
export type Figures = {
  items: number;
  questions: number;
  levels: number[];
  public: number;
  /** Questions with code, rated and public: how many there are, and how many were executed as they are now. */
  withCode: number;
  proved: number;
  provedBy: Map<string, number>;
  bySkill: Map<string, number>;
  byFormat: Map<QuestionFormat, number>;
};

export function figuresOf(test: ContentTest, proofs: ProofRecords): Figures {
  const rated = [...ratedItems(test).values()].flatMap(([first]) => first ?? []);
  const withCode = [...itemsOf(test)].filter(([, [first]]) => first && hasCode(first));
  const proved = withCode.filter(([id, variants]) => proofs[id]?.hash === questionHash(variants));
  const size = (items: [string, ContentQuestion[]][]) => items.reduce((sum, [, variants]) => sum + variants.length, 0);
  return {
    items: rated.length,
    questions: differentQuestions(test),
    levels: [0, 1, 2, 3, 4].map((level) => rated.filter(({ difficulty }) => difficulty === level).length),
    public: questionsOf(test).filter((one) => one.public).length,
    withCode: size(withCode),
    proved: size(proved),
    provedBy: new Map(
      [...Map.groupBy(proved, ([id]) => proofs[id]?.tool ?? '')].map(([tool, items]) => [tool, size(items)]),
    ),
    bySkill: counted(
      rated.map(({ skill }) => skill ?? 'none'),
      [...skills, 'none'],
    ),
    byFormat: counted(
      rated.map(({ format }) => format),
      formats,
    ),
  };
}

const hasCode = ({ code, format }: ContentQuestion): boolean => code !== undefined || format === 'patch';

function counted<T>(given: T[], names: readonly T[]): Map<T, number> {
  return new Map(names.map((name) => [name, given.filter((one) => one === name).length]));
}

export function totalOf(all: readonly Figures[]): Figures {
  const sum = (of: (one: Figures) => number) => all.reduce((total, one) => total + of(one), 0);
  const added = <T>(of: (one: Figures) => Map<T, number>): Map<T, number> => {
    const names = new Set(all.flatMap((one) => [...of(one).keys()]));
    return new Map([...names].map((name) => [name, sum((one) => of(one).get(name) ?? 0)]));
  };
  return {
    items: sum(({ items }) => items),
    questions: sum(({ questions }) => questions),
    levels: [0, 1, 2, 3, 4].map((level) => sum(({ levels }) => levels[level] ?? 0)),
    public: sum((one) => one.public),
    withCode: sum(({ withCode }) => withCode),
    proved: sum(({ proved }) => proved),
    provedBy: added(({ provedBy }) => provedBy),
    bySkill: added(({ bySkill }) => bySkill),
    byFormat: added(({ byFormat }) => byFormat),
  };
}
