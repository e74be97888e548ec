import { dayNumber } from '../../domain/day.ts';
import { fitOf } from '../../domain/fit/fit.ts';
import type { Need as FitNeed } from '../../domain/fit/need.ts';
import type { FitPerson } from '../../domain/fit/person.ts';
import { type FitWorld, planOf } from '../../domain/fit/plan.ts';
import { strengthOf } from '../../domain/fit/strength.ts';
import professions from '../../server/data/lookups/professions.json' with { type: 'json' };
import type { Need } from './need.ts';
import type { Person, Ranking } from './person.ts';

/**
 * The order of the product: who would not go or is excluded comes last, who lacks a required technology before them,
 * and within each group the score decides. Cities stand for themselves and what is around them.
 */
export const byFit: Ranking = (need, people) => {
  const plan = planOf(needOf(need), worldOf(people));
  const latest = Math.max(...people.map(({ lastUpdate }) => dayNumber(lastUpdate)));
  const ranked = people.map((person) => {
    const { score } = fitOf(plan, fitPerson(person, latest));
    return { person, tier: tierOf(need, person), score };
  });
  const order = ranked.toSorted(
    (a, b) =>
      a.tier - b.tier ||
      b.score - a.score ||
      b.person.boost - a.person.boost ||
      b.person.lastUpdate.getTime() - a.person.lastUpdate.getTime(),
  );
  return order.map(({ person }) => person.key);
};

type Asked = Omit<Need, 'judgements'>;

function needOf(need: Asked): FitNeed {
  return {
    technologies: [...need.must.map((id) => ({ id, must: true })), ...need.nice.map((id) => ({ id, must: false }))],
    professionIds: need.professions,
    years: need.years && { least: need.years.least, most: need.years.most },
    place:
      need.cities.length === 0
        ? undefined
        : { cityIds: need.cities, nearIds: new Set(need.cities), regionIds: [], orRemote: need.orRemote },
    remotes: need.remote && !need.orRemote ? [need.remote] : [],
    contracts: need.contracts,
    pay: need.pay?.most,
    languages: need.languages,
  };
}

function fitPerson(person: Person, today: number): FitPerson {
  const tests = (id: string) =>
    person.tests
      .filter(({ technologyId }) => technologyId === id)
      .map(({ centile }) => ({ centile, provisional: false }));
  return {
    technologies: person.technologies.map(({ id, level }) => ({
      id,
      strength: strengthOf({ level, tests: tests(id) }),
    })),
    professionId: person.professionId,
    years: person.years,
    placeIds: person.places.map(({ cityFr }) => cityFr),
    regionIds: [],
    remote: person.remote,
    contractTypes: person.contracts,
    salary: person.salary,
    languages: person.languages,
    state: person.jobSearchState as FitPerson['state'],
    age: today - dayNumber(person.lastUpdate),
    answering: null,
  };
}

/** 0: all wishes and required technologies; 1: a required technology is missing; 2: would not go, or is excluded. */
function tierOf(need: Asked, person: Person): number {
  const held = person.technologies.map(({ id }) => id);
  const accepts =
    (need.contracts.length === 0 || need.contracts.some((one) => person.contracts.includes(one))) &&
    (need.cities.length === 0 ||
      person.places.some(({ cityFr }) => need.cities.includes(cityFr)) ||
      (need.orRemote && person.remote === 'fullTime')) &&
    (need.pay?.most === undefined || person.salary === null || person.salary <= need.pay.most) &&
    (need.remote !== 'fullTime' || need.orRemote || person.remote !== 'no');
  if (!accepts || need.exclude.some((id) => held.includes(id))) return 2;
  return need.must.every((id) => held.includes(id)) ? 0 : 1;
}

function worldOf(people: readonly Person[]): FitWorld {
  const shares = new Map<string, number>();
  for (const { technologies } of people)
    for (const { id } of technologies) shares.set(id, (shares.get(id) ?? 0) + 1 / people.length);
  const families = professions.flatMap(({ id, parentId }) => (parentId ? [[id, parentId] as const] : []));
  return { families: new Map(families), shares };
}
