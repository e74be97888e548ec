import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import routes from '../../app/routes.ts';
import { type PathKey, pathWith } from '../../domain/paths.ts';
import type { Locale } from '../../domain/viewer.ts';
import { type Database, openDatabase } from '../../server/data/database.ts';
import { atEnd } from '../harness/at-end.ts';
import { signInOver } from '../harness/http-sign-in.ts';
import { compiled, type Product, removeDataDir, startProduct } from '../harness/product.ts';
import { access, keys } from './access-table.ts';
import { unpacked } from './client.ts';
import { lightClient } from './light-client.ts';
import { resources } from './tables/resource-table.ts';
import { worldDatabase } from './world-database.ts';

/**
 * The only tables that a GET may change when another site has caused it;
 * docs/decisions/2026-11-16-reading-writes-nothing.md gives the reason for each.
 */
const exceptions = {
  developer: ['events', 'ranking_results', 'rankings', 'rate_limits', 'sessions'],
  recruiter: ['events', 'ranking_results', 'rankings', 'rate_limits', 'sessions'],
  admin: ['audit', 'events', 'profile_reads', 'ranking_results', 'rankings', 'rate_limits', 'sessions'],
};
type Reader = keyof typeof exceptions;
const readers = Object.keys(exceptions) as Reader[];

let product: Product;
let db: Database;
let request: ReturnType<typeof lightClient>;
const cookies = {} as Record<Reader, string>;
const real = {} as Record<Reader, Address[]>;
/** The content of the tables at the last check. */
let known = new Map<string, string>();

beforeAll(async () => {
  // Its own product without the worker: only the requests of this file change its database.
  const DATABASE_URL = await worldDatabase();
  product = await startProduct({ env: { ...compiled, APP_ROLE: 'web', DATABASE_URL } });
  atEnd(async () => {
    await product.stop();
    removeDataDir(product.dataDir);
  });
  request = lightClient(product.url, 4);
  const database = await openDatabase({ DATABASE_URL, DATA_DIR: product.dataDir, DATABASE_POOL: 2 });
  atEnd(database.close);
  db = database.db;
  await Promise.all(readers.map(async (reader) => (cookies[reader] = await signInOver(product.url, reader))));
  // The developer last: the question with a new comment is theirs.
  for (const reader of readers.toReversed()) real[reader] = await realAddresses(reader);
  known = await tablesNow();
});

type Address = { key: PathKey; params?: Record<string, string>; search?: string };

async function one(query: ReturnType<typeof sql<Record<string, string>>>): Promise<Record<string, string>> {
  const { rows } = await query.execute(db);
  if (!rows[0]) throw new Error('the demo world has no such row');
  return rows[0];
}

