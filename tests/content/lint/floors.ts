import { answerText, formats } from '../../../domain/assessments/content/question.ts';
import { type ContentTest, questionsOf } from '../../../domain/assessments/content/test-file.ts';
import { itemsOf, ratedItems } from '../items.ts';

const least = { items: 60, questions: 120, ofLevel: { 3: 20, 4: 20 }, subjects: 5 };
const most = { recall: 0.05, subjects: 8 };

/** Questions that differ by what is answered: a variant with the answer of another one is not another question. */
export function differentQuestions(test: ContentTest): number {
  return new Set(
    questionsOf(test)
      .filter((one) => !one.public)
      .map((one) => `${one.id}\n${answerText(one)}`),
  ).size;
}

/** What a test lacks; docs/product/assessments.md, The question bank. */
export function floors(test: ContentTest): string[] {
  const rated = [...ratedItems(test).values()].flatMap(([first]) => first ?? []);
  const says: string[] = [];
  const atLeast = (count: number, floor: number, what: string) => {
    if (count < floor) says.push(`${count} ${what} (at least ${floor})`);
  };
  atLeast(rated.length, least.items, 'rated items');
  atLeast(differentQuestions(test), least.questions, 'different rated questions');
  for (const [level, floor] of Object.entries(least.ofLevel))
    atLeast(
      rated.filter(({ difficulty }) => difficulty === Number(level)).length,
      floor,
      `rated items of difficulty ${level}`,
    );
  const recall = rated.filter(({ skill }) => skill === 'recall').length;
  if (recall >= rated.length * most.recall)
    says.push(`${recall} of ${rated.length} rated items ask for recall (under 5 %)`);
  if (test.subjects.length < least.subjects || test.subjects.length > most.subjects)
    says.push(`${test.subjects.length} subjects (${least.subjects} to ${most.subjects})`);
  for (const { key, questions } of test.subjects)
    if (!questions.some((one) => one.public)) says.push(`no public question in ${key}`);
  const present = new Set(rated.map(({ format }) => format));
  for (const format of formats) if (!present.has(format)) says.push(`no rated question of format ${format}`);
  return says;
}

/** Items without a skill, or that neither a program nor a source supports. */
export function unsupportedItems(test: ContentTest): { item: string; says: string }[] {
  return [...itemsOf(test)].flatMap(([item, [question]]) => [
    ...(question?.skill === undefined ? [{ item, says: 'no skill' }] : []),
    ...(question?.proof === undefined && question?.source === undefined
      ? [{ item, says: 'neither proof nor source' }]
      : []),
  ]);
}
