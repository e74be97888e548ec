import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { type PlanLine, readPlans } from '../../companies/plans/read-plans.ts';
import { isOnline, isOpen } from '../../jobs/is-open.ts';
import { type DailyQuestion, readDailyQuestion } from './read-daily-question.ts';
import { type LatestOffer, readLatestOffers } from './read-latest-offers.ts';

/** What permanent contracts of a profession offer, in thousands of euros gross a year. */
export type ProfessionPay = { id: string; name: string; from: number; to: number; median: number; offers: number };

type Counts = {
  developers: number;
  companies: number;
  jobs: number;
  /** `questions`: public ones, listed by the portal of the technology. */
  technologies: { id: string; name: string; handle: string | null; people: number; questions: number }[];
  /** Professions with enough offers, those with the most offers first. */
  pay: ProfessionPay[];
};

export type Showcase = Counts & {
  question: DailyQuestion | undefined;
  offers: LatestOffer[];
  plans: PlanLine[];
};

const freshSeconds = 10;
/** Fewer offers would say more about a company than about a profession. */
const leastOffers = 10;
const mostProfessions = 6;

/** What a visitor may know: nothing about a person. The same for every visitor, so it is cached for ten seconds. */
export async function readShowcase(context: Context): Promise<Showcase> {
  return context.cache.get(`showcase:${context.locale}`, freshSeconds, async () => {
    const [counts, question, offers, plans] = await Promise.all([
      countShowcase(context),
      readDailyQuestion(context),
      readLatestOffers(context),
      readPlans(context),
    ]);
    return { ...counts, question, offers, plans };
  });
}

async function countShowcase({ db, locale, ports }: Context): Promise<Counts> {
  const fr = locale === 'fr';
  const name = sql.ref(fr ? 'technology.name_fr' : 'technology.name_en');
  const now = ports.clock.now();
  const { rows } = await sql<{ showcase: Counts }>`
    with visible as (
      select d.id from developers d where is_listed(d)
    ),
    favourites as (
      select technology.id, ${name} as name, technology.handle, count(*)::int as people,
        (select count(*)::int from catalogue_questions c where c.technology_id = technology.id
          and c.status = 'PUBLISHED' and c.test_status = 'PUBLISHED') as questions
      from developer_technologies favourite
      join visible on visible.id = favourite.developer_id
      join technologies technology on technology.id = favourite.technology_id
      where technology.handle is not null
      group by technology.id order by people desc, technology.position limit 9
    ),
    pay as (
      select profession.id, ${sql.ref(fr ? 'profession.display_name_fr' : 'profession.display_name_en')} as name,
        min(j.salary_min) as "from", max(j.salary_max) as "to", count(*)::int as offers,
        round(percentile_cont(0.5) within group (order by (j.salary_min + j.salary_max) / 2.0))::int as median
      from jobs j join companies c on c.id = j.company_id join professions profession on profession.id = j.profession_id
      where ${isOpen(now)} and j.contract_type = 'permanent' and j.salary_min is not null and j.salary_max is not null
      group by profession.id having count(*) >= ${leastOffers}
      order by count(*) desc, profession.position limit ${mostProfessions}
    )
    select json_build_object(
      'developers', (select count(*)::int from visible),
      'companies', (select count(*)::int from companies where validated_at is not null),
      'jobs', (select count(*)::int from jobs j where ${isOnline(now)}),
      'technologies', (select coalesce(json_agg(favourites), '[]') from favourites),
      'pay', (select coalesce(json_agg(pay), '[]') from pay)
    ) as showcase`.execute(db);
  return rows[0]?.showcase ?? { developers: 0, companies: 0, jobs: 0, technologies: [], pay: [] };
}