/** Addresses of existing rows that this reader may open: an unknown id would change nothing anyway. */
async function realAddresses(reader: Reader): Promise<Address[]> {
  const me = await one(sql`select id, email from users where email = ${`${reader}@demo.example`}`);
  const unseen = await one(sql`
    select d.id, d.seo_alias as alias, t.technology_id as technology from developers d
    join developer_technologies t on t.developer_id = d.id
    where not d.is_short and d.disabled_at is null and d.validation_status = 'published' and d.id <> ${me.id}
      and not exists (select from company_views v where v.developer_id = d.id)
      and not exists (select from blocked_companies b where b.developer_id = d.id)
    order by d.id limit 1`);
  const outside = await one(sql`
    select j.id, j.seo_alias as alias from jobs j join companies c on c.id = j.company_id
    where j.external_url is not null and j.status = 'JOB_PUBLISHED' and c.validated_at is not null
      and not exists (select from job_link_clicks k where k.job_id = j.id and k.developer_id = ${me.id})
    order by j.id limit 1`);
  const company = await one(sql`select id, seo_alias as alias from companies where validated_at is not null limit 1`);
  const recruiter = await one(sql`select id, coalesce(seo_alias, id::text) as alias from recruiters limit 1`);
  const question = await one(sql`
    select q.id, q.test_id as test from questions q join tests t on t.id = q.test_id
    where q.status = 'PUBLISHED' and q.pool = 'public' and t.status = 'PUBLISHED' limit 1`);
  // With a comment that its author, or the team, has not seen yet.
  await sql`update questions set has_new_rating = true,
    author_id = (select id from users where id = ${me.id} and role = 'DEVELOPER') where id = ${question.id}`.execute(
    db,
  );
  const test = await one(sql`select seo_alias as alias from tests where status = 'PUBLISHED' limit 1`);
  const email = await one(sql`select id from emails limit 1`).catch(() => undefined);
  const shared: Address[] = [
    ...[
      '',
      '?section=tests',
      '?section=contributions',
      '?section=more',
      '?view=public',
      '?view=recruiter&company=a',
    ].map((search): Address => ({ key: 'profile', params: { alias: unseen.alias ?? '' }, search })),
    { key: 'profile', params: { alias: unseen.id ?? '' } },
    { key: 'achievements', params: { alias: unseen.alias ?? '' } },
    ...['resume.json', 'resume.pdf'].map(
      (file): Address => ({ key: 'resume', params: { developerId: unseen.id ?? '', file } }),
    ),
    ...(['cv', 'notes', 'favourite', 'contactRequest', 'assignedJob', 'report', 'moderation', 'boost'] as const).map(
      (key): Address => ({ key, params: { developerId: unseen.id ?? '' } }),
    ),
    { key: 'userTests', params: { developerId: unseen.id ?? '', technologyId: unseen.technology ?? '' } },
    { key: 'candidate', params: { developerId: unseen.id ?? '' } },
    { key: 'job', params: { alias: outside.alias ?? '' } },
    { key: 'jobSite', params: { jobId: outside.id ?? '' } },
    { key: 'company', params: { alias: company.alias ?? '' } },
    { key: 'recruiter', params: { alias: recruiter.alias ?? '' } },
    { key: 'testQuestion', params: { testId: question.test ?? '', questionId: question.id ?? '' } },
    { key: 'test', params: { alias: test.alias ?? '' } },
    { key: 'leaderboard', params: { alias: test.alias ?? '' } },
    ...(email
      ? (['outboxMessage', 'outboxDocument'] as const).map(
          (key): Address => ({ key, params: { emailId: email.id ?? '' } }),
        )
      : []),
    ...['?theme=dark', '?locale=en', '?to=/'].map((search): Address => ({ key: 'preferences', search })),
    ...['?measurement=on', '?all=true'].map((search): Address => ({ key: 'choices', search })),
    { key: 'jobs', search: '?q=react' },
    { key: 'questions', search: '?q=react' },
    { key: 'developers', search: '?q=react' },
    { key: 'places', search: '?q=Lyon' },
    { key: 'similarQuestions', search: `?testId=${question.test}&fr=Que+fait+useEffect&en=&except=` },
  ];
  return [...shared, ...(await ownAddresses(reader, me.id ?? ''))];
}

