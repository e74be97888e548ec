import type { ClientBase } from 'pg';
import { openStatuses } from '../../../domain/contact/introductions/status.ts';
import { officeSlots } from '../../ports/scheduling/paris-slots.ts';
import { idAt } from './ids.ts';
import { createRandom } from './random.ts';

const dayMilliseconds = 86_400_000;

type Open = { introductionId: string; developerId: string; recruiterId: string };
type Meeting = Open & { id: string; kind: string; minutes: number; at: Date; slots: Date[] };
type Client = Pick<ClientBase, 'query'>;

/**
 * Meetings of the demo, in conversations that have been open for some days: for the company of the first recruiter account
 * and for the developer account, one that is agreed on and one that waits for an answer.
 */
export async function loadMeetings(client: Client, seed: string, now: Date): Promise<void> {
  const random = createRandom(`${seed}/meetings`);
  const ago = (days: number) => new Date(now.getTime() - days * dayMilliseconds);
  const coming = officeSlots(ago(-1), 14);
  const slotsAt = (...places: number[]) => places.flatMap((place) => coming[place] ?? []);
  for (const whose of [`c.seo_alias = 'mareva'`, `u.email = 'developer@demo.example'`]) {
    const [agreed, waiting] = await openConversations(client, whose, ago(3));
    if (agreed) {
      const slots = slotsAt(8, 23);
      const meeting = { ...agreed, id: idAt(random, ago(2)), kind: 'technical', minutes: 60, at: ago(2), slots };
      await propose(client, meeting);
      await accept(client, meeting, { startsAt: slots[1], at: ago(1) });
    }
    if (waiting) {
      const slots = slotsAt(30, 37, 50);
      await propose(client, { ...waiting, id: idAt(random, ago(1)), kind: 'talk', minutes: 30, at: ago(1), slots });
    }
  }
}

async function openConversations(client: Client, whose: string, before: Date): Promise<Open[]> {
  const { rows } = await client.query<Open>(
    `select i.id as "introductionId", i.developer_id as "developerId", i.recruiter_id as "recruiterId"
     from introductions i join companies c on c.id = i.company_id join users u on u.id = i.developer_id
     where i.status = any($1) and i.status_since < $2 and c.validated_at is not null and i.recruiter_id is not null
       and ${whose} order by i.status_since desc, i.id limit 2`,
    [openStatuses, before],
  );
  return rows;
}

async function propose(client: Client, meeting: Meeting): Promise<void> {
  const { id, introductionId, recruiterId, kind, minutes, slots, at } = meeting;
  await client.query(
    `insert into meetings (id, introduction_id, organiser_id, status, kind, minutes, slots, time_zone, video_url, proposed_at)
     values ($1, $2, $3, 'proposed', $4, $5, $6, 'Europe/Paris', 'https://visio.example/vivier', $7)`,
    [id, introductionId, recruiterId, kind, minutes, slots, at],
  );
  await client.query(
    `insert into meeting_events (meeting_id, version, at, event, actor_kind, actor_id)
     values ($1, 0, $2, 'propose', 'recruiter', $3)`,
    [id, at, recruiterId],
  );
}

type Answer = { startsAt: Date | undefined; at: Date };

async function accept(client: Client, { id, developerId }: Meeting, { startsAt, at }: Answer): Promise<void> {
  await client.query(`update meetings set status = 'accepted', starts_at = $2, version = 1 where id = $1`, [
    id,
    startsAt,
  ]);
  await client.query(
    `insert into meeting_events (meeting_id, version, at, event, actor_kind, actor_id, starts_at)
     values ($1, 1, $2, 'accept', 'developer', $3, $4)`,
    [id, at, developerId, startsAt],
  );
}
