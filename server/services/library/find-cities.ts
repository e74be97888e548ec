import { sql } from 'kysely';
import { degreesOf } from '../../../domain/library/distance.ts';
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

/** A city and the kilometres around it. */
export type Circle = { city: string; radius: number };

/**
 * The places of each circle, in one query. Like domain/library/distance.ts; a city is always in its own circle, also when
 * its position is unknown.
 */
export async function placesInCircles(db: Writer, circles: readonly Circle[]): Promise<string[][]> {
  if (circles.length === 0) return [];
  const asked = JSON.stringify(circles.map(({ city, radius }, at) => ({ at, city, radius, belt: degreesOf(radius) })));
  const { rows } = await sql<{ at: number; id: string }>`
    select asked.at, p.id from json_to_recordset(${asked}) as asked (at int, city text, radius float8, belt float8)
    join places c on c.id = asked.city
    join places p on p.latitude between c.latitude - asked.belt and c.latitude + asked.belt
      and 2 * 6371 * asin(least(1, sqrt(sin(radians(p.latitude - c.latitude) / 2) ^ 2
        + cos(radians(c.latitude)) * cos(radians(p.latitude)) * sin(radians(p.longitude - c.longitude) / 2) ^ 2)))
        <= asked.radius`.execute(db);
  const inside = circles.map(({ city }) => new Set([city]));
  for (const { at, id } of rows) inside[at]?.add(id);
  return inside.map((ids) => [...ids]);
}

/** The places around several cities together. */
export async function placesAround(db: Writer, cities: readonly string[], radius: number): Promise<string[]> {
  const circles = await placesInCircles(
    db,
    cities.map((city) => ({ city, radius })),
  );
  return [...new Set([...cities, ...circles.flat()])];
}
