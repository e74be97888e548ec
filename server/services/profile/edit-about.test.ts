import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../domain/viewer.ts';
import { contextOf } from '../../../tests/harness/context.ts';
import { makeDeveloper } from '../../../tests/harness/factories.ts';
import { placeId } from '../../../tests/harness/rich-profile.ts';
import { testRuntime } from '../../../tests/harness/runtime.ts';
import type { Runtime } from '../../runtime.ts';
import { cardForms } from './edit-card.fixture.ts';
import { readProfile } from './read-profile.ts';

let runtime: Runtime;
let paris: { placeId: string; label: string };
beforeAll(async () => {
  runtime = await testRuntime();
  paris = { placeId: await placeId(runtime.db, 'Paris'), label: 'Paris, France' };
});

const { rich, open, save } = cardForms(() => runtime);

describe('the about card', () => {
  const nameOf = async (who: SignedIn) =>
    runtime.db
      .selectFrom('developers')
      .innerJoin('users', 'users.id', 'developers.id')
      .select(['developers.displayName', 'developers.seoAlias', 'users.name'])
      .where('developers.id', '=', who.userId)
      .executeTakeFirstOrThrow();

  it('sets the shown name by the chosen visibility, and an address that follows it', async () => {
    const owner = await rich();
    const { value } = await open(owner, 'about');
    const filled = { ...value, firstName: 'Zoé', lastName: 'D’Œuvre' };
    await save(owner, 'about', null, { ...filled, nameVisibility: 'full', nickName: null });
    expect(await nameOf(owner)).toMatchObject({ displayName: 'Zoé D’Œuvre', name: 'Zoé D’Œuvre' });
    expect((await nameOf(owner)).seoAlias).toMatch(/^zoe-d-œ?u?vre|^zoe-d-/);
    await save(owner, 'about', null, { ...filled, nameVisibility: 'nickName', nickName: 'Loutre curieuse' });
    const hidden = await nameOf(owner);
    expect(hidden).toMatchObject({ displayName: 'Loutre curieuse', name: 'Loutre curieuse' });
    // A developer with a nickname must not be found under their name.
    expect(hidden.seoAlias).toMatch(/^loutre-curieuse-developpeur-front-end/);
    expect(hidden.seoAlias).not.toMatch(/zo|uvre/);
  });

  it('leads former addresses on, except those with a name that is no longer shown', async () => {
    const owner = await rich();
    const { value } = await open(owner, 'about');
    const visitor = contextOf(runtime, undefined);
    const shownAs = async (firstName: string, lastName: string, nickName: string | null = null) => {
      const level = nickName ? 'nickName' : lastName ? 'full' : 'firstName';
      const names = { firstName, lastName: lastName || 'Caché', nameVisibility: level, nickName };
      await save(owner, 'about', null, { ...value, ...names });
      return (await nameOf(owner)).seoAlias ?? '';
    };
    await runtime.db
      .updateTable('developers')
      .set({ visibility: JSON.stringify({ all: true, cards: { about: { all: true } } }) })
      .where('id', '=', owner.userId)
      .execute();
    const first = await shownAs('Zoé', '');
    const second = await shownAs('Zoé', 'Martin');
    const third = await shownAs('Zoé', 'Martin-Petit');
    for (const alias of [first, second]) {
      expect(await readProfile(visitor, alias)).toMatchObject({ kind: 'profile', moved: true, alias: third });
    }
    expect(await readProfile(visitor, third)).not.toHaveProperty('moved');
    const fourth = await shownAs('Zoé', '');
    expect(await readProfile(visitor, first)).toMatchObject({ moved: true, alias: fourth });
    for (const alias of [second, third]) expect(await readProfile(visitor, alias)).toMatchObject({ kind: 'hidden' });
    await shownAs('Zoé', '', 'Loutre curieuse');
    // What is forgotten stays forgotten, also when the name is shown again.
    await shownAs('Zoé', 'Martin');
    for (const alias of [first, second, third, fourth]) {
      expect(await readProfile(visitor, alias)).toMatchObject({ kind: 'hidden', reason: 'no_profile' });
    }
    // A former address tells no more than the present one: without the public name it is unknown.
    const fifth = await shownAs('Zoé', '');
    const sixth = await shownAs('Zoé', 'Martin');
    await save(owner, 'visibility', null, { all: true, cards: {} });
    for (const alias of [fifth, sixth]) expect(await readProfile(visitor, alias)).toMatchObject({ kind: 'hidden' });
  });

  it('gives developers with the same name different addresses', async () => {
    const people = await Promise.all([rich(), rich(), rich()]);
    for (const person of people) {
      const { value } = await open(person, 'about');
      await save(person, 'about', null, { ...value, firstName: 'Alex', lastName: 'Martin', nameVisibility: 'full' });
    }
    const aliases = await Promise.all(people.map(async (person) => (await nameOf(person)).seoAlias));
    expect(new Set(aliases).size).toBe(3);
  });

  it('refuses a nickname that the product did not generate', async () => {
    const owner = await rich();
    const { value } = await open(owner, 'about');
    await expect(
      save(owner, 'about', null, { ...value, nameVisibility: 'nickName', nickName: 'Le Président' }),
    ).rejects.toMatchObject({ fields: { nickName: 'unknown' } });
  });

  it('stores health data with the date of its consent, keeps that date, and erases all of it on withdrawal', async () => {
    const owner = await makeDeveloper(runtime.db);
    const health = () =>
      runtime.db.selectFrom('developerHealth').selectAll().where('developerId', '=', owner.userId).executeTakeFirst();
    const { value } = await open(owner, 'about');
    const filled = { ...value, firstName: 'A', lastName: 'B', place: paris, description: 'Texte.' };
    const rqth = { status: true, consent: true, content: 'Un écran plus grand.' };
    await expect(save(owner, 'about', null, { ...filled, rqth: { ...rqth, consent: false } })).rejects.toMatchObject({
      fields: { 'rqth.consent': 'consent' },
    });
    expect(await health()).toBeUndefined();
    await save(owner, 'about', null, { ...filled, rqth });
    const first = await health();
    expect(first?.content).toBe('Un écran plus grand.');
    await save(owner, 'about', null, { ...filled, rqth: { ...rqth, content: '' } });
    expect(await health()).toMatchObject({ content: '', consentedAt: first?.consentedAt });
    await save(owner, 'about', null, { ...filled, rqth: { status: false, consent: false, content: 'reste' } });
    expect(await health()).toBeUndefined();
  });

  it("refuses a picture that belongs to another user, and accepts the developer's own", async () => {
    const owner = await rich();
    const other = await rich();
    const handle = 'a'.repeat(32);
    await runtime.db
      .insertInto('files')
      .values({ handle, ownerId: other.userId, contentType: 'image/webp', bytes: 1 })
      .execute();
    const { value } = await open(owner, 'about');
    await expect(save(owner, 'about', null, { ...value, profilePicHandle: handle })).rejects.toMatchObject({
      fields: { profilePicHandle: 'unknown' },
    });
    await runtime.db.updateTable('files').set({ ownerId: owner.userId }).where('handle', '=', handle).execute();
    await save(owner, 'about', null, { ...value, profilePicHandle: handle });
    expect((await open(owner, 'about')).value.profilePicHandle).toBe(handle);
  });
});

