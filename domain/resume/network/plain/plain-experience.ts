import { durationMonths, type ExportDate, isDuration, type Period, parsePeriod } from '../dates.ts';
import type { ImportedExperience } from '../profile.ts';
import { plain } from '../text.ts';

/**
 * Roles from lines without sizes: dates are under a title, and a company above it unless the role before was in the
 * same one. The place cannot be distinguished from the first line of the description, and stays there.
 */
export function readPlainExperience(lines: string[]): { experiences: ImportedExperience[]; rest: string[] } {
  const experiences: ImportedExperience[] = [];
  const text = lines.map(plain);
  const dated = text.flatMap((line, at) => {
    const period = at > 0 && !isDuration(line) && parsePeriod(line);
    return period ? [{ at, period }] : [];
  });
  let block = { company: '', total: 0, latest: 0 };
  const firsts = dated.map(({ at, period }, index) => {
    const hasTotal = isDuration(text[at - 2] ?? '');
    const goesOn = index > 0 && !hasTotal && block.total > 0 && !covered(block, dated[index - 1]?.period);
    if (goesOn) return { first: at - 1, company: block.company };
    const first = hasTotal ? at - 3 : at - 2;
    const total = hasTotal ? durationMonths(text[at - 2] ?? '') : 0;
    block = { company: text[first] ?? '', total, latest: lastMonth(period, text[at] ?? '') };
    return { first: Math.max(0, first), company: block.company };
  });
  dated.forEach(({ at, period }, index) => {
    const end = firsts[index + 1]?.first ?? text.length;
    const description = text.slice(at + 1, end).filter((line) => !isDuration(line));
    experiences.push({
      companyName: firsts[index]?.company ?? '',
      jobTitle: text[at - 1] ?? '',
      ...period,
      location: null,
      description: description.join('\n') || null,
    });
  });
  return { experiences, rest: text.slice(0, firsts[0]?.first ?? text.length) };
}

/** A company with several roles has a total duration: once its roles have lasted that long, it is complete. */
function covered(block: { total: number; latest: number }, last: Period | undefined): boolean {
  return last !== undefined && block.latest - monthNumber(last.start, 0) + 1 >= block.total;
}

/** The last month of a current role, computed from its duration in the export. */
function lastMonth({ start, end }: Period, line: string): number {
  if (end) return monthNumber(end, 11);
  return monthNumber(start, 0) + durationMonths(line.replace(/^.*\(/, '')) - 1;
}

function monthNumber({ year, month }: ExportDate, missing: number): number {
  return year * 12 + (month ?? missing);
}
