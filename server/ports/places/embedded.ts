import { type RawBuilder, sql } from 'kysely';
import { swaps, typosAllowed, typosInPrefix } from '../../../domain/text/typos.ts';
import type { Database, Writer } from '../../data/database.ts';
import { plainName, spellings } from './plain-name.ts';
import type { Place, PlaceLocale, Places } from './port.ts';

type Row = {
  id: string;
  locality: string;
  country: string;
  countryCode: string;
  area1: string | null;
  area2: string | null;
};
type Found = Row & { exact?: boolean };
type Candidate = Row & { search: string; population: number };

const longestText = 80;
/** How many similar names are compared exactly; the city that was meant is among the first. */
const candidateCount = 200;

/**
 * A French user who types 'Brest' means the one in Brittany, although the one in Belarus is larger; 'Londres' stays
 * first.
 */
const ownCountry = 'FR';
const ownCountryWeight = 20;

/** The cities in our own tables. */
export function tablePlaces(db: Database): Places {
  return {
    async suggest(text, locale, limit) {
      const [name = '', ...context] = text.slice(0, longestText).split(',').map(plainName);
      if (!name || limit < 1) return [];
      const asked = { names: spellings(name), context: context.join(' ').trim(), locale };
      const rows = await startingWith(db, asked, limit);
      // When the text is the exact name of a city, typing mistakes are not corrected.
      const named = rows.some(({ exact }) => exact);
      if (!named && rows.length < limit && typosAllowed(name.length) > 0) {
        const known = new Set(rows.map(({ id }) => id));
        const similar = (await soundingLike(db, asked)).filter(({ id }) => !known.has(id));
        rows.push(...similar.slice(0, limit - rows.length));
      }
      return rows.map(toPlace);
    },

    async details(placeId, locale) {
      const { rows } = await sql<Row>`select ${columns(locale)} ${tables} where p.id = ${placeId}`.execute(db);
      return rows[0] && toPlace(rows[0]);
    },
  };
}

type Asked = { names: string[]; context: string; locale: PlaceLocale };

/**
 * First the city with exactly that name, then names that begin with it, then names with such a word; large ones first.
 */
async function startingWith(db: Writer, { names, context, locale }: Asked, limit: number): Promise<Found[]> {
  const same = names.flatMap((name) => [name, `${name}|%`, `%|${name}`, `%|${name}|%`]);
  const begins = beginnings(names);
  // One or two letters are the beginning of a word in half of the table.
  const word = names.filter((name) => name.length > 2).map((name) => `% ${name}%`);
  const { rows } = await sql<Found>`
    select ${columns(locale)}, ${like(same)} as exact ${tables}
    where ${like([...begins, ...word])}
    order by ${awayFrom(context)}, case when ${like(same)} then 0 when ${like(begins)} then 1 else 2 end,
      p.population * case when p.country_code = ${ownCountry} then ${ownCountryWeight}::int else 1 end desc, p.id
    limit ${limit}`.execute(db);
  return rows;
}

/** The index finds names that share enough trigrams; counting the typing mistakes decides. */
async function soundingLike(db: Database, { names, context, locale }: Asked): Promise<Row[]> {
  const [name = ''] = names;
  // One mistake in a short name changes most of its trigrams, and two swapped letters leave hardly any: those are
  // searched directly.
  const short = name.length < 12;
  const swapped = short ? like(beginnings(swaps(name))) : sql`(select false)`;
  const candidates = await db.transaction().execute(async (trx) => {
    // Until the end of the transaction. A sequential scan costs ten times the index, which the planner does not know.
    await sql`select set_config('enable_seqscan', 'off', true),
      set_config('pg_trgm.word_similarity_threshold', ${short ? '0.35' : '0.5'}, true)`.execute(trx);
    const { rows } = await sql<Candidate>`
      select ${columns(locale)}, p.search, p.population ${tables}
      where ${name} <% p.search ${short ? sql`or ${swapped}` : sql``}
      order by ${awayFrom(context)}, ${swapped} desc, word_similarity(${name}, p.search) desc, p.population desc, p.id
      limit ${candidateCount}`.execute(trx);
    return rows;
  });
  return candidates
    .map((row) => ({ row, typos: Math.min(...row.search.split('|').map((known) => typosInPrefix(name, known))) }))
    .filter(({ typos }) => typos <= typosAllowed(name.length))
    .toSorted((a, b) => a.typos - b.typos || b.row.population - a.row.population)
    .map(({ row }) => row);
}

function beginnings(names: string[]): string[] {
  return names.flatMap((name) => [`${name}%`, `%|${name}%`]);
}

/** With 'or', because the trigram index does not support 'like any'. */
function like(patterns: string[]): RawBuilder<boolean> {
  const each = patterns.map((pattern) => sql`p.search like ${pattern}`);
  return sql`(${sql.join(each, sql` or `)})`;
}

const tables = sql`from places p left join countries c on c.code = p.country_code`;

function columns(locale: PlaceLocale): RawBuilder<unknown> {
  const named = (column: string) => sql.ref(`${column}_${locale}`);
  return sql`p.id, ${named('p.locality')} as locality, coalesce(${named('c.name')}, p.country_code) as country,
    p.country_code, ${named('p.area1')} as area1, ${named('p.area2')} as area2`;
}

/** 'Paris, Texas': places in the area or country after the comma come first. */
function awayFrom(context: string): RawBuilder<boolean> {
  if (!context) return sql`(select false)`;
  const around = sql`concat_ws(' ', p.area1_fr, p.area1_en, p.area2_fr, p.area2_en, c.name_fr, c.name_en, p.country_code)`;
  return sql`translate(folded_text(${around}), '-''', '  ') not like ${`%${context}%`}`;
}

function toPlace({ id, locality, country, countryCode, area1, area2 }: Row): Place {
  const parts = [locality, area1 === locality ? null : area1, country];
  return {
    placeId: id,
    locality,
    country,
    countryCode,
    ...(area1 ? { area1 } : {}),
    ...(area2 ? { area2 } : {}),
    formattedAddress: parts.filter(Boolean).join(', '),
  };
}
