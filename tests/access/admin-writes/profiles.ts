import { marks } from '../../../server/services/assessments/user-tests/mark-technology.ts';
import { editableCards } from '../../../server/services/profile/cards/editable-cards.ts';
import { readCard } from '../../../server/services/profile/edit-card.ts';
import { makeDeveloper, makeRecruiter } from '../../harness/factories.ts';
import { makeRichDeveloper } from '../../harness/rich-profile.ts';
import { typedTerms } from '../../harness/terms.ts';
import type { AdminClient, Line, Write, Writes } from './admin-client.ts';

const on = (developerId: string, action: string): Line => ({
  action,
  subjectKind: 'developer',
  subjectId: developerId,
});
/** A complete profile, with a value in every card. */
const person = async ({ db }: AdminClient) => (await makeRichDeveloper(db, { all: true, cards: {} })).userId;

type CardName = keyof typeof editableCards;

const editCard = (card: CardName): Write => ({
  logs: async (client) => {
    const developerId = await person(client);
    const { version, value } = await readCard(client.as(client.admin), developerId, card);
    await client.done('profileCard', { developerId, card }, { mode: 'edit', version, value });
    return on(developerId, 'profile.edit');
  },
});

/** One more entry, like the existing one; a card without an 'add' button has no such address. */
const addToCard = (card: CardName): Write => {
  const send = async (client: AdminClient) => {
    const developerId = await person(client);
    const { value } = await readCard(client.as(client.admin), developerId, card);
    const entries = (value as Record<string, unknown>)[card];
    const [{ id: _, ...one } = { id: '' }] = Array.isArray(entries) ? entries : [];
    const sent = { mode: 'add', version: null, value: one };
    return { developerId, answer: await client.send('profileCard', { developerId, card }, sent) };
  };
  if (!('add' in editableCards[card])) return { refused: 404, by: async (client) => (await send(client)).answer };
  return {
    logs: async (client) => {
      const { developerId, answer } = await send(client);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      return on(developerId, 'profile.edit');
    },
  };
};

const cards = Object.keys(editableCards) as CardName[];

/** A result that is on the profile; `shown: false`: that was removed from it. */
async function playedBy({ db }: AdminClient, shown: boolean): Promise<{ developerId: string; sessionId: string }> {
  const developerId = (await makeRichDeveloper(db, { all: true, cards: {} })).userId;
  const session = db.selectFrom('testSessions').select('id').where('userId', '=', developerId);
  if (!shown) await db.deleteFrom('developerTests').where('developerId', '=', developerId).execute();
  return { developerId, sessionId: (await session.executeTakeFirstOrThrow()).id };
}

const userTest = (mode: 'show' | 'hide'): Write => ({
  logs: async (client) => {
    const { developerId, sessionId } = await playedBy(client, mode === 'hide');
    await client.done('userTests', { developerId, technologyId: 'rust' }, { mode, sessionId });
    return on(developerId, 'profile.edit');
  },
});

/** A technology without a test, so that a test of it can be requested. */
const untested = async ({ db }: AdminClient) => {
  const tested = db.selectFrom('tests').select('technologyId').where('status', '=', 'PUBLISHED');
  const row = db.selectFrom('technologies').select('id').where('id', 'not in', tested).orderBy('id');
  return (await row.executeTakeFirstOrThrow()).id;
};

const mark = (name: (typeof marks)[number]): Write => ({
  logs: async (client) => {
    const developerId = await person(client);
    const technologyId = await untested(client);
    await client.done('userTests', { developerId, technologyId }, { mode: 'mark', mark: name, on: true });
    return on(developerId, 'profile.mark-technology');
  },
});

type NoteAct = 'add' | 'edit' | 'delete';

const teamNote = (action: NoteAct): Write => ({
  logs: async (client) => {
    const { db, admin } = client;
    const developerId = await person(client);
    const id = crypto.randomUUID();
    const row = { id, developerId, authorId: admin.userId, value: 'Une personne de confiance.' };
    if (action !== 'add') await db.insertInto('developerRecommendations').values(row).execute();
    await client.done('notes', { developerId }, { action, kind: 'team', id, message: 'Recommandée.' });
    return on(developerId, `recommendation.${action}`);
  },
});

/** The notes of a company are only for its members. */
const companyNote = (action: NoteAct): Write => ({
  refused: 403,
  by: async (client) => {
    const { db } = client;
    const developerId = await person(client);
    const { userId: authorId, membership } = await makeRecruiter(db);
    const id = crypto.randomUUID();
    const row = { id, developerId, authorId, companyId: membership.companyId, message: 'À rappeler.' };
    if (action !== 'add') await db.insertInto('companyNotes').values(row).execute();
    return client.send('notes', { developerId }, { action, kind: 'company', id, message: 'Autre chose.' });
  },
});

