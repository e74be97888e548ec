import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeJob,
  makeNewcomer,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { type LinkToTrack, linkParameter } from '../../../ports/links/port.ts';
import type { Runtime } from '../../../runtime.ts';
import { blockCompany } from '../discretion/change-discretion.ts';
import { readProfile } from '../read-profile.ts';
import { followLink } from './follow-link.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

const address = 'https://github.com/camille';
const open = (...cards: string[]) =>
  JSON.stringify({ all: true, cards: Object.fromEntries(cards.map((card) => [card, { all: true }])) });

/** A developer with one public link and one public project. */
async function makeLinked(): Promise<SignedIn> {
  const person = await makeDeveloper(runtime.db, { visibility: open('links', 'projects') });
  const developerId = person.userId;
  await runtime.db
    .insertInto('developerSocials')
    .values({ developerId, network: 'github', username: 'camille', position: 0 })
    .execute();
  await runtime.db
    .insertInto('developerProjects')
    .values({
      developerId,
      name: 'Atlas',
      description: '',
      link: 'https://atlas.example/',
      year: 2025,
      month: 1,
      position: 0,
    })
    .execute();
  return person;
}

function tokenFor(link: LinkToTrack): string {
  return new URL(runtime.ports.links.wrap(link) ?? '').searchParams.get(linkParameter) ?? '';
}
const social = (person: SignedIn) => tokenFor({ url: address, type: 'social', data: person.userId });
const project = (person: SignedIn) => tokenFor({ url: 'https://atlas.example/', type: 'project', data: person.userId });

const follow = (token: string, viewer?: Viewer) => followLink(contextOf(runtime, viewer), token);
const outcome = (token: string, viewer?: Viewer) =>
  follow(token, viewer).catch((error: Error & { gone?: boolean }) => (error.gone ? 'gone' : error.message));
const change = (person: SignedIn, traits: object) =>
  runtime.db.updateTable('developers').set(traits).where('id', '=', person.userId).execute();
const visits = async () =>
  (await runtime.db.selectFrom('events').select('data').where('name', '=', 'Link visit').orderBy('id').execute()).map(
    ({ data }) => data,
  );

describe('a tracked link (docs/product/profile.md, Tracked links)', () => {
  it('leads to its address, and is counted with the role of the session', async () => {
    const developer = await makeLinked();
    const recruiter = await makeRecruiter(runtime.db);
    const token = social(developer);
    expect(await follow(token, recruiter)).toBe(address);
    expect(await follow(token)).toBe(address);
    // Developers who follow their own link are not counted.
    expect(await follow(token, developer)).toBe(address);
    expect(await visits()).toEqual([
      { type: 'social', data: developer.userId, role: 'RECRUITER' },
      { type: 'social', data: developer.userId, role: 'ANONYMOUS' },
    ]);
  });

  it('carries the signed-in visitor for whom the page was made, and nobody for visitors without an account', async () => {
    const developer = await makeLinked();
    const recruiter = await makeRecruiter(runtime.db);
    const linksOf = async (viewer: Viewer) => {
      const profile = await readProfile(contextOf(runtime, viewer), developer.userId);
      if (profile.kind !== 'profile') throw new Error(profile.kind);
      return [profile.cards.links?.[0]?.url ?? '', profile.cards.projects?.[0]?.link ?? ''];
    };
    const visitorsOf = async (viewer: Viewer) =>
      (await linksOf(viewer)).map(
        (link) => runtime.ports.links.open(new URL(link).searchParams.get(linkParameter) ?? '')?.visitorId,
      );
    expect(await visitorsOf(recruiter)).toEqual([recruiter.userId, recruiter.userId]);
    expect(await visitorsOf(undefined)).toEqual([undefined, undefined]);
    expect(await linksOf(developer)).toEqual([address, 'https://atlas.example/']);
  });

  it.each(['', 'x', 'e30=', 'a'.repeat(20_000)])('that the product did not make leads nowhere (%#)', async (token) => {
    expect(await follow(token)).toBeUndefined();
  });

  it('that was altered leads nowhere', async () => {
    const good = JSON.parse(Buffer.from(social(await makeLinked()), 'base64').toString());
    const forged = { ...good, redirectUrl: encodeURIComponent('https://evil.example') };
    expect(await follow(Buffer.from(JSON.stringify(forged)).toString('base64'))).toBeUndefined();
    const unsigned = { redirectUrl: encodeURIComponent('https://evil.example'), options: {} };
    expect(await follow(Buffer.from(JSON.stringify(unsigned)).toString('base64'))).toBeUndefined();
  });
});