async function ownAddresses(reader: Reader, me: string): Promise<Address[]> {
  if (reader === 'admin') {
    const developer = await one(sql`select id from developers where not is_short limit 1`);
    const params = { developerId: developer.id ?? '' };
    return (['developerSettings', 'developerInformations', 'developerVisibility', 'developerDashboard'] as const).map(
      (key) => ({ key, params }),
    );
  }
  if (reader === 'recruiter') {
    const job = await one(sql`select j.id from jobs j join company_members m on m.company_id = j.company_id
      where m.recruiter_id = ${me} and j.status = 'JOB_PUBLISHED' limit 1`);
    const talk = await one(sql`select i.id, i.developer_id as developer from introductions i
      join company_members m on m.company_id = i.company_id where m.recruiter_id = ${me} limit 1`);
    return [
      { key: 'jobApplicants', params: { jobId: job.id ?? '' } },
      { key: 'managedJob', params: { jobId: job.id ?? '' } },
      { key: 'confirmJob', params: { jobId: job.id ?? '' } },
      { key: 'candidate', params: { developerId: talk.developer ?? '' } },
      { key: 'conversationMessages', params: { introductionId: talk.id ?? '' } },
      { key: 'profile', params: { alias: talk.developer ?? '' } },
    ];
  }
  // Not seen yet, and earned but not stored: a page might write these while it is opened.
  await sql`update achievements set seen_at = null where user_id = ${me}`.execute(db);
  await sql`delete from achievements where user_id = ${me}
    and achievement_id = (select achievement_id from achievements where user_id = ${me} limit 1)`.execute(db);
  const own = await one(sql`select seo_alias as alias from developers where id = ${me}`);
  const talk = await one(sql`select id from introductions where developer_id = ${me} and message_count > 0 limit 1`);
  const session = await one(sql`select id from test_sessions where user_id = ${me} limit 1`);
  return [
    { key: 'profile', params: { alias: own.alias ?? '' } },
    { key: 'profile', params: { alias: own.alias ?? '' }, search: '?section=contributions' },
    { key: 'profile', params: { alias: me } },
    { key: 'achievements', params: { alias: own.alias ?? '' } },
    { key: 'boost', params: { developerId: me } },
    { key: 'conversation', params: { introductionId: talk.id ?? '' } },
    { key: 'conversationMessages', params: { introductionId: talk.id ?? '' } },
    { key: 'testSession', params: { sessionId: session.id ?? '' } },
    { key: 'sessionActions', params: { sessionId: session.id ?? '' } },
    { key: 'resume', params: { developerId: me, file: 'resume.json' } },
  ];
}

/** The content of each table, as one value. */
async function tablesNow(): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`.execute(db);
  const read = async ({ name }: { name: string }): Promise<[string, string]> => {
    const content =
      await one(sql`select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as value
      from ${sql.table(name)} t`);
    return [name, content.value ?? ''];
  };
  return new Map(await Promise.all(rows.map(read)));
}

async function changedBy(work: () => Promise<void>): Promise<string[]> {
  await work();
  const [before, after] = [known, await tablesNow()];
  known = after;
  return [...after].filter(([name, value]) => before.get(name) !== value).map(([name]) => name);
}

async function ask(reader: Reader, path: string, site: string): Promise<number> {
  const headers = { ...unpacked, cookie: cookies[reader], 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' };
  return (await request(path, { method: 'GET', headers })).status;
}

const written = ({ key, params, search = '' }: Address, locale: Locale) => pathWith(locale, key, params) + search;
/** The same page as a script requests it. */
const asData = (path: string) => {
  const [name = '', search] = path.split('?');
  return `${name === '/' ? '/_root' : name}.data${search ? `?${search}` : ''}`;
};

const pages = new Set(routes.filter(({ file }) => file.startsWith('pages/')).map(({ id }) => id));

describe.each(readers)('a request that another site causes in the browser of a signed-in %s', (reader) => {
  it('changes only the listed tables', async () => {
    // Pages: in French as a document, in English as data. Pages with an id have their real addresses.
    const paths = [
      ...keys.filter((key) => !access[key].params).map((key) => asData(written({ key }, 'fr'))),
      ...real[reader].flatMap((address) => {
        const document = written(address, 'fr');
        return pages.has(`${address.key}.en`) ? [document, asData(written(address, 'en'))] : [document];
      }),
    ];
    const statuses: number[] = [];
    const changed = await changedBy(async () => {
      const left = [...paths, ...Object.keys(resources)];
      const work = async () => {
        for (let path = left.pop(); path; path = left.pop()) statuses.push(await ask(reader, path, 'cross-site'));
      };
      await Promise.all([work(), work(), work(), work()]);
    });
    expect(changed.filter((table) => !exceptions[reader].includes(table))).toEqual([]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    // The addresses exist: most of them answer with 200.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(60);
  });
});

it.each<[Reader, string[]]>([
  ['developer', ['achievements', 'questions']],
  ['recruiter', ['company_views', 'developer_visits']],
])(
  'the same request by a %s on a page of the site is recorded, so that the test above could fail',
  async (reader, noted) => {
    const changed = await changedBy(async () => {
      for (const address of real[reader]) await ask(reader, asData(written(address, 'fr')), 'same-origin');
    });
    expect(changed).toEqual(expect.arrayContaining(noted));
  },
);
