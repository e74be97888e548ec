import type { Figures } from './figures.ts';

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`);

/** One line for a test, or for all of them. */
export function figuresLine(name: string, { items, questions, levels, withCode, proved, ...figures }: Figures): string {
  const parts = [
    `rated ${items} items, ${questions} questions`,
    `levels ${levels.join(' ')}`,
    `public ${figures.public}`,
    `proved ${percent(proved, withCode)}`,
  ];
  return `${name}  ${parts.join(' · ')}`;
}

/** What was executed of the questions with code, and the shares of the rated items by skill and by format. */
export function shareLines({ items, withCode, proved, provedBy, bySkill, byFormat }: Figures): string[] {
  const shares = (counts: Map<string, number>, whole: number) =>
    [...counts]
      .filter(([, count]) => count > 0)
      .sort(([, one], [, other]) => other - one)
      .map(([name, count]) => `${name} ${count} (${percent(count, whole)})`)
      .join(', ');
  return [
    `executed: ${proved} of ${withCode} questions with code (${percent(proved, withCode)})${proved > 0 ? `: ${shares(provedBy, withCode)}` : ''}`,
    `skills of rated items (recall under 5 %): ${shares(bySkill, items)}`,
    `formats of rated items: ${shares(byFormat, items)}`,
  ];
}
