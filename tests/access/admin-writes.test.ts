import { beforeAll, describe, expect, it } from 'vitest';
import { auditActionTexts } from '../../app/features/moderation/audit/actions.texts.ts';
import { auditSubjectTexts } from '../../app/features/moderation/audit/subjects.texts.ts';
import { createApp } from '../../server/http/app.ts';
import type { Runtime } from '../../server/runtime.ts';
import { signIn } from '../../server/services/account/sign-in/sign-in.ts';
import { createAdministrator } from '../../server/services/account/sign-up/create-administrator.ts';
import { testRuntime, Visitor } from '../harness/runtime.ts';
import { type AdminClient, type Line, openAdminClient, type Write, type Writes } from './admin-writes/admin-client.ts';
import { atsWrites } from './admin-writes/ats.ts';
import { companyWrites } from './admin-writes/companies.ts';
import { jobWrites } from './admin-writes/jobs.ts';
import { moderationWrites } from './admin-writes/moderation.ts';
import { openToAdmins, writesOf } from './admin-writes/modes.ts';
import { ownRoutes } from './admin-writes/own.ts';
import { profileWrites } from './admin-writes/profiles.ts';
import { questionWrites } from './admin-writes/questions.ts';
import { beyondForms, teamWrites } from './admin-writes/team.ts';

const forms: Writes = {
  ...companyWrites,
  ...jobWrites,
  ...atsWrites,
  ...profileWrites,
  ...moderationWrites,
  ...questionWrites,
  ...teamWrites,
};
const writes = Object.entries({ ...forms, ...beyondForms });

let runtime: Runtime;
let client: AdminClient;

beforeAll(async () => {
  runtime = await testRuntime();
  const account = { email: 'boss@example.com', password: 'un mot de passe assez long' };
  await createAdministrator(runtime.db, account.email, account.password);
  const browser = new Visitor(runtime);
  await signIn(await browser.context(), account);
  const admin = await browser.viewer();
  if (!admin) throw new Error('no user is signed in');
  client = openAdminClient(runtime, admin, browser);
});

describe('the table of writes by administrators', () => {
  it('contains every mode of every action that is open to administrators', async () => {
    const found: string[] = [];
    for (const key of openToAdmins()) {
      if (ownRoutes.includes(key)) continue;
      found.push(...(await writesOf(key)));
    }
    expect(found.length).toBeGreaterThan(100);
    expect(
      found.filter((name) => !(name in forms)),
      'written by administrators, and missing in the table',
    ).toEqual([]);
    expect(
      Object.keys(forms).filter((name) => !found.includes(name)),
      'in the table, and missing in the product',
    ).toEqual([]);
    expect(ownRoutes.filter((key) => !openToAdmins().includes(key))).toEqual([]);
  });

  it('contains every address of the server that accepts a write without a page', () => {
    const build = () => Promise.reject(new Error('this test must not request a page'));
    const { routes } = createApp(runtime, { build, clientFolder: undefined });
    const reading = ['GET', 'HEAD', 'OPTIONS', 'ALL'];
    // The API for companies needs a key, not a session.
    const taking = routes.filter(({ method, path }) => !reading.includes(method) && !path.startsWith('/api/'));
    const names = [...new Set(taking.map(({ method, path }) => `${method} ${path}`))];
    const listed = Object.keys(beyondForms).filter((name) => name.includes(' '));
    expect(names.toSorted()).toEqual(listed.toSorted());
  });
});

describe('every write by an administrator is in the audit log (docs/product/moderation.md, Audit log)', () => {
  it.each(writes.flatMap(([name, write]) => (isLogged(write) ? [[name, write.logs] as const] : [])))(
    '%s is logged',
    async (_, logs) => {
      const before = await lastLine();
      const expected = [await logs(client)].flat();
      expect(await linesSince(before)).toEqual(expected.map((line) => ({ ...line, actorId: client.admin.userId })));
      expect(
        expected.filter((line) => !hasWords(line)),
        'without a text for the log',
      ).toEqual([]);
    },
  );
});

describe('a write that is not for administrators is refused, and leaves no log entry', () => {
  it.each(writes.flatMap(([name, write]) => (isRefused(write) ? [[name, write] as const] : [])))(
    '%s is refused',
    async (_, { refused, by }) => {
      const before = await lastLine();
      const { status, body } = await by(client);
      expect((body as { outcome?: string } | undefined)?.outcome ?? status, JSON.stringify(body)).toBe(refused);
      expect(await linesSince(before)).toEqual([]);
    },
  );
});

it.each(writes.flatMap(([name, write]) => (isEmpty(write) ? [[name, write.changesNothing] as const] : [])))(
  '%s changes nothing, and leaves no log entry',
  async (_, send) => {
    const before = await lastLine();
    expect(await send(client)).toMatchObject({ status: 200, body: { done: true } });
    expect(await linesSince(before)).toEqual([]);
  },
);

function isLogged(write: Write) {
  return typeof write === 'object' && 'logs' in write;
}
function isRefused(write: Write) {
  return typeof write === 'object' && 'refused' in write;
}
function isEmpty(write: Write) {
  return typeof write === 'object' && 'changesNothing' in write;
}

const hasWords = ({ action, subjectKind }: Line) =>
  (['fr', 'en'] as const).every(
    (locale) => action in auditActionTexts[locale] && subjectKind in auditSubjectTexts[locale],
  );

async function lastLine(): Promise<string> {
  const row = runtime.db.selectFrom('audit').select(({ fn }) => fn.max('id').as('id'));
  return String((await row.executeTakeFirstOrThrow()).id ?? 0);
}

/** The log entries of the administrator since then; other users prepare the data. */
async function linesSince(id: string): Promise<(Line & { actorId: string | null })[]> {
  return runtime.db
    .selectFrom('audit')
    .select(['action', 'subjectKind', 'subjectId', 'actorId'])
    .where('id', '>', id)
    .where('actorId', '=', client.admin.userId)
    .orderBy('id')
    .execute();
}
