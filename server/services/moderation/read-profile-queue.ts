import { type RawBuilder, sql } from 'kysely';
import { containing, type ProfileList } from '../../../domain/moderation/profile-list.ts';
import { type ModerationAct, possibleActs } from '../../../domain/moderation/standing.ts';
import { type ProfileState, profileState } from '../../../domain/profile/state/profile-state.ts';
import type { Context } from '../../context.ts';
import type { Json } from '../../data/schema.generated.ts';
import { pictureOf } from '../profile/show-cards.ts';
import { permitModerator } from './permit.ts';
import { waitsForReview } from './waiting-list.ts';

export type QueuedProfile = {
  id: string;
  alias: string;
  name: string;
  email: string;
  picture: string | undefined;
  profession: string | null;
  city: string | null;
  years: number | null;
  sentence: string | null;
  state: ProfileState;
  disabledReason: string | null;
  since: string;
  lastUpdate: string;
  acts: ModerationAct[];
};

export type ProfileQueue = {
  counts: Record<Exclude<ProfileList, 'all'>, number>;
  profiles: QueuedProfile[];
};

const mostAtOnce = 30;

const inBatch = sql`exists (select from validation_batch_entries e join validation_batches b on b.id = e.batch_id
  where b.published_at is null and e.developer_id = d.id)`;

const lists: Record<
  ProfileList,
  { which: RawBuilder<unknown>; order: RawBuilder<unknown>; since: RawBuilder<unknown> }
> = {
  // Ordered by creation, so that editing a profile does not move it to the end.
  waiting: { which: waitsForReview('d'), order: sql`d.created_at, d.id`, since: sql`d.created_at` },
  batch: { which: inBatch, order: sql`d.validation_date, d.id`, since: sql`coalesce(d.validation_date, d.created_at)` },
  disabled: { which: sql`d.disabled_at is not null`, order: sql`d.disabled_at desc, d.id`, since: sql`d.disabled_at` },
  all: { which: sql`true`, order: sql`d.created_at desc, d.id`, since: sql`d.created_at` },
};

/** The profiles of one list; the search text is part of a name or a whole e-mail address. */
export async function readProfileQueue(context: Context, list: ProfileList, text: string): Promise<ProfileQueue> {
  permitModerator(context);
  const { db, locale } = context;
  const { which, order, since } = lists[list];
  const found = text.trim()
    ? sql`and d.id in (select id from developers where display_name ilike ${containing(text)}
        union all select id from users where lower(email) = ${text.trim().toLowerCase()})`
    : sql``;
  const { rows } = await sql<Row>`
    select d.id, coalesce(d.seo_alias, d.id::text) as alias, d.display_name as name, u.email, d.avatar,
      d.profile_pic_handle, ${sql.ref(`pr.display_name_${locale}`)} as profession, ${sql.ref(`p.locality_${locale}`)} as city,
      d.code_experience_years as years, d.one_sentence_description as sentence, d.validation_status, d.is_short,
      d.job_search_state, d.unavailable, d.disabled_at is not null as disabled, d.disabled_reason, ${since} as since,
      d.last_update
    from developers d join users u on u.id = d.id
    left join professions pr on pr.id = d.profession_id
    left join developer_places dp on dp.developer_id = d.id and dp.kind = 'current' and dp.position = 0
    left join places p on p.id = dp.place_id
    where ${which} ${found} order by ${order} limit ${mostAtOnce}`.execute(db);
  return { counts: await readCounts(context), profiles: rows.map(toProfile) };
}

type Row = Omit<QueuedProfile, 'picture' | 'state' | 'since' | 'lastUpdate' | 'acts'> & {
  avatar: Json | null;
  profilePicHandle: string | null;
  validationStatus: string | null;
  isShort: boolean;
  jobSearchState: string;
  unavailable: boolean;
  disabled: boolean;
  since: Date;
  lastUpdate: Date;
};

function toProfile({
  avatar,
  profilePicHandle,
  validationStatus,
  isShort,
  jobSearchState,
  unavailable,
  disabled,
  since,
  lastUpdate,
  ...shown
}: Row) {
  return {
    ...shown,
    picture: pictureOf({ id: shown.id, avatar, profilePicHandle }),
    state: profileState({ isShort, disabled, validationStatus, jobSearchState, unavailable }),
    since: since.toISOString(),
    lastUpdate: lastUpdate.toISOString(),
    acts: possibleActs({ disabled, disabledReason: shown.disabledReason, isShort, validationStatus }),
  };
}

async function readCounts({ db }: Context): Promise<ProfileQueue['counts']> {
  const { rows } = await sql<ProfileQueue['counts']>`select
    (select count(*)::int from developers d where ${waitsForReview('d')}) as waiting,
    (select count(*)::int from validation_batch_entries e join validation_batches b on b.id = e.batch_id
      where b.published_at is null) as batch,
    (select count(*)::int from developers where disabled_at is not null) as disabled`.execute(db);
  return rows[0] ?? { waiting: 0, batch: 0, disabled: 0 };
}
