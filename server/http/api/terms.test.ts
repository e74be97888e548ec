import { beforeAll, describe, expect, it } from 'vitest';
import { companyWithKey } from '../../../tests/harness/ats.ts';
import { makeDeveloper, makeJob } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import { offerTerms } from '../../../tests/harness/terms.ts';
import type { Runtime } from '../../runtime.ts';

let runtime: Runtime;
let acme: Awaited<ReturnType<typeof companyWithKey>>;
beforeAll(async () => {
  runtime = await testRuntime();
  acme = await companyWithKey(runtime);
});

describe('what a company offers (docs/product/ats.md, Acting on candidates)', () => {
  async function spontaneous() {
    const { userId: developerId } = await makeDeveloper(runtime.db);
    const { companyId } = acme;
    await runtime.db.insertInto('superlikes').values({ developerId, companyId, message: 'Bonjour' }).execute();
    return developerId;
  }
  const accept = async (developerId: string, terms?: object | null) =>
    acme.ask('POST', '/candidates', { developerId, decision: 'accept', ...(terms !== undefined && { terms }) });
  const stated = { contractType: 'permanent', payMin: 45, payMax: 55, remote: 'fullTime' };
  const answered = { payUnit: 'year', payMin: 45, payMax: 55, place: null, remote: 'fullTime' };

  it('comes from the offer that the developer applied to', async () => {
    const developer = await makeDeveloper(runtime.db);
    const jobId = await makeJob(runtime.db, acme.companyId, offerTerms);
    await runtime.db.insertInto('jobApplications').values({ developerId: developer.userId, jobId }).execute();
    const { status, body } = await accept(developer.userId);
    expect({ status, terms: body.terms }).toEqual({
      status: 201,
      terms: { job: jobId, contractType: 'permanent', ...answered },
    });
  });

  it.each([
    ['missing', undefined, { terms: 'required' }],
    ['null', null, { terms: 'required' }],
    [
      'empty',
      {},
      {
        'terms.contractType': 'required',
        'terms.payMin': 'required',
        'terms.payMax': 'required',
        'terms.place': 'required',
        'terms.remote': 'required',
      },
    ],
    ['without a maximum', { ...stated, payMax: null }, { 'terms.payMax': 'required' }],
    ['out of range', { ...stated, payMax: 55_000 }, { 'terms.payMax': 'range' }],
    ['with an unknown place', { ...stated, place: 'nowhere' }, { 'terms.place': 'unknown' }],
    ['with an unknown offer', { job: 'nothing' }, { 'terms.job': 'unknown' }],
  ])('is required for a spontaneous application: %s', async (_, terms, errors) => {
    const developerId = await spontaneous();
    expect(await accept(developerId, terms)).toMatchObject({ status: 422, body: { code: 'invalid', errors } });
    const rows = await runtime.db
      .selectFrom('introductions')
      .select('id')
      .where('developerId', '=', developerId)
      .execute();
    expect(rows).toEqual([]);
  });

  it('is stated, or an offer that is online, by either id', async () => {
    const first = await accept(await spontaneous(), stated);
    expect(first).toMatchObject({
      status: 201,
      body: { terms: { job: null, contractType: 'permanent', ...answered } },
    });
    const place = 'insee:44109';
    expect((await accept(await spontaneous(), { ...stated, place, remote: 'no' })).body.terms).toMatchObject({ place });
    const jobId = await makeJob(runtime.db, acme.companyId, { ...offerTerms, externalId: 'REQ-terms' });
    expect((await accept(await spontaneous(), { job: 'REQ-terms' })).body.terms).toMatchObject({ job: jobId });
    await runtime.db.updateTable('jobs').set({ status: 'JOB_UNPUBLISHED' }).where('id', '=', jobId).execute();
    expect(await accept(await spontaneous(), { job: jobId })).toMatchObject({
      status: 409,
      body: { reason: 'offerClosed' },
    });
  });

  it('is null for an introduction from before', async () => {
    const { body } = await accept(await spontaneous(), stated);
    const id = String(body.id);
    const empty = { termsContract: null, termsPayUnit: null, termsPayMin: null, termsPayMax: null, termsRemote: null };
    await runtime.db.updateTable('introductions').set(empty).where('id', '=', id).execute();
    expect((await acme.ask('GET', `/candidates/${id}`)).body.terms).toBeNull();
  });
});
