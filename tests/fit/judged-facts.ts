import { createHash } from 'node:crypto';
import type { Person } from './person.ts';

/**
 * One line for each person with a mark of the facts that were judged: it changes with them. Dates, boost and last
 * update did not count.
 */
export function judgedFacts(people: readonly Person[]): string {
  return people
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((person) => `${person.key}: ${markOf(person)}\n`)
    .join('');
}

function markOf({ boost, lastUpdate, tests, experiences, ...facts }: Person): string {
  const work = experiences.map(({ title, description }) => ({ title, description }));
  return createHash('sha256')
    .update(JSON.stringify({ ...facts, work }))
    .digest('hex')
    .slice(0, 12);
}
