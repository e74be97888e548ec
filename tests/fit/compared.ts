import { byBoost, byTechnologies, byWords } from './baselines.ts';
import { byFit } from './by-fit.ts';
import { demoPeople } from './demo-people.ts';
import { ndcg } from './ndcg.ts';
import type { Ranking } from './person.ts';
import { gradesOf, readNeeds } from './read-needs.ts';

const rankings = {
  fit: byFit,
  'boost and date': byBoost,
  'BM25 of the text': byWords,
  'technologies in common': byTechnologies,
} as const satisfies Record<string, Ranking>;
export type Compared = Record<keyof typeof rankings, number[]>;

/** nDCG@10 of each order for every judged need, in the order of the needs. */
export function compareRankings(now: Date): Compared {
  const people = demoPeople(now);
  const needs = readNeeds();
  return Object.fromEntries(
    Object.entries(rankings).map(([name, ranking]) => [
      name,
      needs.map((need) => ndcg(ranking(need, people), gradesOf(need))),
    ]),
  ) as Compared;
}
