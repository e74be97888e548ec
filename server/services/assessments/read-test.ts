import { sql } from 'kysely';
import { type Result, resultOf } from '../../../domain/assessments/rating/result.ts';
import type { SessionStatus } from '../../../domain/assessments/session/session.ts';
import { isId } from '../../../domain/id.ts';
import { canPlay } from '../../../domain/permissions/assessments.ts';
import { NotFound } from '../../../domain/refusals.ts';
import type { Context } from '../../context.ts';
import { readLastPlace } from './leaderboards/read-last-place.ts';
import { readWait } from './session/read-wait.ts';

export type TestPage = {
  id: string;
  alias: string;
  name: string;
  description: string;
  /** The slugs are those of its portal. */
  technology: { name: string; handle: string | null; slugFr: string | null; slugEn: string | null };
  professions: string[];
  questions: number;
  /** The id of its theme. */
  theme: string | null;
  /** Some public questions. */
  examples: { id: string; title: string }[];
  /** The state of the player; undefined for a viewer who is not a developer. */
  player:
    | {
        result: Result | undefined;
        open: { sessionId: string; status: SessionStatus } | undefined;
        practice: { sessionId: string } | undefined;
        /** When the next rated session may begin; undefined means now. */
        until: Date | undefined;
      }
    | undefined;
};

type Row = Omit<TestPage, 'player' | 'technology'> & {
  status: string;
  technology: string;
  handle: string | null;
  slugFr: string | null;
  slugEn: string | null;
};

const exampleCount = 4;

export async function readTest(context: Context, aliasOrId: string): Promise<TestPage> {
  const { db, locale } = context;
  const named = (column: string) => sql.ref(`${column}_${locale}`);
  const { rows } = await sql<Row>`
    select t.id, t.status, coalesce(t.seo_alias, t.id::text) as alias, ${named('t.name')} as name,
      coalesce(${named('t.description')}, '') as description, t.theme_id as theme,
      ${named('tech.name')} as technology, tech.handle,
      c.slug_fr, c.slug_en,
      array(select ${named('p.display_name')} from test_professions tp join professions p on p.id = tp.profession_id
        where tp.test_id = t.id order by 1) as professions,
      (select count(*)::int from questions q where q.test_id = t.id and q.status = 'PUBLISHED') as questions,
      coalesce((select json_agg(e) from (select q.id, ${named('q.title')} as title from questions q
        where q.test_id = t.id and q.status = 'PUBLISHED' and q.pool = 'public'
        order by q.rating_score desc, q.difficulty, q.id limit ${exampleCount}) e), '[]') as examples
    from tests t join technologies tech on tech.id = t.technology_id
    left join test_categories c on c.technology_id = t.technology_id
    where t.status <> 'DRAFT' and ${isId(aliasOrId) ? sql`t.id = ${aliasOrId}` : sql`t.seo_alias = ${aliasOrId}`}`.execute(
    db,
  );
  const row = rows[0];
  if (row?.status !== 'PUBLISHED') throw new NotFound(row !== undefined);
  const { status: _, technology, handle, slugFr, slugEn, ...test } = row;
  return {
    ...test,
    technology: { name: technology, handle, slugFr, slugEn },
    player: await readPlayer(context, test.id),
  };
}

async function readPlayer({ db, viewer, ports }: Context, testId: string): Promise<TestPage['player']> {
  if (!viewer || !canPlay(viewer)) return undefined;
  const { userId } = viewer;
  const rating = await db
    .selectFrom('playerRatings')
    .select(['score', 'deviation'])
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .executeTakeFirst();
  const sessions = await db
    .selectFrom('testSessions')
    .select(['id', 'status', 'practice'])
    .where('userId', '=', userId)
    .where('testId', '=', testId)
    .where('status', '<>', 'COMPLETED')
    .execute();
  const open = sessions.find(({ practice }) => !practice);
  const practice = sessions.find((one) => one.practice);
  return {
    result: rating && resultOf(rating, await readLastPlace(db, userId, testId)),
    open: open && { sessionId: open.id, status: open.status as SessionStatus },
    practice: practice && { sessionId: practice.id },
    until: open ? undefined : await readWait(db, { userId, testId }, ports.clock.now()),
  };
}
