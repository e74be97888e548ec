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
  reportDeveloper(contextOf(runtime, viewer), developerId, { key: randomUUID(), reason: 'fake', text: null }).then(
    () => 'done',
    (error: Error) => error.name,
  );

describe('reporting a profile (docs/product/library.md, Reporting a profile)', () => {
  it('sends one support message, and one e-mail to the reporter', async () => {
    const report = { key: randomUUID(), reason: 'wrong', text: 'Faux diplôme' } as const;
    await Promise.all([1, 2].map(() => reportDeveloper(contextOf(runtime, recruiter), about, report)));
    const texts = await runtime.db
      .selectFrom('supportMessages')
      .select('text')
      .where('text', 'like', `%${about}%`)
      .execute();
    expect(texts).toEqual([
      {
        text: `Bonjour ! Je souhaite reporter un développeur (id: ${about}) pour la raison suivante : Informations fausses. Faux diplôme`,
      },
    ]);
    const emails = await runtime.db
      .selectFrom('emails')
      .select('template')
      .where('userId', '=', recruiter.userId)
      .execute();
    expect(emails).toEqual([{ template: 'report-received' }]);
  });

  it('is for everyone who may open the profile, except its owner', async () => {
    const { db } = runtime;
    const waiting = await makeRecruiter(db, { companyId: await makeCompany(db, { validatedAt: null }) });
    const owner = await makeDeveloper(db);
    expect(await reported(waiting, about)).toBe('Forbidden');
    expect(await reported(owner, owner.userId)).toBe('Forbidden');
    for (const viewer of [undefined, await makeDeveloper(db), recruiter, await makeAdministrator(db)])
      expect(await reported(viewer, about)).toBe('done');
  });

  it('of a visitor reaches the team once, and a given address gets one receipt', async () => {
    const { db } = runtime;
    const { userId: developerId } = await makeDeveloper(db);
    const email = `temoin-${randomUUID()}@else.example`;
    const visitor = { ...contextOf(runtime, undefined), clientAddress: '198.51.100.20', locale: 'en' as const };
    const report = { key: randomUUID(), reason: 'offensive', text: null, email } as const;
    for (let times = 0; times < 2; times++) await reportDeveloper(visitor, developerId, report);
    const conversations = await db
      .selectFrom('supportConversations')
      .select(['kind', 'userId', 'replyTo'])
      .where('replyTo', '=', email)
      .execute();
    expect(conversations).toEqual([{ kind: 'report', userId: null, replyTo: email }]);
    const emails = db.selectFrom('emails').select(['template', 'locale', 'userId']).where('toAddress', '=', email);
    expect(await emails.execute()).toEqual([{ template: 'report-received', locale: 'en', userId: null }]);
  });

  it('of visitors is limited by client address, and by the address of the receipt', async () => {
    const { userId: developerId } = await makeDeveloper(runtime.db);
    const from = (clientAddress: string, email = '') =>
      reportDeveloper({ ...contextOf(runtime, undefined), clientAddress }, developerId, {
        key: randomUUID(),
        reason: 'fake',
        text: null,
        email,
      });
    for (let times = 0; times < 5; times++) await from('198.51.100.30');
    await expect(from('198.51.100.30')).rejects.toMatchObject({ name: 'TooMany' });
    const email = `cible-${randomUUID()}@else.example`;
    for (let times = 0; times < 3; times++) await from(`198.51.100.${40 + times}`, email);
    await expect(from('198.51.100.50', email.toUpperCase())).rejects.toMatchObject({ name: 'TooMany' });
  });

  it('does not show which profiles exist that may not be opened', async () => {
    const { db } = runtime;
    const disabled = await makeDeveloper(db, { disabledAt: new Date(), disabledReason: 'Default' });
    const short = await makeDeveloper(db, { isShort: true });
    const blocking = await makeDeveloper(db);
    const companyId = recruiter.membership?.companyId ?? '';
    await db.insertInto('blockedCompanies').values({ developerId: blocking.userId, companyId }).execute();
    for (const id of [disabled.userId, short.userId, blocking.userId, randomUUID(), 'x'])
      expect(await reported(recruiter, id)).toBe('NotFound');
    for (const viewer of [undefined, await makeDeveloper(db)])
      for (const id of [disabled.userId, short.userId, randomUUID(), 'x'])
        expect(await reported(viewer, id)).toBe('NotFound');
    expect(await reported(await makeAdministrator(db), disabled.userId)).toBe('done');
  });
});
