import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { mostTemplates } from '../../../../domain/contact/first-message/template.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import {
  makeAdministrator,
  makeCompany,
  makeDeveloper,
  makeNewcomer,
  makeRecruiter,
} from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { deleteTemplate, readTemplates, saveTemplate } from './templates.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const as = (viewer: SignedIn) => contextOf(runtime, viewer);
const draft = (title: string, shared = false) => ({ title, body: `Bonjour {prénom}, ${title} !`, shared });
const add = async (viewer: SignedIn, title: string, shared = false) => {
  const id = randomUUID();
  await saveTemplate(as(viewer), { id, version: null, value: draft(title, shared) });
  return id;
};
const titles = async (viewer: SignedIn) => (await readTemplates(as(viewer))).map(({ title }) => title);

async function twoColleagues() {
  const companyId = await makeCompany(runtime.db);
  return [await makeRecruiter(runtime.db, { companyId }), await makeRecruiter(runtime.db, { companyId })] as const;
}

describe('templates (docs/product/contact.md, Templates of first messages)', () => {
  it('are the own ones, then those of the company', async () => {
    const [recruiter, colleague] = await twoColleagues();
    const stranger = await makeRecruiter(runtime.db);
    await add(recruiter, 'B');
    await add(recruiter, 'A', true);
    await add(colleague, 'C');
    await add(colleague, 'D', true);
    await add(stranger, 'E', true);
    expect(await titles(recruiter)).toEqual(['B', 'A', 'D']);
    expect(await titles(colleague)).toEqual(['C', 'A', 'D']);
    expect((await readTemplates(as(recruiter)))[0]).toMatchObject({ ...draft('B'), version: 1 });
  });

  it('that are shared are edited by colleagues, and deleted; own ones only by their owner', async () => {
    const [recruiter, colleague] = await twoColleagues();
    const [shared, own] = [await add(recruiter, 'A', true), await add(recruiter, 'B')];
    await saveTemplate(as(colleague), { id: shared, version: 1, value: draft('A2', true) });
    await expect(saveTemplate(as(colleague), { id: own, version: 1, value: draft('B2') })).rejects.toMatchObject({
      name: 'NotFound',
    });
    await deleteTemplate(as(colleague), own);
    expect(await titles(recruiter)).toEqual(['B', 'A2']);
    await deleteTemplate(as(colleague), shared);
    await deleteTemplate(as(colleague), shared);
    expect(await titles(recruiter)).toEqual(['B']);
  });

  it('edited by two colleagues at once: the second is told, and may overwrite', async () => {
    const [recruiter, colleague] = await twoColleagues();
    const id = await add(recruiter, 'A', true);
    const change = { id, version: 1, value: draft('Mine', true) };
    await saveTemplate(as(recruiter), change);
    // The same form sent again is no conflict.
    await saveTemplate(as(recruiter), change);
    const other = { id, version: 1, value: draft('Theirs', true) };
    await expect(saveTemplate(as(colleague), other)).rejects.toMatchObject({ name: 'Conflict' });
    await saveTemplate(as(colleague), { ...other, version: null });
    expect(await readTemplates(as(recruiter))).toMatchObject([{ title: 'Theirs', version: 3 }]);
  });

  it('added twice are one', async () => {
    const [recruiter] = await twoColleagues();
    const change = { id: randomUUID(), version: null, value: draft('A') };
    await Promise.all([1, 2, 3].map(() => saveTemplate(as(recruiter), change)));
    expect(await titles(recruiter)).toEqual(['A']);
  });

  it(`are at most ${mostTemplates} of each kind`, async () => {
    const [recruiter] = await twoColleagues();
    const { userId, membership } = recruiter;
    const rows = Array.from({ length: mostTemplates }, (_, index) => ({
      ...{ companyId: membership.companyId, ownerId: userId, title: `${index}`, body: 'x', changedAt: new Date() },
    }));
    await runtime.db.insertInto('messageTemplates').values(rows).execute();
    await expect(add(recruiter, 'more')).rejects.toMatchObject({ fields: { '': `tooManyRows:${mostTemplates}` } });
    const shared = await add(recruiter, 'shared', true);
    await expect(saveTemplate(as(recruiter), { id: shared, version: 1, value: draft('shared') })).rejects.toMatchObject(
      { name: 'Invalid' },
    );
  });

  it.each([
    ['an empty name', { ...draft('x'), title: ' ' }],
    ['a question about past pay', { ...draft('x'), body: 'Combien gagnez-vous ?' }],
    ['a text that is too long', { ...draft('x'), body: 'x'.repeat(2001) }],
  ])('are refused with %s', async (_, value) => {
    const [recruiter] = await twoColleagues();
    await expect(saveTemplate(as(recruiter), { id: randomUUID(), version: null, value })).rejects.toMatchObject({
      name: 'Invalid',
    });
  });

  it.each<[string, () => Promise<SignedIn>]>([
    ['a recruiter without the right', () => makeRecruiter(runtime.db, { admin: false, intros: false })],
    ['a recruiter without a company', () => makeNewcomer(runtime.db)],
    ['a developer', () => makeDeveloper(runtime.db)],
    ['an administrator', () => makeAdministrator(runtime.db)],
  ])('are refused to %s', async (_, who) => {
    const viewer = await who();
    await expect(readTemplates(as(viewer))).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(add(viewer, 'A')).rejects.toMatchObject({ name: 'Forbidden' });
    await expect(deleteTemplate(as(viewer), randomUUID())).rejects.toMatchObject({ name: 'Forbidden' });
  });
});
