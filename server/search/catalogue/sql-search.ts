import { type RawBuilder, sql } from 'kysely';
import { visibleStatuses } from '../../../domain/catalogue/question-status.ts';
import { type CatalogueSearch, choicesOf, type Facet, facets, ranksByFit } from '../../../domain/catalogue/search.ts';
import type { CatalogueSort } from '../../../domain/catalogue/search-string.ts';
import type { Writer } from '../../data/database.ts';
import type { Found, PageWanted } from './found.ts';
import { lookUpWords, type WordChoice } from './sql-lexicon.ts';

type Condition = RawBuilder<boolean>;
const list = (values: readonly string[]) => sql`${values}::text[]`;
const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql`(${sql.join([...conditions], sql` and `)})` : sql`true`;

/** domain/catalogue/search.ts in SQL: the index must agree with it, and it is used while there is no index. */
export async function searchBySql(db: Writer, search: CatalogueSearch, page: PageWanted): Promise<Found> {
  const words = await lookUpWords(db, search);
  const seen = [...visibleTo(search), ...(await havingMost(db, search, words))];
  const [ids, counted] = await Promise.all([findPage(db, search, seen, words, page), countFound(db, search, seen)]);
  return { ids, ...counted };
}

function visibleTo({ rights }: CatalogueSearch): Condition[] {
  return [
    sql<boolean>`c.status = any(${list(visibleStatuses(rights))})`,
    ...(rights.drafts ? [] : [sql<boolean>`c.test_status <> 'DRAFT'`]),
  ];
}

/** All of the words or, if no question has them all, as many as possible. */
async function havingMost(db: Writer, search: CatalogueSearch, words: readonly WordChoice[]): Promise<Condition[]> {
  const each = words.map(({ any }) => sql<boolean>`c.words && ${list(any)}`);
  if (each.length < 2) return each;
  const there =
    await sql`select from catalogue_questions c where ${allOf([...visibleTo(search), ...each])} limit 1`.execute(db);
  if (there.rows.length > 0) return each;
  const count = sql<number>`(${sql.join(
    each.map((one) => sql`(${one})::int`),
    sql` + `,
  )})`;
  const some = sql<boolean>`c.words && ${list(words.flatMap(({ any }) => any))}`;
  const { rows } = await sql<{ most: number | null }>`select max(${count}) as most from catalogue_questions c
    where ${allOf([...visibleTo(search), some])}`.execute(db);
  return [some, sql<boolean>`${count} = ${rows[0]?.most ?? -1}`];
}

function chosenIn(search: CatalogueSearch): [Facet, Condition][] {
  return (Object.entries(choicesOf(search)) as [Facet, readonly string[]][]).map(([facet, values]) => [
    facet,
    facet === 'professionId' ? sql`c.profession_ids && ${list(values)}` : sql`${column[facet]} = any(${list(values)})`,
  ]);
}

const column: Record<Exclude<Facet, 'professionId'>, RawBuilder<unknown>> = {
  status: sql`c.status`,
  difficulty: sql`c.difficulty::text`,
  technoName: sql`c.technology_id`,
  testId: sql`c.test_id::text`,
  testStatus: sql`c.test_status`,
};

const byFame = sql`c.took_count desc, c.rating_score desc, c.moment desc, c.question_id`;
const orders: Record<CatalogueSort, RawBuilder<unknown>> = {
  most_popular: byFame,
  newest: sql`c.moment desc, c.question_id`,
  ratings: sql`c.rated_at desc nulls last, ${byFame}`,
};

async function findPage(
  db: Writer,
  search: CatalogueSearch,
  seen: readonly Condition[],
  words: readonly WordChoice[],
  { offset, size }: PageWanted,
): Promise<string[]> {
  // A question without the word matches here, because its place does not matter.
  const inHead = ({ any }: WordChoice, wanted: readonly string[]) =>
    sql<boolean>`(c.head && ${list(wanted)} or not c.words && ${list(any)})`;
  const fit = sql`case when ${allOf(words.map((word) => inHead(word, word.exact)))} then 0
    when ${allOf(words.map((word) => inHead(word, word.any)))} then 1 else 2 end, `;
  const { rows } = await sql<{ id: string }>`select c.question_id as id from catalogue_questions c
    where ${allOf([...seen, ...chosenIn(search).map(([, condition]) => condition)])}
    order by ${ranksByFit(search) ? fit : sql``}${orders[search.sort]}
    limit ${size} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * All counts in one statement: each row lists the choices that it does not match, and counts for a facet when there are
 * none, or only the choice of that facet.
 */
async function countFound(
  db: Writer,
  search: CatalogueSearch,
  seen: readonly Condition[],
): Promise<Pick<Found, 'total' | 'counts'>> {
  const chosen = chosenIn(search);
  const bit = (facet: Facet) => (chosen.some(([one]) => one === facet) ? 1 << facets.indexOf(facet) : 0);
  const missed = chosen.map(([facet, condition]) => sql`case when ${condition} then 0 else ${bit(facet)}::int end`);
  const counted = facets.map((facet) => {
    const values = facet === 'professionId' ? sql`unnest(c.profession_ids)` : sql`(values (${column[facet]}))`;
    return sql`select ${facet}::text as facet, value, count(*)::int as questions
      from seen c, lateral ${values} as given (value) where missed & ~${bit(facet)}::int = 0 group by value`;
  });
  const { rows } = await sql<{ facet: Facet | 'total'; value: string; questions: number }>`
    with seen as materialized (
      select c.status, c.difficulty, c.technology_id, c.profession_ids, c.test_id, c.test_status,
        ${sql.join(missed, sql` + `)} as missed
      from catalogue_questions c where ${allOf(seen)})
    ${sql.join(counted, sql` union all `)}
    union all select 'total', '', count(*)::int from seen where missed = 0`.execute(db);
  const counts = Object.fromEntries(facets.map((facet) => [facet, {}])) as Found['counts'];
  let total = 0;
  for (const { facet, value, questions } of rows) {
    if (facet === 'total') total = questions;
    else counts[facet][value] = questions;
  }
  return { total, counts };
}
