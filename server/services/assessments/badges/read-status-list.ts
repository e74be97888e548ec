import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { statusList } from '../../../../domain/assessments/badges/credential.ts';
import { statusBits } from '../../../../domain/assessments/badges/status-list.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Writer } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { readSigningKey } from './badge-keys.ts';
import { signDocument } from './sign-document.ts';

/** How long a process keeps a list, and how long its readers may: together half a minute at most. */
export const listSeconds = { kept: 10, told: 20 } as const;

const compress = promisify(gzip);

/** A signed list of revoked files, as text. Lists exist as soon as one of their places is taken. */
export function readStatusList(runtime: Runtime, list: number): Promise<string> {
  return runtime.cache.get(`badge list ${list}`, listSeconds.kept, () => makeList(runtime, list));
}

async function makeList({ db, config, ports }: Runtime, list: number): Promise<string> {
  const key = await readSigningKey({ db, config });
  const bits = await readStatusBits(db, list);
  if (!key || !bits) throw new NotFound();
  const encodedList = `u${(await compress(bits)).toString('base64url')}`;
  const at = ports.clock.now();
  const unsigned = statusList(config.BASE_URL, { list, encodedList, at, ttl: listSeconds.told });
  return JSON.stringify(await signDocument(unsigned, key, at), null, 2);
}

/** One bit for each place; undefined for a list that does not exist. */
async function readStatusBits(db: Writer, list: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const any = await db.selectFrom('badgeStatuses').select('list').where('list', '=', list).limit(1).executeTakeFirst();
  if (!any) return undefined;
  const rows = await db
    .selectFrom('badgeStatuses')
    .select('place')
    .where('list', '=', list)
    .where('revoked', '=', true)
    .execute();
  return statusBits(rows.map(({ place }) => place));
}
