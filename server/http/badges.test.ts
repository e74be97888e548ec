import { Hono } from 'hono';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { achievementIds } from '../../domain/assessments/achievements/achievements.ts';
import type { SignedIn } from '../../domain/viewer.ts';
import { contextOf } from '../../tests/harness/context.ts';
import { makeDeveloper } from '../../tests/harness/factories.ts';
import { publicTests } from '../../tests/harness/players.ts';
import { testRuntime } from '../../tests/harness/runtime.ts';
import type { Runtime } from '../runtime.ts';
import { drawMedal } from '../services/assessments/achievements/draw-medal.ts';
import { shareAchievement } from '../services/assessments/achievements/share.ts';
import { badgeRoutes } from './badges.ts';

let runtime: Runtime;
let person: SignedIn;
let removed: string[] = [];
beforeAll(async () => {
  runtime = await testRuntime({ BASE_URL: 'https://vivier.example' });
  person = await makeDeveloper(runtime.db, { visibility: publicTests, seoAlias: 'camille' });
  await runtime.db
    .insertInto('achievements')
    .values({ userId: person.userId, achievementId: 'podium', unlockedAt: new Date('2026-11-01T10:00:00Z') })
    .execute();
});

async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  removed = [];
  const outgoing = { removeHeader: (name: string) => removed.push(name) };
  const app = new Hono().route(
    '/',
    badgeRoutes(runtime, () => '192.0.2.1'),
  );
  return app.request(path, { headers }, { outgoing });
}
const share = (shared: boolean) => shareAchievement(contextOf(runtime, person), person.userId, 'podium', shared);

describe('a badge (docs/product/assessments.md, Sharing an achievement)', () => {
  it('is served only while it is shared: in both languages, as SVG and as PNG', async () => {
    const addresses = ['/badges/ID/podium', '/en/badges/ID/podium', '/badges/ID/podium.svg', '/badges/ID/podium.png'];
    for (const [shared, status] of [
      [false, 404],
      [true, 200],
      [false, 404],
    ] as const) {
      await share(shared);
      for (const address of addresses) {
        expect((await ask(address.replace('ID', person.userId))).status, address).toBe(status);
      }
    }
    await share(true);
    for (const wrong of [
      '/badges/nobody/podium',
      `/badges/${person.userId}/nope`,
      `/badges/${person.userId}/podium.gif`,
      `/badges/${person.userId}/podium.svg.png`,
      `/badges/${person.userId}/regular`,
    ]) {
      expect((await ask(wrong)).status).toBe(404);
    }
  });

  it('may be framed by any site, without scripts or forms', async () => {
    await share(true);
    const answer = await ask(`/badges/${person.userId}/podium`);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; img-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *",
    );
    expect(removed).toEqual(['x-frame-options']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    const french = await answer.text();
    expect(french).toContain('Sur le podium');
    expect(french).toContain('Débloqué le 1er novembre 2026');
    expect(french).toContain('href="https://vivier.example/camille/achievements"');
    const english = await (await ask(`/en/badges/${person.userId}/podium`)).text();
    expect(english).toContain('Unlocked on 1 November 2026');
    expect(english).toContain('href="https://vivier.example/en/camille/achievements"');
  });

  it('has an image of 48 × 48 pixels that other sites may embed', async () => {
    await share(true);
    const drawing = await ask(`/badges/${person.userId}/podium.svg`);
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(drawing.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await drawing.text()).toBe(drawMedal('podium'));
    const dots = await ask(`/badges/${person.userId}/podium.png`);
    expect(dots.headers.get('content-type')).toBe('image/png');
    expect(await sharp(await dots.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
  });

  it('is answered with 304 to a browser that has it in its cache, until it is no longer shared', async () => {
    await share(true);
    const tag = (await ask(`/badges/${person.userId}/podium`)).headers.get('etag') ?? '';
    expect((await ask(`/badges/${person.userId}/podium`, { 'if-none-match': tag })).status).toBe(304);
    await share(false);
    expect((await ask(`/badges/${person.userId}/podium`, { 'if-none-match': tag })).status).toBe(404);
  });
});

describe('medals', () => {
  it('exist for every achievement, each with a different drawing', async () => {
    const drawings = await Promise.all(achievementIds.map(async (id) => (await ask(`/medals/${id}.svg`)).text()));
    expect(new Set(drawings).size).toBe(achievementIds.length);
    for (const drawing of drawings) expect(drawing).toContain('width="48" height="48"');
    for (const wrong of ['nope.svg', 'podium', 'podium.png', 'podium.svg.svg']) {
      expect((await ask(`/medals/${wrong}`)).status, wrong).toBe(404);
    }
  });
});
