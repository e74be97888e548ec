import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, Viewer } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper } from '../../../../tests/harness/factories.ts';
import { makeRanked, testIdOf } from '../../../../tests/harness/players.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { editEntry, lineOf, notedOf } from '../../../../tests/harness/team-settings.ts';
import type { Runtime } from '../../../runtime.ts';
import { closeSeasons } from '../../assessments/leaderboards/close-seasons.ts';
import { readLeaderboard } from '../../assessments/leaderboards/read-leaderboard.ts';
import { beginSession } from '../../assessments/session/begin-session.ts';
import { giveUp, goOn } from '../../assessments/session/play.ts';
import { readTeamSettings } from './read-settings.ts';
import { readEntry, removeEntry } from './save-entry.ts';

let runtime: Runtime;
let administrator: SignedIn;
const now = new Date('2026-11-15T10:00:00Z');
beforeAll(async () => {
  runtime = await testRuntime();
  administrator = await makeAdministrator(runtime.db);
});
const as = (viewer: Viewer, moment = now) => ({
  ...contextOf(runtime, viewer),
  ports: { ...runtime.ports, clock: { now: () => moment } },
});
const team = () => as(administrator);
const edit = (id: string, change: object) => editEntry(team(), 'seasons', id, change);

describe('a season in the team settings', () => {
  const closing = (moment: string) => closeSeasons(as(undefined, new Date(moment)));

  it('is listed with the coming, the current and the past ones', async () => {
    const { lines } = await readTeamSettings(team(), 'seasons', '');
    expect(lines.map(({ id, season }) => [id, season?.state])).toEqual([
      ['2027-q1', 'coming'],
      ['2026-q4', 'current'],
      ...['2026-q3', '2026-q2', '2026-q1', '2025-q4'].map((id) => [id, 'past']),
    ]);
    expect(lines[1]?.season).toMatchObject({ firstDay: '2026-10-01', lastDay: '2026-12-31' });
  });

  it('gets a name and another last day; the leaderboards and the closing task follow them', async () => {
    const testId = await testIdOf(runtime.db, 'go');
    const person = await makeRanked(runtime.db, { testId, score: 1500, seasonId: '2026-q4' });
    await edit('2026-q4', { lastDay: '2027-01-15', nameFr: 'Grandes marées', nameEn: 'Spring tides' });
    const board = async (moment: string) =>
      readLeaderboard(as(person, new Date(moment)), 'go', { seasonId: undefined, page: 1 });
    expect(await board('2027-01-10T10:00:00Z')).toMatchObject({
      currentSeasonId: '2026-q4',
      seasonNames: { '2026-q4': 'Grandes marées' },
    });
    expect(await board('2027-01-16T10:00:00Z')).toMatchObject({ currentSeasonId: '2027-q1' });
    expect(await closing('2027-01-02T10:00:00Z')).toEqual([]);
    expect(await closing('2027-01-16T00:30:00Z')).toEqual(['2026-q4']);
    expect(await lineOf(team(), 'seasons', '2027-q1')).toMatchObject({ season: { firstDay: '2027-01-16' } });
    expect(await notedOf(team(), '2026-q4')).toEqual(['settings.seasons.edit']);
  });

  it('a test session belongs to the season that is current by the plan', async () => {
    const moment = new Date('2027-01-10T10:00:00Z');
    const player = await makeDeveloper(runtime.db);
    const begun = await beginSession(as(player, moment), 'rust', true);
    const sessionId = begun.outcome === 'begun' ? begun.sessionId : '';
    await sql`update test_sessions set length = 1 where id = ${sessionId}`.execute(runtime.db);
    await goOn(as(player, moment), sessionId);
    await giveUp(as(player, moment), sessionId);
    const row = await runtime.db.selectFrom('testSessions').select('seasonId').where('id', '=', sessionId).execute();
    expect(row).toEqual([{ seasonId: '2026-q4' }]);
  });

  it.each([
    ['2026-q3', { lastDay: '2026-12-01' }, { lastDay: 'seasonOver' }],
    ['2026-q4', { lastDay: '2026-11-14' }, { lastDay: 'seasonPast' }],
    ['2026-q4', { lastDay: '' }, { lastDay: 'required' }],
    ['2026-q4', { nameEn: '' }, { nameEn: 'required' }],
    ['2027-q1', { lastDay: '2027-01-20' }, { lastDay: 'seasonLength:14:184' }],
  ])('season %s refuses the change %o', async (id, change, fields) => {
    await expect(edit(id, change)).rejects.toMatchObject({ fields });
  });

  it('can be planned two years ahead, and reset to its quarter', async () => {
    await edit('2027-q3', { lastDay: '2027-10-15' });
    const { lines } = await readTeamSettings(team(), 'seasons', '');
    expect(lines.slice(0, 3).map(({ id }) => id)).toEqual(['2027-q3', '2027-q2', '2027-q1']);
    await removeEntry(team(), 'seasons', '2027-q3');
    expect(await lineOf(team(), 'seasons', '2027-q3')).toBeUndefined();
    await expect(readEntry(team(), 'seasons', '2029-q1')).rejects.toMatchObject({ name: 'NotFound' });
    await expect(removeEntry(team(), 'seasons', '2026-q3')).rejects.toMatchObject({
      fields: { lastDay: 'seasonOver' },
    });
  });
});
