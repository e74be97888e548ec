import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeRecruiter } from '../../../tests/harness/factories.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Analytics, AnalyticsEvent } from '../../ports/analytics/port.ts';
import { fixedClock } from '../../ports/clock/fixed.ts';
import type { Runtime } from '../../runtime.ts';
import { unnamedAnalytics } from './erasure/unnamed-analytics.ts';
import { readPrivacy } from './read-privacy.ts';
import { storeChoices } from './store-choices.ts';
import { withdrawHealth } from './withdraw-health.ts';

const clock = fixedClock('2026-11-15T10:00:00Z');
let runtime: Runtime;
let person: SignedIn;

beforeAll(async () => {
  const opened = await testRuntime();
  runtime = { ...opened, ports: { ...opened.ports, clock } };
  person = await makeDeveloper(runtime.db);
});

const privacy = (viewer = person) => readPrivacy(contextOf(runtime, viewer));
const given = async () => (await privacy()).consents.map(({ kind, granted, at }) => [kind, granted, at.toISOString()]);

describe('consents with dates (docs/product/privacy.md, Consents)', () => {
  it('stores a choice once, with the date on which it changed', async () => {
    const context = contextOf(runtime, person);
    await storeChoices(context, { embeds: true, measurement: false });
    clock.advance(60_000);
    await storeChoices(context, { embeds: true, measurement: false });
    expect((await given()).sort()).toEqual([
      ['embeds', true, '2026-11-15T10:00:00.000Z'],
      ['measurement', false, '2026-11-15T10:00:00.000Z'],
    ]);
    await storeChoices(context, { embeds: false, measurement: false });
    expect((await given())[0]).toEqual(['embeds', false, '2026-11-15T10:01:00.000Z']);
  });

  it('stores nothing for an administrator who acts in another name, nor for a visitor', async () => {
    const { userId, name } = await makeAdministrator(runtime.db);
    const before = await given();
    const acted = { ...person, impersonator: { userId, name, until: clock.now() } };
    await storeChoices(contextOf(runtime, acted), { embeds: true, measurement: true });
    await storeChoices(contextOf(runtime, undefined), { embeds: true, measurement: true });
    expect(await given()).toEqual(before);
    await expect(withdrawHealth(contextOf(runtime, acted))).rejects.toMatchObject({ name: 'Forbidden' });
  });

  it('health data (RQTH) has its own consent and is erased when the developer withdraws it', async () => {
    const consentedAt = new Date('2026-03-01T00:00:00Z');
    await runtime.db
      .insertInto('developerHealth')
      .values({ developerId: person.userId, content: 'RQTH', consentedAt })
      .execute();
    expect(await privacy()).toMatchObject({ healthSince: consentedAt });
    expect(await given()).toContainEqual(['health', true, consentedAt.toISOString()]);
    await withdrawHealth(contextOf(runtime, person));
    expect((await privacy()).healthSince).toBeUndefined();
    expect(await runtime.db.selectFrom('developerHealth').selectAll().execute()).toEqual([]);
    expect((await privacy()).consents).toContainEqual(expect.objectContaining({ kind: 'health', granted: false }));
    const recruiter = await makeRecruiter(runtime.db);
    await expect(withdrawHealth(contextOf(runtime, recruiter))).rejects.toMatchObject({ name: 'Forbidden' });
  });
});

it('a measurement without consent is sent without the user id and without the uid field', async () => {
  const heard: AnalyticsEvent[] = [];
  const analytics: Analytics = { record: async (event) => void heard.push(event), close: async () => {} };
  const data = { uid: person.userId, testId: 't', role: 'DEVELOPER' };
  await unnamedAnalytics(analytics).record({ name: 'Question visit', userId: person.userId, data });
  expect(heard).toEqual([{ name: 'Question visit', data: { testId: 't', role: 'DEVELOPER' } }]);
});
