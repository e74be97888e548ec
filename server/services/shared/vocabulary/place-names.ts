import { sql } from 'kysely';
import { splitWords } from '../../../../domain/library/words.ts';
import type { PlaceNames } from '../../../../domain/search/understood.ts';
import type { Runtime } from '../../../runtime.ts';

const rememberedSeconds = 3600;
const ownCountry = 'FR';
/** In a text, « Brest » is the one in Brittany, although the one in Belarus is larger. */
const ownCountryWeight = 20;
/** Names of smaller places are more often the name of a person; they are chosen in the field for cities. */
const leastPopulation = { own: 5000, neighbour: 60_000, other: 1_000_000 };
const neighbours = ['BE', 'CH', 'LU', 'MC', 'DE', 'ES', 'IT', 'GB', 'NL', 'PT', 'IE', 'CA'];
/** Cities whose misspelt names are corrected. */
const leastCorrected = 30_000;

type Row = { id: string; search: string; population: number; own: boolean };

/** The cities that a text may name, by both names; of the same name, the best known. */
export function readPlaceNames({ db, cache }: Pick<Runtime, 'db' | 'cache'>): Promise<PlaceNames> {
  return cache.get('place names', rememberedSeconds, async () => {
    const { rows } = await sql<Row>`
      select id, search, population, country_code = ${ownCountry} as own from places
      where population >= case when country_code = ${ownCountry} then ${leastPopulation.own}::int
        when country_code = any(${neighbours}::text[]) then ${leastPopulation.neighbour}::int else ${leastPopulation.other}::int end
      order by population::bigint * case when country_code = ${ownCountry} then ${ownCountryWeight}::int else 1 end desc, id`.execute(
      db,
    );
    const ids = new Map<string, string>();
    const large: string[] = [];
    let longest = 0;
    for (const { id, search, population, own } of rows) {
      for (const name of search.split('|').flatMap(spellings)) {
        const words = splitWords(name);
        const plain = words.join(' ');
        if (plain === '' || ids.has(plain)) continue;
        ids.set(plain, id);
        longest = Math.max(longest, words.length);
        if (own && population >= leastCorrected) large.push(plain);
      }
    }
    return { find: (name) => ids.get(name), longest, names: () => large };
  });
}

/** « Saint » and « Sainte » are also written « St » and « Ste ». */
function spellings(name: string): string[] {
  const short = name.replace(/(^| )saint(e?) /g, '$1st$2 ');
  return short === name ? [name] : [name, short];
}
