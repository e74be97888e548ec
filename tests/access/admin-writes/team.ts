import { Hono } from 'hono';
import { seasonAfter } from '../../../domain/assessments/leaderboards/season.ts';
import { seasonAt } from '../../../domain/assessments/leaderboards/season-plan.ts';
import { emptyTest } from '../../../domain/moderation/team-settings/content-entries.ts';
import type { SettingsSection } from '../../../domain/moderation/team-settings/entries.ts';
import { openBodies } from '../../../server/http/bodies.ts';
import { openCvUpload, openMessageFileUpload } from '../../../server/http/uploads.ts';
import { beginActing } from '../../../server/services/account/impersonation/begin.ts';
import { readEntry, saveEntry } from '../../../server/services/moderation/team-settings/save-entry.ts';
import { makeDraftTest, testIdOf } from '../../harness/contributions.ts';
import { makeAdministrator, makeDeveloper } from '../../harness/factories.ts';
import { makePdf } from '../../harness/pdf.ts';
import { openTalk } from '../../harness/talk.ts';
import type { AdminClient, Line, Write, Writes } from './admin-client.ts';

type Mode = 'add' | 'edit' | 'remove';
const on = (kind: SettingsSection, mode: Mode, id: string): Line => ({
  action: `settings.${kind}.${mode}`,
  subjectKind: `settings-${kind}`,
  subjectId: id,
});

const edit = (kind: SettingsSection, find: (client: AdminClient) => Promise<string> | string): Write => ({
  logs: async (client) => {
    const entryId = await find(client);
    const stored = await readEntry(client.as(client.admin), kind, entryId);
    await client.done('settingsEntry', { kind, entryId }, { mode: 'edit', ...stored });
    return on(kind, 'edit', entryId);
  },
});

type Added = { address: string; value: object; id: (client: AdminClient) => Promise<string> | string };
const add = (kind: SettingsSection, { address, value, id }: Added): Write => ({
  logs: async (client) => {
    const sent = { mode: 'add', version: null, value };
    await client.done('settingsEntry', { kind, entryId: address }, sent);
    return on(kind, 'add', await id(client));
  },
});

const remove = (kind: SettingsSection, find: (client: AdminClient) => Promise<string> | string): Write => ({
  logs: async (client) => {
    const entryId = await find(client);
    await client.done('settingsEntry', { kind, entryId }, { mode: 'remove' });
    return on(kind, 'remove', entryId);
  },
});

/** The number of entries is fixed: none is added, or none is removed. */
const never = (kind: SettingsSection, mode: 'add' | 'remove', entryId: string, refused: 403 | 404): Write => ({
  refused,
  by: async (client) => {
    const sent = mode === 'add' ? { mode, version: null, value: valid[kind] ?? {} } : { mode };
    return client.send('settingsEntry', { kind, entryId }, sent);
  },
});

const person = { name: 'Inès Carpentier', roleFr: 'Fondatrice', roleEn: 'Founder', email: 'ines@team.example' };
const ines = { ...person, short: 'Inès', phoneNumber: '', picHandle: null };
/** The valid form of each kind. */
const valid: Partial<Record<SettingsSection, object>> = {
  templates: { subject: 'Votre profil', message: 'Il manque l’essentiel.' },
  plans: {
    ...{ nameFr: 'Nouvelle', nameEn: 'New', candidateLimitDay: '', pipeCapacity: '', featureBatch: false },
    monthlyPriceEur: '',
  },
  seasons: { lastDay: '2031-03-31', nameFr: '', nameEn: '' },
  achievements: {
    ...{ titleFr: 'Nouveau', titleEn: 'New', descriptionFr: 'Bravo.', descriptionEn: 'Well done.' },
    ...{ goal: 1, enabled: true },
  },
};

/** A contact at a position of the roster. */
async function inRoster({ as, db }: AdminClient, place: string, short: string): Promise<string> {
  const change = { mode: 'add' as const, version: null, value: { ...ines, short } };
  await saveEntry(as(await makeAdministrator(db)), 'team', place, change);
  return place;
}

const nextSeason = ({ runtime }: AdminClient) => seasonAfter(seasonAt(new Map(), runtime.ports.clock.now())).id;
const firstDive = () => 'first-dive';
const template = () => 'NotRelevant.fr';
const alias = `elixir-${crypto.randomUUID()}`;
const names = { nameFr: 'Zorglang', nameEn: 'Zorglang' };

const answer = { titleFr: 'Facture', titleEn: 'Invoice', textFr: 'Elle est là.', textEn: 'It is there.' };
const makeAnswer = async ({ db }: AdminClient) =>
  (await db.insertInto('cannedAnswers').values(answer).returning('id').executeTakeFirstOrThrow()).id;
const newestAnswer = async ({ db }: AdminClient) =>
  (await db.selectFrom('cannedAnswers').select('id').orderBy('createdAt', 'desc').executeTakeFirstOrThrow()).id;

const word = (text: string) => ({ word: text, kind: 'technology', target: 'go', locale: '', label: '' });
const wordId =
  (folded: string) =>
  async ({ db }: AdminClient) =>
    (await db.selectFrom('vocabularyWords').select('id').where('folded', '=', folded).executeTakeFirstOrThrow()).id;

