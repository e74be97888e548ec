import { describe, expect, it } from 'vitest';
import { daysBetween, daysToAnswer } from '../../../domain/jobs/answers/deadline.ts';
import { settleApplications } from './answers.ts';
import { makeApplications, marketOf } from './applications.ts';
import { createCasting } from './casting.ts';
import type { Row, Rows } from './rows.ts';
import { createPeople, makeBase } from './world.ts';

const now = new Date('2026-11-17T10:00:00Z');
const seed = 'vivier';
const market = marketOf(makeBase({ seed, now, companies: 12, accountPassword: null }).rows);

function settled(): Rows[] {
  const makePerson = createPeople({ seed, now, adminId: null, plainAliases: true });
  const introduce = createCasting({ seed, now, market, adminId: null });
  return Array.from({ length: 200 }, (_, index) => {
    const person = makePerson(index);
    const applications = makeApplications(seed, now, person, market);
    const introductions = introduce(person, applications);
    const superlikes = [...(applications.superlikes ?? []), ...(introductions.superlikes ?? [])];
    return settleApplications({ seed, now, market, adminId: null }, person, {
      ...applications,
      ...introductions,
      superlikes,
    });
  });
}

type One = Pick<Row<'superlikes'>, 'ending' | 'endedAt' | 'reminded'> & { at: Date };
const allOf = (rows: Rows[]): One[] =>
  rows.flatMap(({ superlikes = [], jobApplications = [] }) => [
    ...superlikes.map(({ sentAt, ...one }) => ({ ...one, at: sentAt })),
    ...jobApplications.map(({ appliedAt, ...one }) => ({ ...one, at: appliedAt })),
  ]);

describe('the applications of the demo world (docs/product/jobs.md, The end of an application)', () => {
  const rows = settled();
  const applications = allOf(rows);

  it('wait for less than 30 days, and some are near their end', () => {
    const waiting = applications.filter(({ ending }) => ending === null);
    const days = waiting.map(({ at }) => daysBetween(at, now));
    expect(Math.max(...days)).toBeLessThan(daysToAnswer);
    expect(days.filter((day) => day >= 10).length).toBeGreaterThan(3);
  });

  it('ended otherwise: most were answered, some were closed', () => {
    const count = (ending: string) => applications.filter((one) => one.ending === ending).length;
    expect(count('answered')).toBeGreaterThan(2 * count('unanswered'));
    expect(count('unanswered')).toBeGreaterThan(3);
    for (const { at, endedAt } of applications) if (endedAt) expect(endedAt >= at && endedAt <= now).toBe(true);
  });

  it('have one introduction for each company and developer that answered', () => {
    const pairs = rows.flatMap(({ introductions = [] }) => introductions.map((one) => one.companyId + one.developerId));
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('are the same each time', () => {
    expect(settled()).toEqual(rows);
  });
});
