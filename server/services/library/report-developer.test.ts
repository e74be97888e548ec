import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeAdministrator, makeCompany, makeDeveloper, makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { reportDeveloper } from './report-developer.ts';

let runtime: Runtime;
let about: string;
let recruiter: SignedIn;
beforeAll(async () => {
  runtime = await testRuntime();
  about = (await makeDeveloper(runtime.db)).userId;
  recruiter = await makeRecruiter(runtime.db);
});

/** What the viewer gets for reporting this developer: done, or the name of the refusal. */
const reported = (viewer: Viewer, developerId: string) =>
  reportDeveloper(contextOf(runtime, viewer), developerId, { key: randomUUID(), reason: 'x' }).then(
    () => 'done',
    (error: Error) => error.name,
  );

describe('reporting a profile (docs/product/library.md, Reporting a profile)', () => {
  it('sends one support message, and one e-mail to the reporter', async () => {
    const report = { key: randomUUID(), reason: 'Faux diplôme' };
    await Promise.all([1, 2].map(() => reportDeveloper(contextOf(runtime, recruiter), about, report)));
    const texts = await runtime.db
      .selectFrom('supportMessages')
      .select('text')
      .where('text', 'like', `%${about}%`)
      .execute();
    expect(texts).toEqual([
      {
        text: `Bonjour ! Je souhaite reporter un développeur (id: ${about}) pour la raison suivante : Faux diplôme`,
      },
    ]);
    const emails = await runtime.db
      .selectFrom('emails')
      .select('template')
      .where('userId', '=', recruiter.userId)
      .execute();
    expect(emails).toEqual([{ template: 'report-received' }]);
  });

  it('is for recruiters of validated companies and administrators', async () => {
    const { db } = runtime;
    const waiting = await makeRecruiter(db, { companyId: await makeCompany(db, { validatedAt: null }) });
    for (const viewer of [undefined, await makeDeveloper(db), waiting])
      expect(await reported(viewer, about)).toBe('Forbidden');
    for (const viewer of [recruiter, await makeAdministrator(db)]) expect(await reported(viewer, about)).toBe('done');
  });

  it('does not show a recruiter which profiles exist that may not be opened', async () => {
    const { db } = runtime;
    const disabled = await makeDeveloper(db, { disabledAt: new Date(), disabledReason: 'Default' });
    const short = await makeDeveloper(db, { isShort: true });
    const blocking = await makeDeveloper(db);
    const companyId = recruiter.membership?.companyId ?? '';
    await db.insertInto('blockedCompanies').values({ developerId: blocking.userId, companyId }).execute();
    for (const id of [disabled.userId, short.userId, blocking.userId, randomUUID(), 'x'])
      expect(await reported(recruiter, id)).toBe('NotFound');
    expect(await reported(await makeAdministrator(db), disabled.userId)).toBe('done');
  });
});
