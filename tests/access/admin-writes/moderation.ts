import { sql } from 'kysely';
import { adminActs, developerActs, recruiterActs } from '../../../domain/contact/introductions/acts.ts';
import { reportConversation } from '../../../server/services/contact/reports/report-conversation.ts';
import { reviewProfile } from '../../../server/services/moderation/activate-profile.ts';
import { askSupport } from '../../../server/services/moderation/support/ask-support.ts';
import { makeAdministrator, makeDeveloper } from '../../harness/factories.ts';
import { openTalk, requestedTalk } from '../../harness/talk.ts';
import type { AdminClient, Line, Write, Writes } from './admin-client.ts';

const letter = { subject: 'Votre profil', message: 'Il manque l’essentiel.', reason: 'NotRelevant', locale: 'fr' };
const waiting = { validationStatus: 'waiting' };
const disabled = { validationStatus: null, disabledAt: new Date('2026-01-05'), disabledReason: 'Default' };

/** Signed by the first contact of the roster, if there is one. */
async function signed({ db }: AdminClient) {
  const first = await db.selectFrom('staff').select('key').orderBy('position').executeTakeFirst();
  return { ...letter, sender: first?.key ?? '' };
}

type Sent = { mode: string; value?: unknown };
const moderate = (traits: object, body: Sent | ((client: AdminClient) => Promise<Sent>), action: string): Write => ({
  logs: async (client) => {
    const { userId } = await makeDeveloper(client.db, traits);
    await client.done('moderation', { developerId: userId }, typeof body === 'function' ? await body(client) : body);
    return { action, subjectKind: 'developer', subjectId: userId };
  },
});

/** A batch with a profile in it, reviewed by a colleague. */
async function openBatch({ db, as }: AdminClient): Promise<string> {
  const [colleague, developer] = [await makeAdministrator(db), await makeDeveloper(db, waiting)];
  await reviewProfile(as(colleague), developer.userId);
  const batch = db.selectFrom('validationBatches').select('id').where('publishedAt', 'is', null);
  return (await batch.executeTakeFirstOrThrow()).id;
}

const onBatch = (body: (client: AdminClient) => object, action: string): Write => ({
  logs: async (client) => {
    const subjectId = await openBatch(client);
    await client.done('profileQueue', {}, body(client));
    return { action, subjectKind: 'validation-batch', subjectId };
  },
});

/** A request that the team reviews before it is sent. */
async function held({ runtime, db }: AdminClient): Promise<string> {
  const { id } = await requestedTalk(runtime);
  await db.updateTable('introductions').set({ status: 10 }).where('id', '=', id).execute();
  return id;
}

const decide = (act: (typeof adminActs)[number]): Write => ({
  logs: async (client) => {
    const introductionId = await held(client);
    // Idempotent: sent twice, it happens once.
    const body = { act, word: 'Cette offre n’existe pas.' };
    for (let times = 0; times < 2; times++) await client.done('introduction', { introductionId }, body);
    return { action: `introduction.${act}`, subjectKind: 'introduction', subjectId: introductionId };
  },
});

const ofBothSides = [...new Set([...recruiterActs, ...developerActs])];
const actOfSomebody = (act: string): Write => ({
  refused: 'refused',
  by: async (client) => client.send('introduction', { introductionId: (await openTalk(client.runtime)).id }, { act }),
});
const words = (body: object): Write => ({
  refused: 403,
  by: async (client) =>
    client.send('conversationMessages', { introductionId: (await openTalk(client.runtime)).id }, body),
});

/** A message to the team. */
async function asked({ db, as }: AdminClient, status: string): Promise<string> {
  const developer = await makeDeveloper(db);
  await askSupport(as(developer), {
    message: 'Où est ma facture ?',
    requestKey: crypto.randomUUID(),
    email: undefined,
  });
  const row = db.updateTable('supportConversations').set({ status }).where('userId', '=', developer.userId);
  return (await row.returning('id').executeTakeFirstOrThrow()).id;
}

