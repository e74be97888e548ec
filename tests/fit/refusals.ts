import type { Need } from './need.ts';
import type { Person } from './person.ts';

/** Towns that are one place with a neighbour for those who look for work. */
const sameTown: Record<string, string> = { Villeurbanne: 'Lyon', Montreuil: 'Paris' };
/** How much more than offered a person may ask before there is nothing to talk about. */
const mostAbove = 1.1;
const forStudents = ['internship', 'apprenticeship'];

/** Why this person would say no whatever their skills, or the recruiter: each of these makes the grade 0 (README.md). */
export function refusals(need: Omit<Need, 'judgements'>, person: Person): string[] {
  const { contracts, cities, remote, orRemote, pay, dailyRate, exclude } = need;
  const wished = person.places.flatMap(({ cityFr }) => [cityFr, sameTown[cityFr] ?? cityFr]);
  const inCity = cities.length === 0 || cities.some((city) => wished.includes(city));
  const freelance = person.contracts.every((one) => one === 'freelance');
  const asksMore = (asked: number | null, most: number | undefined) =>
    (asked ?? 0) > (most ?? Number.POSITIVE_INFINITY) * mostAbove;
  const reasons: Record<string, boolean> = {
    contract:
      contracts.length > 0
        ? !contracts.some((one) => person.contracts.includes(one))
        : person.contracts.every((one) => forStudents.includes(one)),
    place: !inCity && !(orRemote && person.remote !== 'no'),
    'on site only': remote === 'fullTime' && person.remote === 'no',
    'full remote only': remote === 'no' && person.remote === 'fullTime',
    salary: !freelance && asksMore(person.salary, pay?.most),
    'daily rate': asksMore(person.dailyRate, dailyRate?.most),
    excluded: person.technologies.some(({ id }) => exclude.includes(id)),
  };
  return Object.keys(reasons).filter((reason) => reasons[reason]);
}
