import { beforeAll, expect, it } from 'vitest';
import { dayOf } from '../../../../domain/day.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeNewcomer,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { readContactOptions } from '../../contact/introductions/read-contact-options.ts';
import { readProfile } from '../../profile/read-profile.ts';
import { readAllowance } from './read-allowance.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

it('what is left today counts the profiles and requests of the day of the whole team, and is said at the button', async () => {
  const { db, ports } = runtime;
  const companyId = await makeCompany(db, { planId: 'id10' });
  const recruiter = await makeRecruiter(db, { companyId });
  const context = contextOf(runtime, recruiter);
  const developer = await makeDeveloper(db);
  const other = await makeDeveloper(db);
  const day = dayOf(ports.clock.now());
  const today = { views: { left: 60, limit: 60 }, requests: { left: 5, limit: 5 } };
  expect(await readAllowance(context)).toEqual(today);
  await db.insertInto('companyViews').values({ companyId, developerId: developer.userId, day }).execute();
  expect(await readAllowance(context)).toEqual({ ...today, views: { left: 59, limit: 60 } });
  const now = ports.clock.now();
  const made = { companyId, recruiterId: recruiter.userId, status: 20, statusSince: now };
  const pairs = [developer, other].map(({ userId: developerId }) => ({ companyId, developerId }));
  await db.insertInto('candidates').values(pairs).execute();
  await db
    .insertInto('introductions')
    .values([
      { ...made, developerId: developer.userId, createdAt: now },
      // Of an earlier day: it takes nothing today.
      { ...made, developerId: other.userId, createdAt: new Date(now.getTime() - 3 * 86_400_000) },
    ])
    .execute();
  const left = { left: 4, limit: 5 };
  const colleague = await makeRecruiter(db, { companyId });
  expect(await readAllowance(contextOf(runtime, colleague))).toMatchObject({ requests: left });
  const third = await makeDeveloper(db);
  expect(await readProfile(context, third.userId)).toMatchObject({ contact: { requests: left } });
  expect(await readContactOptions(context, third.userId)).toMatchObject({ outcome: 'OK_FULLTIME', requests: left });
  expect(await readProfile(context, developer.userId)).toMatchObject({
    contact: { button: { case: 'seeConversation' } },
  });
});

it('only members of a company have an allowance', async () => {
  const { db } = runtime;
  for (const viewer of [undefined, await makeAdministrator(db), await makeDeveloper(db), await makeNewcomer(db)]) {
    expect(await readAllowance(contextOf(runtime, viewer))).toBeUndefined();
  }
});