it('a city that stays keeps the moment at which it was chosen', async () => {
  const owner = await rich();
  const [nantes, lyon] = [await placeId(runtime.db, 'Nantes'), await placeId(runtime.db, 'Lyon')];
  const before = new Date('2020-01-02T12:00:00Z');
  const saveIn = async (city: string, ...wished: string[]) => {
    const about = (await open(owner, 'about')).value;
    const search = (await open(owner, 'jobSearch')).value;
    await save(owner, 'about', null, { ...about, place: { placeId: city, label: '' } });
    await save(owner, 'jobSearch', null, { ...search, places: wished.map((id) => ({ placeId: id, label: '' })) });
  };
  await saveIn(nantes, nantes);
  const changed = runtime.db.updateTable('developerPlaces').set({ updatedAt: before });
  await changed.where('developerId', '=', owner.userId).execute();
  await saveIn(nantes, lyon, nantes);
  const read = runtime.db.selectFrom('developerPlaces').select(['kind', 'placeId', 'updatedAt']);
  const ofOwner = read.where('developerId', '=', owner.userId);
  const stored = await ofOwner.orderBy('kind').orderBy('position').execute();
  expect(stored).toEqual([
    { kind: 'current', placeId: nantes, updatedAt: before },
    { kind: 'dream', placeId: lyon, updatedAt: expect.any(Date) },
    { kind: 'dream', placeId: nantes, updatedAt: before },
  ]);
  expect(stored[1]?.updatedAt).not.toEqual(before);
});