const settings: Writes = {
  'settingsEntry:add team': add('team', { address: '2', value: ines, id: () => '2' }),
  'settingsEntry:edit team': edit('team', (client) => inRoster(client, '3', 'Lou')),
  'settingsEntry:remove team': remove('team', (client) => inRoster(client, '4', 'Max')),
  'settingsEntry:add templates': never('templates', 'add', 'Nobody.fr', 404),
  'settingsEntry:edit templates': edit('templates', template),
  'settingsEntry:remove templates': remove('templates', template),
  'settingsEntry:add answers': add('answers', { address: 'new', value: answer, id: newestAnswer }),
  'settingsEntry:edit answers': edit('answers', makeAnswer),
  'settingsEntry:remove answers': remove('answers', makeAnswer),
  'settingsEntry:add plans': never('plans', 'add', 'nouvelle', 404),
  'settingsEntry:edit plans': edit('plans', () => 'id10'),
  'settingsEntry:remove plans': never('plans', 'remove', 'id10', 403),
  'settingsEntry:add technologies': add('technologies', {
    address: 'new',
    value: { ...names, category: 'language', handle: '' },
    id: () => 'zorglang',
  }),
  'settingsEntry:edit technologies': edit('technologies', () => 'react'),
  'settingsEntry:remove technologies': never('technologies', 'remove', 'react', 403),
  'technologyMerge:merge': {
    logs: async ({ done }) => {
      await done('technologyMerge', { technologyId: 'svelte' }, { mode: 'merge', value: { keptId: 'react' } });
      return { action: 'settings.technologies.merge', subjectKind: 'settings-technologies', subjectId: 'svelte' };
    },
  },
  'settingsEntry:add professions': add('professions', {
    address: 'new',
    value: { ...names, displayNameFr: 'Zorgleur·euse', displayNameEn: 'Zorgler', parentId: 'web' },
    id: () => 'zorglang',
  }),
  'settingsEntry:edit professions': edit('professions', () => 'front-end-developer'),
  'settingsEntry:remove professions': never('professions', 'remove', 'front-end-developer', 403),
  'settingsEntry:add vocabulary': add('vocabulary', { address: 'new', value: word('gopher'), id: wordId('gopher') }),
  'settingsEntry:edit vocabulary': edit('vocabulary', wordId('golang')),
  'settingsEntry:remove vocabulary': remove('vocabulary', wordId('k8s')),
  'settingsEntry:add tests': add('tests', {
    address: 'new',
    value: {
      ...{ ...emptyTest, ...names, alias, technologyId: 'elixir', themeId: 'web' },
      ...{ descriptionFr: 'Processus.', descriptionEn: 'Processes.', professionIds: ['back-end-developer'] },
    },
    id: ({ db }) => testIdOf(db, alias),
  }),
  'settingsEntry:edit tests': edit('tests', ({ db }) => testIdOf(db, 'react')),
  'settingsEntry:remove tests': remove('tests', ({ db }) => makeDraftTest(db)),
  'settingsEntry:add seasons': never('seasons', 'add', '1999-q1-more', 404),
  'settingsEntry:edit seasons': edit('seasons', nextSeason),
  'settingsEntry:remove seasons': remove('seasons', nextSeason),
  'settingsEntry:add achievements': never('achievements', 'add', 'nothing-at-all', 404),
  'settingsEntry:edit achievements': edit('achievements', firstDive),
  'settingsEntry:remove achievements': remove('achievements', firstDive),
};

const reason = 'Demande n° 12';

/** Writes that are not actions of pages: those of an acting administrator, a download, files. */
export const beyondForms: Writes = {
  stopActing: {
    logs: async ({ browser, db, done }) => {
      const { userId } = await makeDeveloper(db);
      await beginActing(await browser.context(), userId, { reason });
      await done('stopActing', {}, new URLSearchParams(), { viewer: await browser.viewer() });
      const subject = { subjectKind: 'user', subjectId: userId };
      return [
        { action: 'impersonation.begin', ...subject },
        { action: 'impersonation.end', ...subject },
      ];
    },
  },
  auditExport: {
    logs: async (client) => {
      await client.done('auditExport', {}, undefined, { method: 'GET' });
      return { action: 'audit.export', subjectKind: 'audit', subjectId: null };
    },
  },
  dataExport: 'own',
  'POST /uploads/images': 'own',
  'POST /uploads/cv/:developerId': {
    logs: async (client) => {
      const { userId } = await makeDeveloper(client.db);
      const receive = openCvUpload(openBodies());
      const app = new Hono().post('/uploads/cv/:developerId', (c) => receive(c, client.as(client.admin)));
      const body = new Uint8Array(makePdf({ pages: [['Alix Moreau']] }));
      const answer = await app.request(`/uploads/cv/${userId}`, { method: 'POST', body });
      if (answer.status !== 201) throw new Error(await answer.text());
      return { action: 'cv.send', subjectKind: 'developer', subjectId: userId };
    },
  },
  'POST /uploads/messages/:introductionId': {
    refused: 403,
    by: async (client) => {
      const receive = openMessageFileUpload(openBodies());
      const app = new Hono().post('/uploads/messages/:introductionId', (c) => receive(c, client.as(client.admin)));
      const body = new Uint8Array(makePdf({ pages: [['Alix Moreau']] }));
      return app.request(`/uploads/messages/${(await openTalk(client.runtime)).id}`, { method: 'POST', body });
    },
  },
  // An e-mail program sends these, with the key of one e-mail.
  'POST /unsubscribe': 'own',
  // A calendar service sends these, signed with its own secret.
  'POST /webhooks/scheduling': 'own',
};

/** Writes of the settings, and acting in a user's name. */
export const teamWrites: Writes = {
  ...settings,
  actAs: {
    logs: async (client) => {
      const { userId } = await makeDeveloper(client.db);
      await client.done('actAs', { userId }, new URLSearchParams({ reason }));
      // The impersonation has expired, so that the session is the administrator's again for the next writes.
      await client.db
        .updateTable('impersonations')
        .set({ endedAt: new Date('2026-01-01') })
        .execute();
      return { action: 'impersonation.begin', subjectKind: 'user', subjectId: userId };
    },
  },
};
