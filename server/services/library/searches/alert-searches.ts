import { sql } from 'kysely';
import type { OptionalKind } from '../../../../domain/account/email-kinds.ts';
import { readLibraryQuery } from '../../../../domain/library/query.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Trx } from '../../../data/database.ts';
import type { Runtime } from '../../../runtime.ts';
import { isFound } from '../../../search/library/conditions.ts';
import type { AlertNews } from '../../shared/emails/alert-news.ts';
import { stopToken } from '../../shared/emails/choices/stop-token.ts';
import { queueEmail } from '../../shared/emails/queue-email.ts';
import { readEntries } from '../read-entries.ts';
import { resolveQuery, searchOf } from '../resolve-query.ts';

/** Developers named per search; the others are behind a link. */
const mostNamed = 5;
/** A row may be committed later than its timestamp: this time span is searched again. */
const overlap = sql`interval '2 minutes'`;

/** Sends each recruiter at most one e-mail with the new profiles of their searches. Idempotent. */
export async function alertSearches(runtime: Runtime): Promise<void> {
  const { rows } = await sql<{ recruiterId: string }>`
    select distinct a.recruiter_id from ${alerts} ${stillThere} where r.user_id is null`.execute(runtime.db);
  let failed: unknown;
  for (const { recruiterId } of rows) {
    // An error for one recruiter must not prevent the other e-mails; the task is retried for the remaining ones.
    await runtime.db
      .transaction()
      .execute((trx) => alertRecruiter(runtime, trx, recruiterId))
      .catch((error) => {
        runtime.log.warn({ err: error }, 'the alert of a recruiter failed');
        failed = error;
      });
  }
  if (failed) throw failed;
}

/** Only searches for the recruiter's present company, when it is validated, and while the recruiter wants alerts. */
const stillThere = sql`left join refused_emails r on r.user_id = a.recruiter_id and r.kind = ${'profileAlerts' satisfies OptionalKind}
  join company_members m on m.recruiter_id = a.recruiter_id and m.company_id = a.company_id
  join companies c on c.id = a.company_id and c.validated_at is not null`;

/** The alerts that are on: of the authors, and of colleagues for a search that is shared. */
const alerts = sql`(
  select s.id as search_id, null::uuid as reader_id, s.recruiter_id, s.company_id, s.alerted_at
  from saved_searches s where s.alert and s.recruiter_id is not null
  union all
  select s.id, o.id, o.recruiter_id, s.company_id, o.alerted_at
  from saved_search_readers o join saved_searches s on s.id = o.search_id
  where o.alert and s.shared_at is not null and s.recruiter_id is distinct from o.recruiter_id) a`;

type Search = {
  id: string;
  /** Of a colleague who is told about a shared search. */
  readerId: string | null;
  name: string;
  query: string;
  companyId: string;
  alertedAt: Date;
  email: string;
  person: string;
  locale: Locale;
};

async function alertRecruiter(runtime: Runtime, trx: Trx, recruiterId: string): Promise<void> {
  const { config, ports } = runtime;
  const now = ports.clock.now();
  // Another process that sends the same e-mail is waited for: what it has told is not news any more.
  await sql`select from recruiters where id = ${recruiterId} for no key update`.execute(trx);
  const { rows: searches } = await sql<Search>`
    select s.id, a.reader_id, s.name, s.query, s.company_id, a.alerted_at, u.email, u.name as person, u.locale
    from ${alerts} ${stillThere} join users u on u.id = a.recruiter_id join saved_searches s on s.id = a.search_id
    where a.recruiter_id = ${recruiterId} and r.user_id is null order by s.created_at, s.id`.execute(trx);
  const [first] = searches;
  if (!first) return;
  const news: AlertNews[] = [];
  for (const search of searches) {
    const found = await recordNews(runtime, trx, recruiterId, search, now);
    if (found) news.push(found);
  }
  const alertedAt = sql<Date>`now() - ${overlap}`;
  const [own, shared] = [
    searches.filter(({ readerId }) => readerId === null),
    searches.flatMap(({ readerId }) => readerId ?? []),
  ];
  if (own.length > 0) {
    const ids = own.map(({ id }) => id);
    await trx.updateTable('savedSearches').set({ alertedAt }).where('id', 'in', ids).execute();
  }
  if (shared.length > 0)
    await trx.updateTable('savedSearchReaders').set({ alertedAt }).where('id', 'in', shared).execute();
  if (news.length === 0) return;
  const { email, person: name, locale } = first;
  const user = { id: recruiterId, email, name, locale };
  const key = `library-alert:${ports.random.id()}`;
  await queueEmail(trx, config, { template: 'library-alert', user, data: { news }, key });
}

/** New profiles that none of the recruiter's searches has reported yet; they are recorded as reported. */
async function recordNews(
  runtime: Runtime,
  trx: Trx,
  recruiterId: string,
  saved: Search,
  now: Date,
): Promise<AlertNews | undefined> {
  const { config, ports } = runtime;
  const given = readLibraryQuery(new URLSearchParams(saved.query));
  const { searched } = await resolveQuery(runtime, given, saved.locale, saved);
  const search = await searchOf(trx, searched, saved.companyId, recruiterId);
  const { rows } = await sql<{ developerId: string }>`
    with news as (
      select l.developer_id, l.boost, l.last_update from library_profiles l
      where ${isFound(search)}
        and greatest(l.listed_at, l.last_update) > ${saved.alertedAt}
        and not exists (select from saved_search_hits h
          where h.recruiter_id = ${recruiterId} and h.developer_id = l.developer_id)
    ), told as (
      insert into saved_search_hits (search_id, recruiter_id, developer_id, told_at)
      select ${saved.id}::uuid, ${recruiterId}::uuid, developer_id, ${now} from news
      on conflict do nothing returning developer_id
    )
    select developer_id from told join news using (developer_id) order by boost desc, last_update desc, developer_id desc`.execute(
    trx,
  );
  if (rows.length === 0) return undefined;
  const ids = rows.slice(0, mostNamed).map(({ developerId }) => developerId);
  const entries = await readEntries(trx, ids, { locale: saved.locale, recruiterId, company: search.company });
  return {
    search: saved.name,
    query: saved.query,
    total: rows.length,
    stopToken:
      saved.readerId === null
        ? stopToken(config.SECRET, 'profileSearch', saved.id)
        : stopToken(config.SECRET, 'sharedSearch', saved.readerId),
    people: entries.map(({ id, alias, name, profession, city }) => {
      const url = `${config.BASE_URL}${pathTo(saved.locale, 'profile', { alias })}`;
      const link = { url, visitorId: recruiterId, type: 'visit_dev_profile', data: id };
      return { name, facts: [profession, city].filter((fact) => fact !== null), url: ports.links.wrap(link) ?? url };
    }),
  };
}
