import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NoteKind } from '../../../../domain/library/notes/note.ts';
import { readLibraryQuery } from '../../../../domain/library/query.ts';
import type { Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeCompany, makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { fixedClock } from '../../../ports/clock/fixed.ts';
import type { Runtime } from '../../../runtime.ts';
import { readProfile } from '../../profile/read-profile.ts';
import { changeFavourite } from '../change-favourite.ts';
import { readLibrary } from '../read-library.ts';
import { changeNote } from './change-note.ts';
import { readNotes } from './read-notes.ts';

let runtime: Runtime;
const viewers: Record<string, Viewer> = {};
let about: string;
beforeAll(async () => {
  runtime = await testRuntime();
  const { db } = runtime;
  const visibility = JSON.stringify({ all: true, cards: { about: { all: true } } });
  about = (await makeDeveloper(db, { visibility })).userId;
  const companyId = await makeCompany(db);
  viewers.author = await makeRecruiter(db, { companyId });
  viewers.colleague = await makeRecruiter(db, { companyId, admin: false });
  viewers.stranger = await makeRecruiter(db);
  viewers.waiting = await makeRecruiter(db, { companyId: await makeCompany(db, { validatedAt: null }) });
  viewers.developer = await makeDeveloper(db);
  viewers.admin = await makeAdministrator(db);
  viewers.otherAdmin = await makeAdministrator(db);
  viewers.anonymous = undefined;
});

const as = (who: string) => contextOf(runtime, viewers[who]);
const add = async (who: string, kind: NoteKind, message: string) => {
  const id = randomUUID();
  await changeNote(as(who), about, { action: 'add', kind, id, message });
  return id;
};
const messages = async (who: string, kind: NoteKind) =>
  (await readNotes(as(who), about))[kind]?.notes.map(({ message }) => message);
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: Error) => error.name,
  );

describe('company notes (docs/product/library.md, Notes)', () => {
  it('are visible to colleagues only', async () => {
    await add('author', 'company', 'Très à l’aise en entretien.');
    expect(await messages('colleague', 'company')).toContain('Très à l’aise en entretien.');
    expect(await messages('stranger', 'company')).toEqual([]);
    expect(await messages('admin', 'company')).toBeUndefined();
    expect(await messages('developer', 'company')).toBeUndefined();
    expect(await refused(readNotes(as('waiting'), about))).toBe('NotFound');
    expect(await refused(readNotes(as('anonymous'), about))).toBe('Forbidden');
  });

  it('can be edited and deleted by their author only', async () => {
    const id = await add('author', 'company', 'À rappeler.');
    for (const who of ['colleague', 'stranger'] as const) {
      const edit = { action: 'edit', kind: 'company', id, message: 'Autre' } as const;
      expect(await refused(changeNote(as(who), about, edit))).toBe('NotFound');
      expect(await refused(changeNote(as(who), about, { action: 'delete', kind: 'company', id }))).toBe('NotFound');
    }
    expect(await refused(changeNote(as('admin'), about, { action: 'delete', kind: 'company', id }))).toBe('Forbidden');
    await changeNote(as('author'), about, { action: 'edit', kind: 'company', id, message: 'Rappelé.' });
    expect(await messages('colleague', 'company')).toContain('Rappelé.');
    const mine = (await readNotes(as('colleague'), about)).company?.notes.find((note) => note.id === id);
    expect(mine?.mine).toBe(false);
    await changeNote(as('author'), about, { action: 'delete', kind: 'company', id });
    await changeNote(as('author'), about, { action: 'delete', kind: 'company', id });
    expect(await messages('author', 'company')).not.toContain('Rappelé.');
  });

  it('sent twice are stored once', async () => {
    const note = { action: 'add', kind: 'company', id: randomUUID(), message: 'Une seule fois' } as const;
    await Promise.all([1, 2, 3].map(() => changeNote(as('author'), about, note)));
    expect((await messages('author', 'company'))?.filter((one) => one === 'Une seule fois')).toHaveLength(1);
  });

  it('have their author, the moment they were written and that of the last change', async () => {
    const at = (moment: string) => ({
      ...as('author'),
      ports: { ...runtime.ports, clock: fixedClock(new Date(moment)) },
    });
    const [written, changed] = ['2026-03-01T10:00:00.000Z', '2026-03-02T10:00:00.000Z'];
    const note = { kind: 'company', id: randomUUID() } as const;
    await changeNote(at(written), about, { ...note, action: 'add', message: 'Un' });
    await changeNote(at(changed), about, { ...note, action: 'edit', message: 'Deux' });
    const row = await runtime.db.selectFrom('companyNotes').selectAll().where('id', '=', note.id).executeTakeFirst();
    expect(row).toMatchObject({
      ...{ message: 'Deux', authorId: viewers.author?.userId },
      ...{ createdAt: new Date(written), updatedAt: new Date(changed) },
    });
    const read = (await readNotes(as('colleague'), about)).company?.notes.find(({ id }) => id === note.id);
    expect(read).toMatchObject({ date: written, message: 'Deux', author: expect.any(String) });
  });

  it('cannot be moved to another developer', async () => {
    const other = (await makeDeveloper(runtime.db)).userId;
    const id = await add('author', 'company', 'Ici');
    const move = { action: 'edit', kind: 'company', id, message: 'Là' } as const;
    expect(await refused(changeNote(as('author'), other, move))).toBe('NotFound');
  });
});

