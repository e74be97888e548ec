import type { ClientBase } from 'pg';
import { dayOf } from '../../../domain/day.ts';
import { dayAfter } from '../../../domain/jobs/validity.ts';
import { idAt } from './ids.ts';
import { createRandom, type Random } from './random.ts';

const dayMilliseconds = 86_400_000;

type Client = Pick<ClientBase, 'query'>;
type Team = { companyId: string; own: string; colleague: string };

/**
 * What the company of the first recruiter account keeps about people: named lists and saved searches, of the account and of
 * a colleague, tags of candidates, and reminders of the account.
 */
export async function loadTeamwork(client: Client, seed: string, now: Date): Promise<void> {
  const { rows } = await client.query<Team>(
    `select own.company_id as "companyId", own.recruiter_id as own, colleague.recruiter_id as colleague
     from users u join company_members own on own.recruiter_id = u.id
     join company_members colleague on colleague.company_id = own.company_id and colleague.recruiter_id <> u.id
     where u.email = 'recruiter@demo.example' order by colleague.intros desc, colleague.recruiter_id limit 1`,
  );
  const [team] = rows;
  if (!team) return;
  const random = createRandom(`${seed}/teamwork`);
  await loadLists(client, random, team, now);
  await loadSearches(client, team, now);
  await loadFollowUp(client, random, team, now);
}

/** Name, author, whether it is shared, how many days old, and the profession of its people with their number. */
const lists = [
  ['À revoir au printemps', 'own', false, 20, 'back-end-developer', 3],
  ['Équipe front, deuxième développeur·euse', 'own', true, 12, 'front-end-developer', 5],
  ['Curieux·ses de la mer', 'colleague', true, 6, 'full-stack-developer', 4],
] as const;

async function loadLists(client: Client, random: Random, team: Team, now: Date): Promise<void> {
  for (const [name, author, shared, days, professionId, people] of lists) {
    const createdAt = new Date(now.getTime() - days * dayMilliseconds);
    const id = idAt(random, createdAt);
    await client.query(
      `insert into profile_lists (id, company_id, author_id, name, shared, created_at) values ($1, $2, $3, $4, $5, $6)`,
      [id, team.companyId, team[author], name, shared, createdAt],
    );
    await client.query(
      `insert into profile_list_people (list_id, developer_id, added_by, added_at)
       select $1, id, $2, $3::timestamptz + place * interval '7 hours'
       from (select d.id, row_number() over (order by d.created_at, d.id) as place from developers d
         where is_listed(d) and d.profession_id = $4) d
       where place <= $5`,
      [id, team[author], createdAt, professionId, people],
    );
  }
}

/** Both are shared. The alert of the account is off, so that the first morning of a demo brings it no e-mail. */
const searches = [
  ['Full-stack React et Node.js', 'own', 'technology=node-js&technology=react&profession=full-stack-developer', 9],
  ['Front-end à Nantes ou à distance', 'colleague', 'profession=front-end-developer&city=insee%3A44109&orRemote=1', 4],
] as const;

async function loadSearches(client: Client, team: Team, now: Date): Promise<void> {
  for (const [name, author, query, days] of searches) {
    const createdAt = new Date(now.getTime() - days * dayMilliseconds);
    await client.query(
      `insert into saved_searches (recruiter_id, company_id, name, query, alert, created_at, shared_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [team[author], team.companyId, name, query, author === 'colleague', createdAt],
    );
  }
}

/** Tags of a candidate, and the reminder of the account: in how many days, and its words. */
const followUps = [
  { tags: ['Coup de cœur', 'Front'], days: 0, word: 'Proposer une rencontre avec l’équipe' },
  { tags: ['À recontacter'], days: 3, word: 'Demander son préavis' },
  { tags: ['Front'], days: undefined, word: undefined },
] as const;

async function loadFollowUp(client: Client, random: Random, team: Team, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 2 * dayMilliseconds);
  const { rows } = await client.query<{ developerId: string }>(
    `select k.developer_id as "developerId" from candidates k join introductions i using (company_id, developer_id)
     where k.company_id = $1 and k.created_at < $2 group by k.developer_id
     order by max(i.status_since) desc, k.developer_id limit $3`,
    [team.companyId, at, followUps.length],
  );
  for (const [index, { developerId }] of rows.entries()) {
    const { tags = [], days, word } = followUps[index] ?? {};
    const pair = [team.companyId, developerId];
    for (const tag of tags) {
      await client.query(
        'insert into candidate_tags (company_id, developer_id, name, added_at) values ($1, $2, $3, $4)',
        [...pair, tag, at],
      );
      await client.query(
        `insert into candidate_events (company_id, developer_id, at, actor_id, kind, after_name)
         values ($1, $2, $3, $4, 'tag-added', $5)`,
        [...pair, at, team.own, tag],
      );
    }
    if (days === undefined) continue;
    // Its e-mail counts as sent: a demo begins with an empty outbox.
    await client.query(
      `insert into candidate_reminders (id, company_id, developer_id, recruiter_id, due_on, word, created_at, told_at)
       values ($1, $2, $3, $4, $5, $6, $7, case when $8 then $7::timestamptz end)`,
      [idAt(random, at), ...pair, team.own, dayAfter(dayOf(now), days), word, at, days === 0],
    );
  }
}