const slot = '2026-11-20T10:00:00.000Z';
const notTheirs = (key: 'userAchievements' | 'boost' | 'assignedJob' | 'contactRequest', body: object): Write => ({
  refused: 403,
  by: async (client) => client.send(key, { developerId: await person(client) }, body),
});
const introduction = { status: 20, message: 'Bonjour, parlons-nous ? '.repeat(4), terms: typedTerms };

/** Writes to a developer's profile and account, other than its review. */
export const profileWrites: Writes = {
  ...Object.fromEntries(cards.map((card) => [`profileCard:edit ${card}`, editCard(card)])),
  ...Object.fromEntries(cards.map((card) => [`profileCard:add ${card}`, addToCard(card)])),
  'profileCard:hide': {
    logs: async (client) => {
      const developerId = await person(client);
      const sent = { mode: 'hide', card: 'experiences', hidden: true };
      await client.done('profileCard', { developerId, card: 'experiences' }, sent);
      return on(developerId, 'profile.hide');
    },
  },
  'userTests:show': userTest('show'),
  'userTests:hide': userTest('hide'),
  ...Object.fromEntries(marks.map((name) => [`userTests:mark ${name}`, mark(name)])),
  'notes:add team': teamNote('add'),
  'notes:edit team': teamNote('edit'),
  'notes:delete team': teamNote('delete'),
  'notes:add company': companyNote('add'),
  'notes:edit company': companyNote('edit'),
  'notes:delete company': companyNote('delete'),
  report: {
    logs: async (client) => {
      const developerId = await person(client);
      const sent = { key: crypto.randomUUID(), reason: 'wrong', text: 'Faux diplôme' };
      // Idempotent: sent twice, it is one report and one entry.
      for (let times = 0; times < 2; times++) await client.done('report', { developerId }, sent);
      return on(developerId, 'profile.report');
    },
  },
  'pastedOffer:read': {
    changesNothing: (client) =>
      client.send('pastedOffer', {}, new URLSearchParams({ intent: 'read', text: 'Développeur React à Nantes' })),
  },
  'pastedOffer:count': {
    changesNothing: (client) =>
      client.send('pastedOffer', {}, new URLSearchParams({ intent: 'count', 'technology.react': 'must' })),
  },
  // Leads to the list.
  'pastedOffer:search': 'own',
  'developerInformations:informations': {
    logs: async (client) => {
      const { userId } = await makeDeveloper(client.db);
      const email = `${crypto.randomUUID()}@example.com`;
      const form = { intent: 'informations', firstName: 'Alix', lastName: 'Durand', phone: '', email };
      await client.done('developerInformations', { developerId: userId }, new URLSearchParams(form));
      const subject = { subjectKind: 'user', subjectId: userId };
      return [
        { action: 'informations-changed', ...subject },
        { action: 'email-changed', ...subject },
      ];
    },
  },
  'developerInformations:reset': {
    logs: async (client) => {
      const { userId } = await makeDeveloper(client.db);
      await client.done('developerInformations', { developerId: userId }, new URLSearchParams({ intent: 'reset' }));
      return { action: 'password-reset-sent', subjectKind: 'user', subjectId: userId };
    },
  },
  cv: {
    logs: async (client) => {
      const developerId = await person(client);
      await client.done('cv', { developerId }, undefined, { method: 'DELETE' });
      return on(developerId, 'cv.remove');
    },
  },
  'userAchievements:share': notTheirs('userAchievements', { mode: 'share', id: 'first-dive' }),
  'userAchievements:unshare': notTheirs('userAchievements', { mode: 'unshare', id: 'first-dive' }),
  'userAchievements:seen': notTheirs('userAchievements', { mode: 'seen', ids: ['first-dive'] }),
  'boost:book': notTheirs('boost', new URLSearchParams({ intent: 'book', slot })),
  'boost:move': notTheirs('boost', new URLSearchParams({ intent: 'move', slot, sequence: '0' })),
  'boost:cancel': notTheirs('boost', new URLSearchParams({ intent: 'cancel', sequence: '0' })),
  assignedJob: notTheirs('assignedJob', { jobId: null }),
  'contactRequest:visit': notTheirs('contactRequest', { mode: 'visit' }),
  'contactRequest:clear': notTheirs('contactRequest', { mode: 'clear' }),
  'contactRequest:request': notTheirs('contactRequest', {
    mode: 'request',
    request: introduction,
    sentKey: crypto.randomUUID(),
  }),
};