describe('recommendations of the team (docs/product/moderation.md, Recommendations of the team)', () => {
  it('are written by administrators and visible to every signed-in user', async () => {
    await add('admin', 'team', 'Nous recommandons.');
    for (const who of ['author', 'developer', 'admin', 'otherAdmin']) {
      expect(await messages(who, 'team')).toContain('Nous recommandons.');
    }
    for (const who of ['author', 'developer']) expect(await refused(add(who, 'team', 'x'))).toBe('Forbidden');
    const id = await add('admin', 'team', 'À moi');
    const stored = runtime.db.selectFrom('developerRecommendations').selectAll().where('id', '=', id);
    expect(await stored.executeTakeFirst()).toMatchObject({
      ...{ developerId: about, authorId: viewers.admin?.userId, value: 'À moi', createdAt: expect.any(Date) },
    });
    expect(await refused(changeNote(as('otherAdmin'), about, { action: 'delete', kind: 'team', id }))).toBe('NotFound');
    const audited = await runtime.db
      .selectFrom('audit')
      .select('action')
      .where('subjectId', '=', about)
      .where('action', '=', 'recommendation.add')
      .execute();
    expect(audited).toHaveLength(2);
  });

  it('show the picture of their author from the roster of the team', async () => {
    const { db } = runtime;
    const [pictured, other] = [await makeAdministrator(db), await makeAdministrator(db)];
    const place = { name: 'Inès', short: 'Inès', roleFr: 'r', roleEn: 'r', email: 'ines@example.com' };
    const userId = pictured.userId;
    await db
      .insertInto('staff')
      .values([
        { ...place, position: 3, key: 'without-picture', userId },
        { ...place, position: 4, key: 'with-picture', userId, picHandle: 'handle' },
      ])
      .execute();
    for (const [who, viewer] of Object.entries({ pictured, other })) {
      viewers[who] = viewer;
      await add(who, 'team', who);
    }
    const { team } = await readNotes(as('author'), about);
    const pictureOf = (text: string) => team?.notes.filter(({ message }) => message === text);
    expect(pictureOf('pictured')).toMatchObject([{ picture: '/images/handle/96.webp' }]);
    expect(pictureOf('other')).toMatchObject([{ picture: undefined }]);
  });

  it('of a profile that is not visible are not visible, either', async () => {
    const gone = await makeDeveloper(runtime.db, { disabledAt: new Date('2026-01-01'), disabledReason: 'spam' });
    expect(await refused(readNotes(as('author'), gone.userId))).toBe('NotFound');
    expect(await refused(readNotes(as('admin'), gone.userId))).toBe('done');
    expect(await refused(readNotes(as('admin'), 'nobody'))).toBe('NotFound');
  });
});

