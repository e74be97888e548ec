import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeCompany, makeJob } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { drawCard } from './draw-card.ts';
import { companyCard, homeCard, jobCard, testCard } from './read-card.ts';

let runtime: Runtime;
let open: string;
let waiting: string;
beforeAll(async () => {
  runtime = await testRuntime();
  open = await makeCompany(runtime.db, { name: 'Bois & Sonore' });
  waiting = await makeCompany(runtime.db, { validatedAt: null });
});

const unknown = { name: 'NotFound' };

describe('the picture of a shared link', () => {
  it('names an offer and its company, while the offer is open', async () => {
    const { db } = runtime;
    const job = await makeJob(db, open, { title: 'Développeuse <React>' });
    expect(await jobCard(runtime, 'fr', job)).toEqual({
      over: 'Offre d’emploi · Bois & Sonore',
      title: 'Développeuse <React>',
    });
    expect((await jobCard(runtime, 'en', job)).over).toBe('Job · Bois & Sonore');
    const hidden = [
      await makeJob(db, open, { status: 'JOB_DRAFT', publishedAt: null }),
      await makeJob(db, open, { status: 'JOB_UNPUBLISHED', archivedAt: new Date('2026-02-01') }),
      await makeJob(db, waiting),
      'nobody',
    ];
    for (const id of hidden) await expect(jobCard(runtime, 'fr', id), id).rejects.toMatchObject(unknown);
  });

  it('names a company once it is validated', async () => {
    expect(await companyCard(runtime, 'fr', open)).toEqual({ over: 'Entreprise', title: 'Bois & Sonore' });
    for (const id of [waiting, 'nobody']) await expect(companyCard(runtime, 'fr', id)).rejects.toMatchObject(unknown);
  });

  it('names a test that can be taken', async () => {
    const { db } = runtime;
    const test = await db
      .selectFrom('tests')
      .select('id')
      .where('seoAlias', '=', 'react-advanced')
      .executeTakeFirstOrThrow();
    expect(await testCard(runtime, 'fr', test.id)).toEqual({
      over: 'Test classé · React',
      title: 'React, niveau avancé',
    });
    await db.updateTable('tests').set({ status: 'ARCHIVED' }).where('id', '=', test.id).execute();
    await expect(testCard(runtime, 'fr', test.id)).rejects.toMatchObject(unknown);
  });

  it('has 1200 by 630 pixels, whatever its text', async () => {
    const cards = [homeCard('fr'), { over: '<b>&amp;', title: 'Une très longue offre '.repeat(20) }];
    for (const card of cards) {
      const { width, height, format } = await sharp(
        await drawCard(runtime, card, { clientAddress: '192.0.2.1' }),
      ).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    }
  });
});
