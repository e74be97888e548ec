import type pg from 'pg';
import { companyNames } from '../../../domain/library/employer.ts';
import type { ContractType, RemoteFrequency } from '../../../domain/profile/cards/job-terms.ts';
import type { IndexedOffer } from './offer-index.ts';

/** Lists as one text each: the driver takes longer to parse an array than the database to join it. */
const columns = `n.number, j.id, (extract(epoch from j.published_at)::numeric(20, 6) * 1000000)::text,
  c.id, c.name, j.valid_until - date '1970-01-01', j.profession_id, j.contract_type, j.remote_frequency,
  coalesce(j.salary_max, j.salary_min), j.years_min, j.years_max, p.id, p.latitude, p.longitude,
  (select string_agg(jt.technology_id || case when jt.required then ' 1' else ' 0' end, '|' order by jt.position)
    from job_technologies jt where jt.job_id = j.id),
  (select string_agg(jl.language_id || ' ' || jl.level, '|' order by jl.position)
    from job_languages jl where jl.job_id = j.id)`;

type Row = [
  number: number,
  id: string,
  microseconds: string,
  companyId: string,
  company: string,
  lastDay: number,
  professionId: string | null,
  contract: ContractType | null,
  remote: RemoteFrequency | null,
  pay: number | null,
  least: number | null,
  most: number | null,
  placeId: string | null,
  latitude: number | null,
  longitude: number | null,
  technologies: string | null,
  languages: string | null,
];

/** The next offers that are online, by number; whether they are valid on a day is asked with each search. */
export async function readNextRows(client: pg.Client, after: number, most: number): Promise<IndexedOffer[]> {
  return readRows(client, 'n.number > $1 order by n.number limit $2', [after, most]);
}

export async function readRowsByNumber(client: pg.Client, numbers: number[]): Promise<IndexedOffer[]> {
  return readRows(client, 'n.number = any($1::int[]) order by n.number', [numbers]);
}

async function readRows(client: pg.Client, where: string, values: unknown[]): Promise<IndexedOffer[]> {
  const text = `select ${columns} from indexed_jobs n join jobs j on j.id = n.job_id
    join companies c on c.id = j.company_id left join places p on p.id = j.place_id
    where j.status = 'JOB_PUBLISHED' and c.validated_at is not null and ${where}`;
  const { rows } = await client.query<Row>({ text, values, rowMode: 'array' });
  return rows.map(offerOf);
}

function offerOf(row: Row): IndexedOffer {
  const [number, id, microseconds, companyId, company, lastDay, professionId, contract, remote, pay, ...rest] = row;
  const [least, most, placeId, latitude, longitude, technologies, languages] = rest;
  return {
    number,
    id,
    microseconds: Number(microseconds),
    companyId,
    companyNames: companyNames(company),
    lastDay,
    professionId,
    contract,
    remote,
    pay,
    years: { least, most },
    place: placeId === null ? null : { id: placeId, latitude, longitude },
    technologies: pairsOf(technologies).map(([technology, must]) => ({ id: technology, must: must === 1 })),
    languages: pairsOf(languages).map(([language, level]) => ({ id: language, level })),
  };
}

/** 'react 1|go 0': names with a number each. */
function pairsOf(text: string | null): [string, number][] {
  return (text ?? '')
    .split('|')
    .filter(Boolean)
    .map((pair) => {
      const cut = pair.lastIndexOf(' ');
      return [pair.slice(0, cut), Number(pair.slice(cut + 1))];
    });
}
