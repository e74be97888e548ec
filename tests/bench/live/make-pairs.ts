import { createHmac, randomUUID } from 'node:crypto';
import type { SignedIn } from '../../../domain/viewer.ts';
import type { Runtime } from '../../../server/runtime.ts';
import { openTalk } from '../../harness/talk.ts';

type Side = { cookie: string };
export type Pair = { id: string; sides: [Side, Side] };

/** This many open conversations, each between its own company and developer, both signed in. */
export async function makePairs(runtime: Runtime, count: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let made = 0; made < count; made++) {
    const { id, recruiter, developer } = await openTalk(runtime);
    pairs.push({ id, sides: [await open(runtime, recruiter), await open(runtime, developer)] });
  }
  return pairs;
}

/** A session without the cost of a password: signing in is not measured. */
async function open({ db, auth, config }: Runtime, { userId }: SignedIn): Promise<Side> {
  const token = randomUUID();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insertInto('sessions').values({ userId, token, expiresAt }).execute();
  const signature = createHmac('sha256', config.SECRET).update(token).digest('base64');
  const { authCookies } = await auth.$context;
  return { cookie: `${authCookies.sessionToken.name}=${encodeURIComponent(`${token}.${signature}`)}` };
}