const support = (body: (id: string) => object, before: string, action: string): Write => ({
  logs: async (client) => {
    const subjectId = await asked(client, before);
    await client.done('supportActions', {}, body(subjectId));
    return { action, subjectKind: 'support', subjectId };
  },
});

/** A call whose day no provider told: it can be held, missed or cancelled. */
const onCall = (body: (callId: string) => object, action: string): Write => ({
  logs: async (client) => {
    const { userId } = await makeDeveloper(client.db);
    const row = client.db.insertInto('calls').values({ developerId: userId, source: 'other' }).returning('id');
    const { id } = await row.executeTakeFirstOrThrow();
    await client.done('callActions', {}, body(id));
    return { action, subjectKind: 'developer', subjectId: userId };
  },
});

/** A person who asks for a human, in general. */
const onRankingRequest = (value: object, action: string): Write => ({
  logs: async (client) => {
    const { userId } = await makeDeveloper(client.db);
    const { id } = await client.db
      .insertInto('rankingRequests')
      .values({ developerId: userId, text: 'Pourquoi ?', askedAt: new Date('2026-11-16') })
      .returning('id')
      .executeTakeFirstOrThrow();
    await client.done('rankingActions', {}, { mode: 'answer', requestId: id, value });
    return { action, subjectKind: 'developer', subjectId: userId };
  },
});

async function failedEmail({ db }: AdminClient): Promise<string> {
  const text = { subject: 'Objet', text: 'Texte', html: '<p>Texte</p>', template: 'verify-email', locale: 'fr' };
  const address = { messageKey: crypto.randomUUID(), toAddress: 'a@b.example', status: 'failed' };
  const row = db.insertInto('emails').values({ ...text, ...address });
  return (await row.returning('id').executeTakeFirstOrThrow()).id;
}

