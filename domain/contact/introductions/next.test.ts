import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Actor, type ActorKind, actorKinds, type IntroductionEvent, introductionEvents } from './event.ts';
import { type IntroductionState, next } from './next.ts';
import { introductionStatuses } from './status.ts';
import type { Place } from './transitions.ts';

const places: readonly Place[] = ['none', ...introductionStatuses];

/** Per event and actor, a cell for each status: a code = the new status, '=' = nothing to do, '·' = refused. */
const table: [IntroductionEvent, ActorKind, string][] = [
  //                                             none 10 11 20 21 22 30 31 32 40 90 91 98 99
  ['request', 'recruiter', '                       20  =  ·  =  ·  ·  =  =  =  =  ·  ·  ·  ·'],
  ['requestForReview', 'recruiter', '              10  =  ·  =  ·  ·  =  =  =  =  ·  ·  ·  ·'],
  ['acceptApplication', 'recruiter', '             31  ·  ·  ·  ·  ·  =  =  =  =  ·  ·  ·  ·'],
  ['acceptApplicationWithDetails', 'recruiter', '  31  ·  ·  ·  ·  ·  =  =  =  =  ·  ·  ·  ·'],
  ['declineApplication', 'recruiter', '            99  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ='],
  ['withdraw', 'recruiter', '                       · 99  · 99  ·  ·  ·  ·  ·  ·  ·  ·  ·  ='],
  ['archive', 'recruiter', '                        ·  ·  ·  ·  ·  · 91 91 91 91  ·  =  ·  ·'],
  ['hire', 'recruiter', '                           ·  ·  ·  ·  ·  · 90 90 90 90  = 90 90  ·'],
  ['reopen', 'recruiter', '                         ·  ·  ·  ·  ·  ·  ·  ·  ·  = 40 40 40  ·'],
  ['reopen', 'developer', '                         ·  ·  ·  ·  ·  ·  ·  ·  ·  =  ·  · 40  ·'],
  ['acceptWithDetails', 'developer', '              ·  ·  · 30 30 30  = 30 30 30  ·  ·  ·  ·'],
  ['acceptWithoutDetails', 'developer', '           ·  ·  · 32 32 32  ·  ·  =  ·  ·  ·  ·  ·'],
  ['refuse', 'developer', '                         ·  ·  · 21  =  · 21 21 21 21  ·  ·  ·  ·'],
  ['release', 'admin', '                            · 20  ·  =  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·'],
  ['cancel', 'admin', '                             · 11  = 11  ·  · 11 11 11 11  ·  ·  ·  ·'],
  ['remind', 'clock', '                             ·  ·  · 20  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·'],
  ['cancelUnanswered', 'clock', '                   ·  ·  · 22  ·  =  ·  ·  ·  ·  ·  ·  ·  ·'],
  ['closeSilent', 'clock', '                        ·  ·  ·  ·  ·  · 98 98 98 98  ·  ·  =  ·'],
];
const cellsOf = (cells: string) => cells.trim().split(/\s+/);

const flags = [true, false].flatMap((admin) => [true, false].map((intros) => ({ admin, intros })));
const actors: Actor[] = [
  ...flags.map((flag) => ({ kind: 'recruiter' as const, ...flag })),
  { kind: 'developer' },
  { kind: 'admin' },
  { kind: 'clock' },
];

const at = (place: Place): IntroductionState | undefined =>
  place === 'none' ? undefined : { status: place, contactGiven: place === 30, reminded: false };

/** The cell that the function gives. */
function cell(place: Place, event: IntroductionEvent, actor: Actor): string {
  const given = next(at(place), event, actor);
  if (given.outcome === 'refused') return '·';
  return given.outcome === 'nothing' ? '=' : String(given.state.status);
}

describe('the next status, for every status, event and actor', () => {
  it.each(introductionEvents.flatMap((event) => actors.map((actor) => ({ event, ...actor }))))(
    'of the row %o',
    (row) => {
      const { event, ...actor } = row;
      const permitted = actor.kind !== 'recruiter' || actor.admin || actor.intros;
      const expected = permitted && table.find(([name, kind]) => name === event && kind === actor.kind)?.[2];
      const cells = places.map((place) => cell(place, event, actor));
      expect(cells).toEqual(expected ? cellsOf(expected) : places.map(() => '·'));
    },
  );

  it('has a table with fourteen cells for every event', () => {
    expect(new Set(table.map(([event]) => event))).toEqual(new Set(introductionEvents));
    for (const [event, , cells] of table) expect(cellsOf(cells), event).toHaveLength(places.length);
  });

  it('has the same table in the decision document', () => {
    const page = new URL('../../../docs/decisions/2026-11-15-introduction-states.md', import.meta.url);
    const rows = readFileSync(page, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.replaceAll(/[|`\s]+/g, ' ').trim());
    expect(rows).toEqual(table.map(([event, kind, cells]) => [event, kind, ...cellsOf(cells)].join(' ')));
  });
});

describe('the reason of a refusal', () => {
  const recruiter: Actor = { kind: 'recruiter', admin: false, intros: true };
  it.each<[string, Place, IntroductionEvent, Actor, string]>([
    ['an event of the other side', 20, 'acceptWithDetails', recruiter, 'wrongActor'],
    [
      'a recruiter without the right to start conversations',
      'none',
      'request',
      { ...recruiter, intros: false },
      'notPermitted',
    ],
    [
      'an event of the other side, with or without the right',
      20,
      'refuse',
      { ...recruiter, intros: false },
      'wrongActor',
    ],
    ['no introduction exists yet', 'none', 'archive', recruiter, 'notStarted'],
    ['the team reviews it', 10, 'acceptWithDetails', { kind: 'developer' }, 'waitingForAdmin'],
    ['the developer has not answered', 20, 'archive', recruiter, 'waitingForDeveloper'],
    ['the developer has answered meanwhile', 30, 'withdraw', recruiter, 'open'],
    ['it is archived', 91, 'refuse', { kind: 'developer' }, 'archived'],
  ])('is given when %s', (_, place, event, actor, reason) =>
    expect(next(at(place), event, actor)).toEqual({ outcome: 'refused', reason }),
  );
  it.each(actorKinds)('is “wrong actor” for every event that is not for the %s', (kind) => {
    const theirs = new Set(table.filter(([, who]) => who === kind).map(([event]) => event));
    const actor: Actor = kind === 'recruiter' ? { kind, admin: true, intros: true } : { kind };
    for (const event of introductionEvents.filter((name) => !theirs.has(name)))
      expect(next(at(20), event, actor), event).toEqual({ outcome: 'refused', reason: 'wrongActor' });
  });
});
