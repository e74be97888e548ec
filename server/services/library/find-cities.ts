import { sql } from 'kysely';
import type { Locale } from '../../../domain/viewer.ts';
import type { Writer } from '../../data/database.ts';
import type { Runtime } from '../../runtime.ts';

export type City = { placeId: string; label: string };

/** Cities by id, or by a name typed without JavaScript; unknown ones are left out. */
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
      // When the service is unavailable, the city stays in the search under the typed name, so that the search does not
      // widen.
      const place = await details(value, locale)
        .then(async (found) => found ?? (await suggest(value, locale, 1))[0])
        .catch(() => 'away' as const);
      if (place === 'away') return { placeId: value, label: value };
      return place && { placeId: place.placeId, label: `${place.locality}, ${place.country}` };
    }),
  );
  return [...new Map(asked.flatMap((city) => (city ? [[city.placeId, city] as const] : []))).values()];
}

/** Length of a degree of latitude in kilometres, the same everywhere. */
const kilometresPerDegree = 111;

/** Like domain/library/distance.ts. A city is always included itself, also when its position is unknown. */
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