async function failedJob({ db }: AdminClient): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select (graphile_worker.add_job('sweep-expired', '{}'::json, max_attempts => 1)).id::text`.execute(db);
  const id = rows[0]?.id ?? '';
  await sql`update graphile_worker._private_jobs set attempts = 1 where id = ${id}::bigint`.execute(db);
  return id;
}

/** Failures of both kinds, tried again or dropped. */
async function handleFailures(client: AdminClient): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [kind, fail] of [
    ['emails', failedEmail],
    ['jobs', failedJob],
  ] as const)
    for (const act of ['retry', 'drop']) {
      await client.done('failureActions', {}, { mode: 'add', value: { kind, act, ids: [await fail(client)] } });
      lines.push({ action: `failures.${act}`, subjectKind: kind, subjectId: null });
    }
  return lines;
}

/** Writes of the queues: profiles, introductions, messages and failures. */
export const moderationWrites: Writes = {
  'moderation:activate': moderate(disabled, { mode: 'activate' }, 'profile.activate'),
  'moderation:review': moderate(waiting, { mode: 'review' }, 'profile.review'),
  'moderation:disableSilently': moderate({}, { mode: 'disableSilently' }, 'profile.disable'),
  'moderation:disable': moderate(
    {},
    async (client) => ({ mode: 'disable', value: await signed(client) }),
    'profile.disable',
  ),
  'moderation:preview': {
    changesNothing: async (client) => {
      const { userId } = await makeDeveloper(client.db);
      return client.send('moderation', { developerId: userId }, { mode: 'preview', value: await signed(client) });
    },
  },
  'moderation:boost': moderate({}, { mode: 'boost', value: 2 }, 'profile.boost'),
  'moderation:reset': moderate({}, { mode: 'reset' }, 'profile.reset-update'),
  'profileQueue:review': {
    logs: async (client) => {
      const people = [await makeDeveloper(client.db, waiting), await makeDeveloper(client.db, waiting)];
      const ids = people.map(({ userId }) => userId);
      await client.done('profileQueue', {}, { mode: 'review', ids });
      // One entry for each of them.
      return ids.toSorted().map((subjectId) => ({ action: 'profile.review', subjectKind: 'developer', subjectId }));
    },
  },
  'profileQueue:schedule': onBatch(({ runtime }) => {
    const tomorrow = new Date(runtime.ports.clock.now().getTime() + 86_400_000);
    return { mode: 'schedule', value: { publishAt: tomorrow.toISOString() } };
  }, 'batch.schedule'),
  'profileQueue:publish': onBatch(() => ({ mode: 'publish' }), 'batch.publish'),
  ...Object.fromEntries(adminActs.map((act) => [`introduction:${act}`, decide(act)])),
  ...Object.fromEntries(ofBothSides.map((act) => [`introduction:${act}`, actOfSomebody(act)])),
  'conversationReportClose:close': {
    logs: async (client) => {
      const talk = await openTalk(client.runtime);
      await reportConversation(client.as(talk.developer), talk.id, { reason: 'spam', words: 'Publicité' });
      const report = client.db.selectFrom('conversationReports').select('id').where('introductionId', '=', talk.id);
      const { id: reportId } = await report.executeTakeFirstOrThrow();
      await client.done('conversationReportClose', { reportId }, { mode: 'close' });
      return { action: 'conversation-report.close', subjectKind: 'introduction', subjectId: talk.id };
    },
  },
  'conversationMessages:send': words({ mode: 'send', body: 'Bonjour', sentKey: crypto.randomUUID() }),
  'conversationMessages:read': words({ mode: 'read', position: 1 }),
  'conversationMessages:typing': words({ mode: 'typing' }),
  ...Object.fromEntries(
    (['ask', 'accept', 'decline'] as const).map((mode) => [
      `scoreConfirmations:${mode}`,
      {
        refused: 403,
        by: async (client) =>
          client.send(
            'scoreConfirmations',
            { introductionId: (await openTalk(client.runtime)).id },
            { mode, testId: crypto.randomUUID(), confirmationId: crypto.randomUUID() },
          ),
      } satisfies Write,
    ]),
  ),
  'atsApplications:confirm': {
    refused: 403,
    by: (client) => client.send('atsApplications', {}, { mode: 'confirm', applicationId: crypto.randomUUID() }),
  },
  'atsApplications:deny': {
    refused: 403,
    by: (client) => client.send('atsApplications', {}, { mode: 'deny', applicationId: crypto.randomUUID() }),
  },
  'supportActions:answer': support(
    (conversationId) => ({ mode: 'answer', conversationId, value: { key: crypto.randomUUID(), text: 'La voici.' } }),
    'open',
    'support.answer',
  ),
  'supportActions:close': support((id) => ({ mode: 'close', ids: [id] }), 'open', 'support.close'),
  'supportActions:reopen': support((id) => ({ mode: 'reopen', ids: [id] }), 'closed', 'support.reopen'),
  'supportActions:take': support((conversationId) => ({ mode: 'take', conversationId }), 'open', 'support.take'),
  'supportActions:giveBack': {
    logs: async (client) => {
      const subjectId = await asked(client, 'open');
      const taken = { takenBy: client.admin.userId, takenAt: new Date('2026-01-05') };
      await client.db.updateTable('supportConversations').set(taken).where('id', '=', subjectId).execute();
      await client.done('supportActions', {}, { mode: 'giveBack', conversationId: subjectId });
      return { action: 'support.give-back', subjectKind: 'support', subjectId };
    },
  },
  'rankingActions:answer': onRankingRequest(
    { outcome: 'corrected', answer: 'Voici pourquoi.', correction: 'Le niveau de React.' },
    'ranking.corrected',
  ),
  'callActions:held': onCall((callId) => ({ mode: 'held', callId }), 'call.held'),
  'callActions:missed': onCall((callId) => ({ mode: 'missed', callId }), 'call.missed'),
  'callActions:cancel': onCall(
    (callId) => ({ mode: 'cancel', callId, value: { reason: 'Malade.' } }),
    'call.cancelled',
  ),
  failureActions: { logs: handleFailures },
};
