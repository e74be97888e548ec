import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../../domain/day.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeCompany, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { readActivity } from './read-activity.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

describe('activity of the team (docs/product/companies.md, Activity of the team)', () => {
  it('counts what each member did in the last 30 days, for the administrators; the others see their own', async () => {
    const { db, ports } = runtime;
    const now = ports.clock.now();
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
    const companyId = await makeCompany(db);
    const manager = await makeRecruiter(db, { companyId });
    const helper = await makeRecruiter(db, { companyId, admin: false });
    await db
      .updateTable('companyMembers')
      .set({ joinedAt: ago(60) })
      .where('companyId', '=', companyId)
      .execute();
    const [one, two] = [await makeDeveloper(db), await makeDeveloper(db)];
    const visit = (developerId: string, days: number) => ({
      ...{ developerId, recruiterId: helper.userId, count: 1, day: dayOf(ago(days)), lastAt: ago(days) },
    });
    await db
      .insertInto('developerVisits')
      .values([visit(one.userId, 2), visit(one.userId, 3), visit(two.userId, 31)])
      .execute();
    const pair = { companyId, developerId: one.userId };
    await db.insertInto('candidates').values(pair).execute();
    const { id: introductionId } = await db
      .insertInto('introductions')
      .values({ ...pair, status: 31, statusSince: ago(2), createdAt: ago(40) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const act = { introductionId, actorKind: 'recruiter', actorId: helper.userId, toStatus: 31 };
    await db
      .insertInto('introductionEvents')
      .values([
        { ...act, position: 1, event: 'request', at: ago(40) },
        { ...act, position: 2, event: 'acceptApplication', at: ago(2) },
      ])
      .execute();
    const message = { introductionId, authorKind: 'recruiter', authorId: helper.userId, body: 'Bonjour' };
    await db
      .insertInto('messages')
      .values([
        { ...message, position: 1, sentAt: ago(40), sentKey: randomUUID() },
        { ...message, position: 2, sentAt: ago(1), sentKey: randomUUID() },
      ])
      .execute();
    const read = (viewer: Parameters<typeof contextOf>[1]) => readActivity(contextOf(runtime, viewer), companyId);
    const own = { recruiterId: helper.userId, profiles: 1, requests: 0, answers: 1, messages: 1 };
    expect(await read(helper)).toMatchObject([own]);
    const all = await read(manager);
    expect(all).toHaveLength(2);
    expect(all.find(({ recruiterId }) => recruiterId === helper.userId)).toMatchObject(own);
    expect(all.find(({ recruiterId }) => recruiterId === manager.userId)).toMatchObject({ profiles: 0, messages: 0 });
    for (const stranger of [undefined, one, await makeAdministrator(db), await makeRecruiter(db)]) {
      expect(await read(stranger)).toEqual([]);
    }
    await db
      .updateTable('companyMembers')
      .set({ joinedAt: ago(1.5) })
      .where('recruiterId', '=', helper.userId)
      .execute();
    expect(await read(helper)).toMatchObject([{ profiles: 0, answers: 0, messages: 1 }]);
  });
});
