import { sql } from 'kysely';
import type { Context } from '../../../context.ts';

/** Figures of one test of the bank; those that need answers are undefined while there are too few. */
export type TestFigures = {
  alias: string;
  name: string;
  /** Rated questions that are asked, and how many different ones they give with their variants. */
  items: number;
  questions: number;
  /** Items whose answer was executed, or is backed by documentation. */
  executed: number;
  documented: number;
  /** Items that a second reader answered without the key. */
  reviewed: number;
  resting: number;
  sittings: number;
  answers: number;
  ranked: number;
  reliability: number | undefined;
  highestExposure: number | undefined;
  /** Items that were compared between groups, and those with some or much difference. */
  compared: number;
  differing: number;
};
export type BankFigures = {
  tests: TestFigures[];
  /** The night of the newest figures from answers; undefined before the first one. */
  measuredAt: string | undefined;
};

type Row = Omit<TestFigures, 'reliability' | 'highestExposure'> & {
  reliability: number | null;
  highestExposure: number | null;
  measuredAt: Date | null;
};

/** docs/product/assessments.md, Figures of the bank: for every reader, one query. */
export async function readBankFigures({ db, locale }: Context): Promise<BankFigures> {
  const name = locale === 'fr' ? sql`t.name_fr` : sql`t.name_en`;
  const { rows } = await sql<Row>`
    with bank as (select q.test_id, count(*) filter (where q.rests_because is null)::int as items,
        sum(greatest(1, (select count(*) from question_variants v where v.question_id = q.id)))
          filter (where q.rests_because is null)::int as questions,
        count(*) filter (where q.rests_because is null and q.verified_with is not null)::int as executed,
        count(*) filter (where q.rests_because is null and q.verified_with is null
          and q.source_url is not null)::int as documented,
        count(*) filter (where q.rests_because is null and q.reviewed_on is not null)::int as reviewed,
        count(*) filter (where q.rests_because is not null)::int as resting,
        count(*) filter (where d.class is not null)::int as compared,
        count(*) filter (where d.class > 'A')::int as differing
      from questions q left join lateral (select max(class) as class from question_differences d
        where d.question_id = q.id) d on true
      where q.pool = 'rated' and q.status = 'PUBLISHED' group by q.test_id)
    select coalesce(t.seo_alias, t.id::text) as alias, ${name} as name, bank.items, coalesce(bank.questions, 0) as questions,
      bank.executed, bank.documented, bank.reviewed, bank.resting, bank.compared, bank.differing, coalesce(f.sittings, 0) as sittings,
      coalesce(f.answers, 0) as answers, coalesce(f.ranked, 0) as ranked, f.reliability, f.highest_exposure, f.measured_at
    from tests t join bank on bank.test_id = t.id left join test_figures f on f.test_id = t.id
    where t.status = 'PUBLISHED' order by ${name}, t.id`.execute(db);
  const nights = rows.flatMap(({ measuredAt }) => measuredAt ?? []).map((one) => one.toISOString());
  return {
    tests: rows.map(({ measuredAt: _measuredAt, reliability, highestExposure, ...figures }) => ({
      ...figures,
      reliability: reliability ?? undefined,
      highestExposure: highestExposure ?? undefined,
    })),
    measuredAt: nights.sort().at(-1),
  };
}