describe('a tracked link ends with the link it was made of', () => {
  it.each<[string, (person: SignedIn) => Promise<unknown>]>([
    ['removed', ({ userId }) => runtime.db.deleteFrom('developerSocials').where('developerId', '=', userId).execute()],
    [
      'changed',
      ({ userId }) =>
        runtime.db
          .updateTable('developerSocials')
          .set({ username: 'someone-else' })
          .where('developerId', '=', userId)
          .execute(),
    ],
    ['on a card that is hidden', (person) => change(person, { visibility: open('projects') })],
    [
      'of a profile that is private',
      (person) => change(person, { visibility: JSON.stringify({ all: false, cards: {} }) }),
    ],
    ['of a disabled profile', (person) => change(person, { disabledAt: new Date(), disabledReason: 'Default' })],
    ['of a short profile', (person) => change(person, { isShort: true })],
    ['of an erased person', ({ userId }) => runtime.db.deleteFrom('users').where('id', '=', userId).execute()],
  ])('no longer leads anywhere when the link is %s', async (_, end) => {
    const person = await makeLinked();
    const [token, other] = [social(person), project(person)];
    expect(await outcome(token)).toBe(address);
    const counted = (await visits()).length;
    await end(person);
    expect(await outcome(token)).toBe('gone');
    expect(await outcome(token, await makeNewcomer(runtime.db))).toBe('gone');
    expect(await visits()).toHaveLength(counted);
    expect(['gone', 'https://atlas.example/']).toContain(await outcome(other));
  });

  it('works only for the viewers who see the card on the profile', async () => {
    const { db } = runtime;
    const person = await makeLinked();
    await change(person, { visibility: JSON.stringify({ all: false, cards: {} }) });
    const recruiter = await makeRecruiter(db);
    const waiting = await makeRecruiter(db, { companyId: await makeCompany(db, { validatedAt: null }) });
    const viewers: [Viewer, boolean][] = [
      [undefined, false],
      [await makeDeveloper(db), false],
      [waiting, false],
      [recruiter, true],
      [await makeAdministrator(db), true],
      [person, true],
    ];
    for (const [viewer, sees] of viewers) {
      const profile = await readProfile(contextOf(runtime, viewer), person.userId);
      expect(profile.kind === 'profile' && profile.cards.links !== undefined, viewer?.role).toBe(sees);
      for (const token of [social(person), project(person)]) {
        expect((await outcome(token, viewer)) !== 'gone', viewer?.role).toBe(sees);
      }
    }
    await blockCompany(contextOf(runtime, person), recruiter.membership.companyId);
    expect(await outcome(social(person), recruiter)).toBe('gone');
  });

  it('of a company ends with its site, of an offer with the offer', async () => {
    const { db } = runtime;
    const companyId = await makeCompany(db, { website: 'https://acme.example/' });
    const jobId = await makeJob(db, companyId, { externalUrl: 'https://acme.example/job' });
    const site = tokenFor({ url: 'https://acme.example/', type: 'company', data: companyId });
    const offer = tokenFor({ url: 'https://acme.example/job', type: 'visit_job', data: jobId });
    expect([await outcome(site), await outcome(offer)]).toEqual(['https://acme.example/', 'https://acme.example/job']);
    await db.updateTable('companies').set({ website: 'https://new.example/' }).where('id', '=', companyId).execute();
    await db.updateTable('jobs').set({ status: 'JOB_UNPUBLISHED' }).where('id', '=', jobId).execute();
    expect([await outcome(site), await outcome(offer)]).toEqual(['gone', 'gone']);
  });

  it('to a path of the product always works, and one of an unknown type ends', async () => {
    expect(await outcome(tokenFor({ url: '/jobs' }))).toBe('/jobs');
    const data = (await makeDeveloper(runtime.db)).userId;
    const whole = `${runtime.config.BASE_URL}/user/${data}`;
    expect(await outcome(tokenFor({ url: whole, type: 'visit_dev_profile', data }))).toBe(whole);
    expect(await outcome(tokenFor({ url: 'https://old.example/', type: 'forgotten', data }))).toBe('gone');
  });
});
