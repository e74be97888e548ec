import { beforeAll, describe, expect, it } from 'vitest';
import { scopes } from '../../../domain/ats/api-key.ts';
import { type Operation, type OperationName, operations, writes } from '../../../domain/ats/operations.ts';
import { problemAnswer } from '../../../domain/ats/problem.ts';
import { type Client, clientOf, companyWithKey, wholeJob } from '../../../tests/harness/ats.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeCompany, makeDeveloper, makeJob, makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { offerTerms } from '../../../tests/harness/terms.ts';
import { fixedClock } from '../../ports/clock/fixed.ts';
import type { Runtime } from '../../runtime.ts';
import { createKey, revokeKey } from '../../services/ats/keys.ts';
import { sweepAts } from '../../services/ats/sweep-ats.ts';
import { publishPlanned } from '../../services/jobs/schedule/publish-planned.ts';

let runtime: Runtime;
let acme: Awaited<ReturnType<typeof companyWithKey>>;
let other: Awaited<ReturnType<typeof companyWithKey>>;
const clock = fixedClock('2026-11-16T10:00:00Z');
beforeAll(async () => {
  const real = await testRuntime();
  runtime = { ...real, ports: { ...real.ports, clock } };
  acme = await companyWithKey(runtime);
  other = await companyWithKey(runtime);
});

const all = Object.entries(operations) as [OperationName, Operation][];
const pathOf = ({ path }: Operation) => path.replace(/:\w+/g, 'anything');

