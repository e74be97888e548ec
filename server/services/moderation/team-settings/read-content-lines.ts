import { sql } from 'kysely';
import { achievementIds, highestGoal } from '../../../../domain/assessments/achievements/achievements.ts';
import { achievementWords } from '../../../../domain/assessments/achievements/words.ts';
import { type Season, seasonAfter, seasonBefore } from '../../../../domain/assessments/leaderboards/season.ts';
import {
  asPlanned,
  firstDayOf,
  lastDayOf,
  seasonAt,
  seasonState,
} from '../../../../domain/assessments/leaderboards/season-plan.ts';
import { containing } from '../../../../domain/moderation/profile-list.ts';
import type { Context } from '../../../context.ts';
import { readAchievementEdits } from '../../assessments/achievements/read-edits.ts';
import { readSeasons } from '../../assessments/leaderboards/read-seasons.ts';
import { line, mostFound, type SettingsLine, type TestFacts } from './settings-line.ts';

type TestRow = TestFacts & { id: string; name: string; technology: string; edited: boolean };

export async function readTestLines({ db, locale }: Context, text: string): Promise<SettingsLine[]> {
  const named = (table: string) => sql.ref(`${table}.name_${locale}`);
  const { rows } = await sql<TestRow>`
    select t.id, ${named('t')} as name, ${named('tech')} as technology, t.status, t.edited_at is not null as edited,
      t.status <> 'DRAFT' or t.content_key is not null as address_fixed,
      t.status = 'DRAFT' and t.content_key is null
        and not exists (select from questions q where q.test_id = t.id) as blank,
      t.status = 'PUBLISHED' and t.content_key is not null and t.edited_at is not null as restorable,
      (select count(*)::int from questions q where q.test_id = t.id and q.status = 'PUBLISHED') as questions,
      (select coalesce(sum(players), 0)::int from score_counts s where s.test_id = t.id and s.season_id = '') as ranked
    from tests t join technologies tech on tech.id = t.technology_id
    where ${named('t')} ilike ${containing(text)} or ${named('tech')} ilike ${containing(text)}
    order by array_position(array['DRAFT', 'PUBLISHED', 'ARCHIVED'], t.status), lower(${named('t')}), t.id
    limit ${mostFound}`.execute(db);
  return rows.map(({ id, name, technology, edited, ...test }) => ({
    ...line,
    id,
    name,
    detail: technology,
    edited,
    test,
  }));
}

/** How many past seasons are listed here; the leaderboards show all of them. */
const pastShown = 4;

/** The latest first: the planned seasons (at least the next one), the current one, and a few past ones. */
export async function readSeasonLines({ db, locale, ports }: Context): Promise<SettingsLine[]> {
  const { plan, names } = await readSeasons(db, locale);
  const now = ports.clock.now();
  const current = seasonAt(plan, now);
  const past = follow(current, seasonBefore, pastShown);
  const planned = [...plan.keys()].toSorted().at(-1) ?? '';
  const coming = [seasonAfter(current)];
  for (let last = seasonAfter(current); last.id < planned; ) {
    last = seasonAfter(last);
    coming.push(last);
  }
  return [...coming.toReversed(), current, ...past].map((one): SettingsLine => {
    const season = asPlanned(plan, one);
    const { id, year, quarter } = season;
    const days = { firstDay: firstDayOf(season), lastDay: lastDayOf(season) };
    const edited = plan.has(id);
    return {
      ...line,
      id,
      name: names[id] ?? '',
      edited,
      season: { year, quarter, state: seasonState(season, now), ...days },
    };
  });
}

function follow(from: Season, step: (season: Season) => Season, count: number): Season[] {
  const found: Season[] = [];
  for (let one = step(from); found.length < count; one = step(one)) found.push(one);
  return found;
}

export async function readAchievementLines({ db, locale }: Context): Promise<SettingsLine[]> {
  const edits = await readAchievementEdits(db);
  return achievementIds.map((id) => {
    const { title, description } = achievementWords(locale, id, edits[id]);
    const achievement = { enabled: edits[id]?.enabled ?? true, highestGoal: highestGoal(id) };
    return { ...line, id, name: title, detail: description, edited: edits[id] !== undefined, achievement };
  });
}
