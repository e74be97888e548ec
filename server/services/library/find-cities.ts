import { sql } from 'kysely';
import type { Locale } from '../../../domain/viewer.ts';
import type { Writer } from '../../data/database.ts';
import type { Runtime } from '../../runtime.ts';

export type City = { placeId: string; label: string };

/** Cities by id, or by a name that was typed where no script could suggest one; what nobody knows is dropped. */
export async function findCities(
  { db, ports }: Pick<Runtime, 'db' | 'ports'>,
  given: readonly string[],
  locale: Locale,
): Promise<City[]> {
  if (given.length === 0) return [];
  const named = (column: string) => sql.ref(`${column}_${locale}`);
  const { rows } = await sql<City>`
    select p.id as place_id, concat_ws(', ', ${named('p.locality')}, coalesce(${named('co.name')}, p.country_code)) as label
    from places p left join countries co on co.code = p.country_code where p.id = any(${given}::text[])`.execute(db);
  const own = new Map(rows.map((city) => [city.placeId, city]));
  const asked = await Promise.all(
    given.map(async (value) => {
      const known = own.get(value);
      if (known) return known;
      const { details, suggest } = ports.places;
      // A service that is away must not widen somebody's search: the city stays, under the only name we have.
      const place = await details(value, locale)
        .then(async (found) => found ?? (await suggest(value, locale, 1))[0])
        .catch(() => 'away' as const);
      if (place === 'away') return { placeId: value, label: value };
      return place && { placeId: place.placeId, label: `${place.locality}, ${place.country}` };
    }),
  );
  return [...new Map(asked.flatMap((city) => (city ? [[city.placeId, city] as const] : []))).values()];
}

/** Degrees of latitude are everywhere as long as this, in kilometres. */
const kilometresPerDegree = 111;

/** As domain/library/distance.ts. A city itself is always inside, also when nobody knows where it lies. */
export async function placesAround(db: Writer, cities: readonly string[], radius: number): Promise<string[]> {
  const belt = radius / kilometresPerDegree + 0.01;
  const { rows } = await sql<{ id: string }>`
    select distinct p.id from places c
    join places p on p.latitude between c.latitude - ${belt}::float8 and c.latitude + ${belt}::float8
      and 2 * 6371 * asin(least(1, sqrt(sin(radians(p.latitude - c.latitude) / 2) ^ 2
        + cos(radians(c.latitude)) * cos(radians(p.latitude)) * sin(radians(p.longitude - c.longitude) / 2) ^ 2)))
        <= ${radius}::float8
    where c.id = any(${cities}::text[])`.execute(db);
  return [...new Set([...cities, ...rows.map(({ id }) => id)])];
}