describe('the number of notes in a row (docs/product/library.md, An entry of the library)', () => {
  it('counts the notes of the own company, never those of another one or of the team', async () => {
    const [noted, other] = [await makeDeveloper(runtime.db), await makeDeveloper(runtime.db)];
    const write = (who: string, kind: NoteKind) =>
      changeNote(as(who), noted.userId, { action: 'add', kind, id: randomUUID(), message: 'Vu.' });
    await write('author', 'company');
    await write('colleague', 'company');
    await write('stranger', 'company');
    await write('admin', 'team');
    const counted = async (who: string) => {
      const library = await readLibrary(as(who), readLibraryQuery(new URLSearchParams()), undefined);
      const entries = library.access === 'open' ? library.entries : [];
      return [noted, other].map(({ userId }) => entries.find(({ id }) => id === userId)?.notes);
    };
    expect(await counted('author')).toEqual([2, 0]);
    expect(await counted('colleague')).toEqual([2, 0]);
    expect(await counted('stranger')).toEqual([1, 0]);
    expect(await counted('admin')).toEqual([0, 0]);
  });
});

describe('favourites (docs/product/library.md, Favourites)', () => {
  const interactions = async (who: string) => {
    const profile = await readProfile(as(who), about);
    return profile.kind === 'profile' ? profile.interactions : undefined;
  };
  it('belong to one recruiter, are idempotent, and are counted for colleagues', async () => {
    expect(await interactions('author')).toMatchObject({ favourite: false, colleagues: 0 });
    await Promise.all([1, 2, 3].map(() => changeFavourite(as('author'), about, true)));
    expect(await interactions('author')).toMatchObject({ favourite: true, colleagues: 0 });
    expect(await interactions('colleague')).toMatchObject({ favourite: false, colleagues: 1 });
    expect(await interactions('stranger')).toMatchObject({ favourite: false, colleagues: 0 });
    expect(await interactions('admin')).toBeUndefined();
    await changeFavourite(as('author'), about, false);
    await changeFavourite(as('author'), about, false);
    expect(await interactions('colleague')).toMatchObject({ colleagues: 0 });
  });

  it('are for recruiters of validated companies, and only of visible profiles', async () => {
    for (const who of ['waiting', 'developer', 'admin', 'anonymous']) {
      expect(await refused(changeFavourite(as(who), about, true))).toBe('Forbidden');
    }
    const gone = await makeDeveloper(runtime.db, { disabledAt: new Date('2026-01-01'), disabledReason: 'spam' });
    expect(await refused(changeFavourite(as('author'), gone.userId, true))).toBe('NotFound');
    expect(await refused(changeFavourite(as('author'), randomUUID(), true))).toBe('NotFound');
  });

  it("are shown with the developer's likes and applications", async () => {
    const companyId = viewers.author?.membership?.companyId ?? '';
    const person = await makeDeveloper(runtime.db);
    const row = { developerId: person.userId, companyId };
    await runtime.db
      .insertInto('companyLikes')
      .values({ ...row, likedAt: new Date('2026-03-04') })
      .execute();
    await runtime.db
      .insertInto('superlikes')
      .values({ ...row, message: 'Bonjour', sentAt: new Date('2026-05-06') })
      .execute();
    const profile = await readProfile(as('author'), person.userId);
    expect(profile).toMatchObject({
      interactions: { liked: Date.parse('2026-03-04'), superliked: Date.parse('2026-05-06'), applications: 0 },
    });
    expect(await readProfile(as('stranger'), person.userId)).toMatchObject({
      interactions: { liked: null, superliked: null },
    });
  });
});
