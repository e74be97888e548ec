import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Place } from './person.ts';

/** The places that people can choose, by id. */
export const places: ReadonlyMap<string, Place> = readPlaces();

function readPlaces(): Map<string, Place> {
  const file = new URL('../../server/data/lookups/places.tsv.gz', import.meta.url);
  const [head = '', ...lines] = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  const [id, cityFr, cityEn, region] = ['id', 'locality_fr', 'locality_en', 'area1_fr'].map((name) =>
    columns.indexOf(name),
  ) as [number, number, number, number];
  return new Map(
    lines.map((line) => {
      const cells = line.split('\t');
      const cell = (column: number) => cells[column] ?? '';
      return [cell(id), { cityFr: cell(cityFr), cityEn: cell(cityEn), region: cell(region) }];
    }),
  );
}
