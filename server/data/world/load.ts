import type { Pool, PoolClient } from 'pg';
import { hashPassword } from '../../password-hash.ts';
import { snakeCase } from '../snake-case.ts';
import { makeAccountApplications } from './account-applications.ts';
import { makeAccountIntroductions } from './account-introductions.ts';
import { adminAccount, demoPassword } from './accounts.ts';
import { loadAchievements } from './achievements.ts';
import { settleApplications } from './answers.ts';
import { type Market, makeApplications, marketOf } from './applications.ts';
import { loadCalls } from './calls.ts';
import { createCasting } from './casting.ts';
import { loadContributions } from './contributions.ts';
import { CopyBuffer } from './copy.ts';
import { loadFollows } from './follows.ts';
import { inTransaction } from './in-transaction.ts';
import { loadKeptJobs } from './kept-jobs.ts';
import { loadMeetings } from './meetings.ts';
import { loadPlans } from './plans.ts';
import { loadPlays } from './plays.ts';
import { loadQuestionLife } from './question-life.ts';
import { columns, type DeveloperRows, type Rows } from './rows.ts';
import { loadBatch, loadStaff } from './staff.ts';
import { loadSupport } from './support.ts';
import { loadTeamwork } from './teamwork.ts';
import { loadTestRequests } from './test-requests.ts';
import { createPeople, makeBase } from './world.ts';

export interface LoadOptions {
  seed: string;
  now: Date;
  developers: number;
  /** None when the world is added to another one. */
  companies: 0 | 12;
  withAccounts: boolean;
  onProgress?: (done: number, total: number) => void;
}

const batchSize = 5_000;

/**
 * Fills the database with a demo world made from a seed; false when it exists already.
 * Each batch is one transaction: the standard world is stored completely or not at all, a large one continues where it
 * was interrupted.
 */
export async function loadWorld(pool: Pool, options: LoadOptions): Promise<boolean> {
  const { developers: total, companies, withAccounts, onProgress } = options;
  const onTop = companies === 0 && !withAccounts;
  const client = await pool.connect();
  try {
    let done = 0;
    if (onTop) {
      done = await countPresent(client, options);
      if (done === total) return false;
    } else if (!(await inTransaction(client, () => loadStandard(client, options)))) {
      return false;
    } else {
      done = Math.min(batchSize, total);
      onProgress?.(done, total);
    }
    while (done < total) {
      const end = Math.min(done + batchSize, total);
      await inTransaction(client, async () => {
        const buffer = new CopyBuffer();
        await addDevelopers(client, buffer, options, { from: done, to: end, plainAliases: false });
        await buffer.send(client);
      });
      done = end;
      onProgress?.(done, total);
    }
    // Without statistics the database would choose poor plans until its own analyze.
    await client.query(`analyze ${Object.keys(columns).map(snakeCase).join(', ')}`);
    return true;
  } finally {
    client.release();
  }
}

/** Accounts, companies, offers, the first developers and their applications. */
async function loadStandard(client: PoolClient, options: LoadOptions): Promise<boolean> {
  const { seed, now, companies, withAccounts, developers } = options;
  const firstEmail = createPeople({ seed, now, adminId: null, plainAliases: true })(0).user.email;
  if (await exists(client, withAccounts ? [firstEmail, adminAccount.email] : [firstEmail])) return false;

  await loadPlans(client);
  const buffer = new CopyBuffer();
  const accountPassword = withAccounts ? await hashPassword(demoPassword) : null;
  const base = makeBase({ seed, now, companies, accountPassword });
  buffer.addRows(base.rows);
  for (const developer of base.developers) buffer.addDeveloper(developer);
  const market = companies > 0 ? marketOf(base.rows) : undefined;
  if (market) {
    const adminId = withAccounts ? adminAccount.id : null;
    const applications = makeAccountApplications(seed, now, base.developers, market);
    const introductions = makeAccountIntroductions({ seed, now, market, adminId }, base.developers, applications);
    for (const [index, person] of base.developers.entries())
      buffer.addRows(settle({ seed, now, market, adminId }, person, applications[index], introductions[index]));
  }
  const to = Math.min(batchSize, developers);
  await addDevelopers(client, buffer, options, { from: 0, to, plainAliases: true, market });
  await buffer.send(client);
  await loadPlays(client, options);
  await loadQuestionLife(client, options);
  await loadAchievements(client);
  if (withAccounts) await loadContributions(client, options);
  if (withAccounts) {
    await loadStaff(client);
    await loadCalls(client, now);
    await loadSupport(client, now);
    await loadTestRequests(client, now);
    await loadKeptJobs(client, now);
    if (companies > 0) {
      await loadFollows(client, now);
      await loadMeetings(client, seed, now);
      await loadTeamwork(client, seed, now);
    }
  }
  await loadBatch(client);
  return true;
}

async function addDevelopers(
  client: PoolClient,
  buffer: CopyBuffer,
  { seed, now, withAccounts }: LoadOptions,
  { from, to, plainAliases, market }: { from: number; to: number; plainAliases: boolean; market?: Market | undefined },
): Promise<void> {
  const adminId = withAccounts || (await hasAdmin(client)) ? adminAccount.id : null;
  const makePerson = createPeople({ seed, now, adminId, plainAliases });
  const introduce = market && createCasting({ seed, now, market, adminId });
  for (let index = from; index < to; index++) {
    const person = makePerson(index);
    buffer.addDeveloper(person);
    if (!market) continue;
    const applications = makeApplications(seed, now, person, market);
    const introductions = introduce?.(person, applications);
    buffer.addRows(settle({ seed, now, market, adminId }, person, applications, introductions));
  }
}

/** A story that answers an application brings that application with it. */
function settle(
  input: Parameters<typeof settleApplications>[0],
  person: DeveloperRows,
  applications: Rows = {},
  introductions: Rows = {},
): Rows {
  const superlikes = [...(applications.superlikes ?? []), ...(introductions.superlikes ?? [])];
  return settleApplications(input, person, { ...applications, ...introductions, superlikes });
}

/** How many developers of the seed exist. They were added in order, so that a binary search finds the number. */
async function countPresent(client: PoolClient, { seed, now, developers: total }: LoadOptions): Promise<number> {
  const makePerson = createPeople({ seed, now, adminId: null, plainAliases: false });
  const isPresent = (index: number): Promise<boolean> => exists(client, [makePerson(index).user.email]);
  if (total === 0 || (await isPresent(total - 1))) return total;
  let present = 0;
  let missing = total - 1;
  while (present < missing) {
    const middle = Math.floor((present + missing) / 2);
    if (await isPresent(middle)) present = middle + 1;
    else missing = middle;
  }
  return present;
}

async function hasAdmin(client: PoolClient): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from users where id = $1', [adminAccount.id]);
  return (rowCount ?? 0) > 0;
}

async function exists(client: PoolClient, emails: readonly string[]): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from users where lower(email) = any($1) limit 1', [emails]);
  return (rowCount ?? 0) > 0;
}