describe('an API key (docs/product/ats.md, API keys)', () => {
  it.each(all)('is required for %s, and must have its scope', async (_, operation) => {
    const body = writes(operation) ? {} : undefined;
    const method = operation.method.toUpperCase();
    expect((await clientOf(runtime, undefined)(method, pathOf(operation), body)).status).toBe(401);
    const without = await companyWithKey(
      runtime,
      scopes.filter((scope) => scope !== operation.scope),
    );
    const refused = await without.ask(method, pathOf(operation), body);
    expect(refused).toMatchObject({ status: 403, body: { code: 'missing_scope', reason: operation.scope } });
  });

  it('is stored only as a hash', async () => {
    const rows = await runtime.db.selectFrom('apiKeys').selectAll().execute();
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(acme.key.slice(4, -4));
  });

  it('is refused as soon as it has been revoked', async () => {
    const { recruiter, companyId, ask } = await companyWithKey(runtime);
    expect((await ask('GET', '/jobs')).status).toBe(200);
    const row = await runtime.db
      .selectFrom('apiKeys')
      .select(['id', 'lastUsedAt'])
      .where('companyId', '=', companyId)
      .executeTakeFirstOrThrow();
    expect(row.lastUsedAt).toEqual(clock.now());
    await expect(revokeKey(contextOf(runtime, other.recruiter), other.companyId, row.id)).rejects.toMatchObject({
      name: 'NotFound',
    });
    await expect(revokeKey(contextOf(runtime, other.recruiter), companyId, row.id)).rejects.toMatchObject({
      name: 'Forbidden',
    });
    await revokeKey(contextOf(runtime, recruiter), companyId, row.id);
    expect(await ask('GET', '/jobs')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('can be created only by an administrator of the company', async () => {
    const colleague = await makeRecruiter(runtime.db, { companyId: acme.companyId, admin: false });
    for (const stranger of [colleague, other.recruiter, await makeDeveloper(runtime.db)]) {
      const making = createKey(contextOf(runtime, stranger), acme.companyId, { name: 'x', scopes: ['jobs:read'] });
      await expect(making).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });

  it('still works after its creator has left, on behalf of another administrator of the company', async () => {
    const { recruiter, companyId, ask } = await companyWithKey(runtime);
    const successor = await makeRecruiter(runtime.db, { companyId });
    await runtime.db.deleteFrom('companyMembers').where('recruiterId', '=', recruiter.userId).execute();
    expect((await ask('PUT', '/jobs/A', { ...wholeJob, status: 'draft' })).status).toBe(200);
    const job = await runtime.db.selectFrom('jobs').select('createdBy').where('companyId', '=', companyId).execute();
    expect(job).toEqual([{ createdBy: successor.userId }]);
  });

  it('has a rate limit', async () => {
    const { ask, companyId } = await companyWithKey(runtime);
    const { id } = await runtime.db
      .selectFrom('apiKeys')
      .select('id')
      .where('companyId', '=', companyId)
      .executeTakeFirstOrThrow();
    const { limits, consume } = await import('../../services/shared/limits/consume.ts');
    await Promise.all(Array.from({ length: limits.apiByKey.times }, () => consume(runtime.db, limits.apiByKey, id)));
    const refused = await ask('GET', '/jobs');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('errors of the API have one format', () => {
  const cases: [string, () => ReturnType<Client>, number, string][] = [
    ['an unknown address', () => acme.ask('GET', '/nope'), 404, 'not_found'],
    ['a method that is not allowed', () => acme.ask('DELETE', '/jobs'), 405, 'method_not_allowed'],
    ['a body that is not JSON', () => acme.ask('PUT', '/jobs/A', '{'), 400, 'malformed'],
    [
      'another content type',
      () => acme.ask('PUT', '/jobs/A', 'a=b', { 'content-type': 'text/plain' }),
      415,
      'unsupported_media_type',
    ],
    ['invalid fields', () => acme.ask('PUT', '/jobs/A', { status: 'gone', titel: 'x' }), 422, 'invalid'],
    ['an invalid page cursor', () => acme.ask('GET', '/jobs?after=x'), 422, 'invalid'],
    [
      'a body that is too large',
      () => acme.ask('PUT', '/jobs/A', { description: 'x'.repeat(300_000) }),
      413,
      'too_large',
    ],
    ['an unknown offer', () => acme.ask('GET', '/jobs/unknown'), 404, 'not_found'],
  ];
  it.each(cases)('%s gets a status, a code and a problem document', async (_, asking, status, code) => {
    const answer = await asking();
    expect(answer).toMatchObject({ status, body: { status, code } });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(problemAnswer.safeParse(answer.body).error).toBeUndefined();
  });

  it('each invalid field is listed by its name', async () => {
    const { body } = await acme.ask('PUT', '/jobs/A', { status: 'gone', titel: 'x' });
    expect(body.errors).toEqual({ status: 'unknown', titel: 'unknown' });
    const published = await acme.ask('PUT', '/jobs/A', { status: 'published', title: 'Seul' });
    expect(published.body.errors).toMatchObject({ description: 'required', remote: 'required', place: 'required' });
  });

  it('no other site may read an answer', async () => {
    const asked = await acme.ask('GET', '/jobs', undefined, { origin: 'https://evil.example' });
    expect([...asked.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    const preflight = await acme.ask('OPTIONS', '/jobs', undefined, { origin: 'https://evil.example' });
    expect(preflight.status).toBe(405);
  });

  it('a session cookie does not authenticate', async () => {
    const answer = await clientOf(runtime, undefined)('GET', '/jobs', undefined, { cookie: 'session=x' });
    expect(answer.status).toBe(401);
  });
});

describe('job offers', () => {
  const put = (status: string, more: object = {}, id = 'REQ 1/ä') =>
    acme.ask('PUT', `/jobs/${encodeURIComponent(id)}`, { ...wholeJob, status, ...more });

  it('are created, published, changed and archived under the external id of the company', async () => {
    const draft = await put('draft', { description: null });
    expect(draft).toMatchObject({ status: 200, body: { externalId: 'REQ 1/ä', status: 'draft', url: null } });
    expect(await put('archived')).toMatchObject({ status: 409, body: { code: 'refused', reason: 'neverPublished' } });
    const online = await put('published');
    expect(online).toMatchObject({ status: 200, body: { id: draft.body.id, status: 'published' } });
    expect(online.body.url).toContain('/job/');
    expect(await put('published', { title: 'Front, vraiment' })).toMatchObject({ body: { title: 'Front, vraiment' } });
    expect(await put('published', { description: null })).toMatchObject({ status: 422 });
    expect(await put('draft')).toMatchObject({ status: 409, body: { reason: 'alreadyPublished' } });
    expect(await put('archived', { description: null })).toMatchObject({ body: { status: 'archived', url: null } });
    expect(await put('published')).toMatchObject({ body: { status: 'published' } });
    const rows = await runtime.db.selectFrom('jobs').select('id').where('externalId', '=', 'REQ 1/ä').execute();
    expect(rows).toHaveLength(1);
  });

  it('have what is nice to have, years and languages, which an older client leaves as they are', async () => {
    const languages = [{ languageId: 'en', level: 70, required: false }];
    const needs = {
      technologyIds: ['svelte', 'css'],
      niceTechnologyIds: ['css'],
      yearsMin: 2,
      yearsMax: null,
      languages,
    };
    expect(await put('draft', needs, 'NEEDS')).toMatchObject({ status: 200, body: needs });
    // An older client knows none of the new fields, and adds a technology.
    const older = await put('draft', { technologyIds: ['svelte', 'css', 'html'] }, 'NEEDS');
    expect(older.body).toMatchObject({ niceTechnologyIds: ['css'], yearsMin: 2, yearsMax: null, languages });
    expect((await put('draft', {}, 'NEEDS')).body).toMatchObject({ technologyIds: ['svelte'], niceTechnologyIds: [] });
    const emptied = await put('draft', { yearsMin: null, languages: [] }, 'NEEDS');
    expect(emptied.body).toMatchObject({ yearsMin: null, languages: [] });
    const [one] = languages;
    const wrong = { niceTechnologyIds: ['css'], yearsMin: 3, yearsMax: 2, languages: [one, one] };
    expect((await put('draft', wrong, 'NEEDS')).body.errors).toEqual({
      niceTechnologyIds: 'unknown',
      yearsMax: 'yearsOrder',
      'languages.1.languageId': 'duplicate',
    });
    expect((await put('draft', { languages: Array.from({ length: 6 }, () => one) }, 'NEEDS')).body.errors).toEqual({
      languages: 'tooManyRows',
    });
    expect((await put('draft', { languages: [{ ...one, level: 101 }] }, 'NEEDS')).status).toBe(422);
    expect((await put('draft', { languages: [{ ...one, languageId: 'xx-x' }] }, 'NEEDS')).body.errors).toEqual({
      'languages.0.languageId': 'unknown',
    });
    expect((await acme.ask('GET', '/lists/languages')).body.items).toContainEqual({ id: 'en', name: 'Anglais' });
  });

  it('have seniority, team and steps of the hiring, which an older client leaves as they are', async () => {
    const details = {
      ...{ seniority: 'senior', team: 'Quatre personnes.', teamSize: 4, hiringWeeks: 3 },
      steps: [
        { name: 'Appel', duration: '30min', note: null },
        { name: 'Rencontre', duration: null, note: 'À Quimper.' },
      ],
    };
    expect(await put('draft', details, 'DETAILS')).toMatchObject({ status: 200, body: details });
    expect((await put('draft', {}, 'DETAILS')).body).toMatchObject(details);
    const emptied = { seniority: null, team: null, teamSize: null, hiringWeeks: null, steps: [] };
    expect((await put('draft', emptied, 'DETAILS')).body).toMatchObject(emptied);
    const short = await put('draft', { steps: [{ name: 'Appel' }] }, 'DETAILS');
    expect(short.body.steps).toEqual([{ name: 'Appel', duration: null, note: null }]);
    const wrong = { seniority: 'wizard', teamSize: 0, hiringWeeks: 13, steps: [{ name: '', duration: '2h' }] };
    expect((await put('draft', wrong, 'DETAILS')).body.errors).toEqual({
      ...{ seniority: 'unknown', teamSize: 'unknown', hiringWeeks: 'unknown' },
      ...{ 'steps.0.name': 'required', 'steps.0.duration': 'unknown' },
    });
  });

  it('have a day on which a draft goes online, by the rules of the site (docs/product/ats.md, Writing an offer)', async () => {
    const planned = (publishOn: string | null, more: object = {}) => put('draft', { publishOn, ...more }, 'PLANNED');
    expect(await planned('2026-11-20')).toMatchObject({
      status: 200,
      body: { status: 'draft', publishOn: '2026-11-20', publishProblem: null },
    });
    expect((await put('draft', { title: 'Autre' }, 'PLANNED')).body).toMatchObject({ publishOn: '2026-11-20' });
    expect((await planned('2026-12-01')).body).toMatchObject({ publishOn: '2026-12-01' });
    const refused: [string, object, object][] = [
      ['2026-11-16', {}, { publishOn: 'publicationDay' }],
      ['2027-02-15', {}, { publishOn: 'publicationDay' }],
      ['2026-11-31', {}, { publishOn: 'unknown' }],
      ['2026-11-25', { description: null }, { description: 'required' }],
      ['2026-11-25', { applyUntil: '2026-11-24' }, { publishOn: 'publicationLate' }],
      ['2026-11-25', { status: 'published' }, { publishOn: 'publicationDay' }],
    ];
    for (const [day, more, errors] of refused)
      expect(await planned(day, more)).toMatchObject({ status: 422, body: { errors } });
    expect((await acme.ask('GET', '/jobs/PLANNED')).body).toMatchObject({ publishOn: '2026-12-01', title: 'Front' });
    expect((await planned(null)).body).toMatchObject({ publishOn: null });
    await planned('2026-12-01');
    const online = await put('published', {}, 'PLANNED');
    expect(online.body).toMatchObject({ status: 'published', publishOn: null });
    expect(await put('published', { publishOn: null }, 'PLANNED')).toMatchObject({ status: 200 });
  });

  it('say why a planned publication did not take place', async () => {
    await put('draft', { publishOn: '2026-11-20' }, 'MISSED');
    await put('draft', { description: null }, 'MISSED');
    await publishPlanned({ ...runtime, ports: { ...runtime.ports, clock: fixedClock('2026-11-20T06:00:00Z') } });
    expect((await acme.ask('GET', '/jobs/MISSED')).body).toMatchObject({
      ...{ status: 'draft', publishOn: null, publishProblem: 'incomplete' },
    });
  });

  it('sent four times at the same moment are stored once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => put('published', {}, 'RACE')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('name a profession and technologies by any word of the vocabulary (docs/product/shell.md, Vocabulary)', async () => {
    const words = { professionId: 'dev back', technologyIds: ['golang', 'K8S', 'go'] };
    expect(await put('published', words, 'WORDS')).toMatchObject({
      status: 200,
      body: { professionId: 'back-end-developer', technologyIds: ['go', 'kubernetes'] },
    });
    // A family cannot be chosen.
    expect((await put('published', { professionId: 'spécialiste data' }, 'FAMILY')).status).toBe(422);
  });

  it('are not stored at all when they cannot be published', async () => {
    expect(await put('published', { technologyIds: ['nothing-like-this'] }, 'NO')).toMatchObject({
      status: 422,
      body: { errors: { 'technologyIds.0': 'unknown' } },
    });
    expect((await acme.ask('GET', '/jobs/NO')).status).toBe(404);
  });

  it('of another company are not found, and the same external id in two companies is two offers', async () => {
    const mine = await put('published', {}, 'SAME');
    expect((await other.ask('GET', '/jobs/SAME')).status).toBe(404);
    expect((await other.ask('GET', `/jobs/${mine.body.id}`)).status).toBe(404);
    const theirs = await other.ask('PUT', '/jobs/SAME', { ...wholeJob, title: 'À nous' });
    expect(theirs.body.id).not.toBe(mine.body.id);
    expect((await acme.ask('GET', '/jobs/SAME')).body.title).toBe('Front');
  });

  it('are listed page by page, each once, including those created on the site', async () => {
    const { ask, companyId } = await companyWithKey(runtime);
    const here = await makeJob(runtime.db, companyId);
    for (const id of ['1', '2', '3', '4']) await ask('PUT', `/jobs/${id}`, { ...wholeJob, status: 'draft' });
    const seen: unknown[] = [];
    let next: unknown = '';
    while (next !== null) {
      const { body } = await ask('GET', `/jobs?limit=2${next ? `&after=${encodeURIComponent(String(next))}` : ''}`);
      seen.push(...body.items.map(({ id }: { id: string }) => id));
      next = body.next;
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
    expect(seen).toContain(here);
    expect((await ask('GET', '/jobs?status=published')).body.items).toMatchObject([{ id: here, externalId: null }]);
  });

  it('are published only for a validated company', async () => {
    const recruiter = await makeRecruiter(runtime.db, {
      companyId: await makeCompany(runtime.db, { validatedAt: null }),
    });
    const { companyId } = recruiter.membership;
    const { key } = await createKey(contextOf(runtime, recruiter), companyId, { name: 'x', scopes: [...scopes] });
    const ask = clientOf(runtime, key);
    expect((await ask('PUT', '/jobs/A', { ...wholeJob, status: 'draft' })).status).toBe(200);
    expect((await ask('PUT', '/jobs/A', wholeJob)).status).toBe(403);
    const planned = { ...wholeJob, status: 'draft', publishOn: '2026-11-20' };
    expect((await ask('PUT', '/jobs/A', planned)).status).toBe(403);
    expect((await ask('PUT', '/jobs/A', { ...planned, publishOn: null })).status).toBe(200);
    for (const path of ['/candidates', '/applications']) expect((await ask('GET', path)).status).toBe(403);
    expect((await ask('POST', '/applications', { email: 'x@example.com', message: 'x' })).status).toBe(403);
  });
});

describe('Idempotency-Key (docs/product/ats.md, Repeating a request)', () => {
  const answer = (id: string, key: string, body: object, who = acme) =>
    who.ask('POST', '/candidates', { developerId: id, ...body }, { 'idempotency-key': key });

  async function applicant() {
    const developer = await makeDeveloper(runtime.db);
    const jobId = await makeJob(runtime.db, acme.companyId, offerTerms);
    await runtime.db.insertInto('jobApplications').values({ developerId: developer.userId, jobId }).execute();
    return developer;
  }

  it('the same key and the same body get the same answer without a second effect', async () => {
    const { userId } = await applicant();
    const first = await answer(userId, 'one', { decision: 'accept' });
    expect(first.status).toBe(201);
    const second = await answer(userId, 'one', { decision: 'accept' });
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect((await answer(userId, 'another', { decision: 'accept' })).body).toMatchObject({
      code: 'refused',
      reason: 'FINISH_PIPE',
    });
  });

  it('of requests at the same moment one is executed, the others get in_progress or its answer', async () => {
    const { userId } = await applicant();
    const answers = await Promise.all([1, 2, 3].map(() => answer(userId, 'crowd', { decision: 'accept' })));
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    for (const { status, body } of answers) expect(status === 201 || body.code === 'in_progress').toBe(true);
    const rows = await runtime.db.selectFrom('introductions').select('id').where('developerId', '=', userId).execute();
    expect(rows).toHaveLength(1);
  });

  it('the same key with another body is refused; another company may use the same key', async () => {
    const { userId } = await applicant();
    await answer(userId, 'mine', { decision: 'accept' });
    expect(await answer(userId, 'mine', { decision: 'decline', reason: 'experience' })).toMatchObject({
      status: 422,
      body: { code: 'key_reused' },
    });
    expect((await answer(userId, 'mine', { decision: 'accept' }, other)).body.reason).toBe('noApplication');
  });

  it('expires after a day and is deleted', async () => {
    const { userId } = await applicant();
    await answer(userId, 'old', { decision: 'accept' });
    clock.advance(24 * 60 * 60 * 1000);
    await sweepAts(runtime);
    expect(await runtime.db.selectFrom('apiRequests').select('key').where('key', '=', 'old').execute()).toEqual([]);
    expect((await answer(userId, 'old', { decision: 'accept' })).body.reason).toBe('FINISH_PIPE');
  });

  it('a request whose process died can be repeated after a minute', async () => {
    const { userId } = await applicant();
    await answer(userId, 'dead', { decision: 'accept' });
    await runtime.db.updateTable('apiRequests').set({ status: null, answer: null }).where('key', '=', 'dead').execute();
    expect((await answer(userId, 'dead', { decision: 'accept' })).body.code).toBe('in_progress');
    clock.advance(61_000);
    expect((await answer(userId, 'dead', { decision: 'accept' })).body.reason).toBe('FINISH_PIPE');
  });
});
