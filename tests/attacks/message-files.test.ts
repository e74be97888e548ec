// A file of a message over HTTP: the two sides read it, everyone else is refused as for the conversation itself.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { pathWith } from '../../domain/paths.ts';
import { canHaveConversations } from '../../domain/permissions/contact.ts';
import { makePdf } from '../harness/pdf.ts';
import { fromOwnPage } from './client.ts';
import { type Asker, askers, makeOwned, type Owned } from './owned-objects.ts';
import { siteDatabase } from './site.ts';
import { page } from './tables/owned-row.ts';

const { url } = inject('site');
const sides: Asker[] = ['owner', 'companyAdmin'];
const pdf = makePdf({ pages: [['Secret']] });
let made: Owned;
let handle: string;

const upload = (asker: Asker, introductionId = made.introductionId) =>
  fetch(`${url}/uploads/messages/${introductionId}`, {
    method: 'POST',
    headers: { ...fromOwnPage(url), cookie: made.cookies[asker], 'x-file-name': 'secret.pdf' },
    body: new Uint8Array(pdf),
  });
const say = (asker: Asker, files: string[], introductionId = made.introductionId) =>
  fetch(`${url}${pathWith('fr', 'conversationMessages', { introductionId })}`, {
    method: 'POST',
    headers: { ...fromOwnPage(url), cookie: made.cookies[asker], 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'send', body: '', files, sentKey: randomUUID() }),
  });
const read = (asker: Asker, introductionId = made.introductionId, given = handle) =>
  fetch(`${url}${pathWith('fr', 'messageFile', { introductionId, handle: given })}`, {
    headers: { cookie: made.cookies[asker] },
    redirect: 'manual',
  });
const uploaded = async (asker: Asker) => ((await (await upload(asker)).json()) as { handle: string }).handle;

beforeAll(async () => {
  made = await makeOwned(await siteDatabase());
  const recruiter = made.viewers.companyAdmin?.userId ?? '';
  const db = await siteDatabase();
  await db.updateTable('companyMembers').set({ intros: true }).where('recruiterId', '=', recruiter).execute();
  handle = await uploaded('owner');
});

describe('a file of a message', () => {
  it('cannot be opened before it is sent, not by its author either', async () => {
    for (const asker of sides) expect((await read(asker)).status, asker).toBe(404);
  });

  it('is not sent by another person than its author', async () => {
    const answer = await say('companyAdmin', [handle]);
    expect(await answer.json()).toMatchObject({ outcome: 'refused', reason: 'filesGone' });
  });

  it('is read by the two sides only, as an attachment that no browser opens as a page', async () => {
    expect((await say('owner', [handle])).status).toBe(200);
    const statuses: Partial<Record<Asker, number>> = {};
    const expected: Partial<Record<Asker, number | string>> = {};
    for (const asker of askers) {
      const answer = await read(asker);
      statuses[asker] = answer.status;
      const viewer = made.viewers[asker];
      const refused = canHaveConversations(viewer) ? 404 : page(403)(viewer);
      expected[asker] = sides.includes(asker) ? 200 : typeof refused === 'number' ? refused : 302;
    }
    expect(statuses).toEqual(expected);
    const answer = await read('companyAdmin');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(pdf));
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="secret\.pdf"/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('is not read through another conversation, nor sent twice', async () => {
    const earlier = await (await siteDatabase())
      .selectFrom('introductions')
      .select('id')
      .where('developerId', '=', made.developerId)
      .where('id', '<>', made.introductionId)
      .executeTakeFirstOrThrow();
    expect((await read('owner', earlier.id)).status).toBe(404);
    expect((await read('owner', made.introductionId, 'a'.repeat(32))).status).toBe(404);
    expect((await read('owner', made.introductionId, '..%2Fsecret')).status).toBe(404);
    expect(await (await say('owner', [handle])).json()).toMatchObject({ outcome: 'refused', reason: 'filesGone' });
    expect((await upload('owner', earlier.id)).status).toBe(409);
  });

  it('is uploaded by the two sides only', async () => {
    const statuses = new Map<Asker, number>();
    for (const asker of askers) statuses.set(asker, (await upload(asker)).status);
    for (const asker of sides) expect(statuses.get(asker), asker).toBe(201);
    for (const asker of askers.filter((one) => !sides.includes(one)))
      expect([401, 403, 404], asker).toContain(statuses.get(asker));
  });
});
