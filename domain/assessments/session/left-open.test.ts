import { expect, it } from 'vitest';
import { leftOpen } from './left-open.ts';
import { newSession, type Session } from './session.ts';

const now = new Date('2026-11-15T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const waiting = newSession({ practice: false, length: 12 });
const started: Session = { ...waiting, status: 'STARTED', startDate: ago(9) };
const asked = (deadline: Date): Session => ({ ...started, open: { questionId: 'one', deadline } });

it.each([
  ['has a question whose time is up, which counts as no answer', asked(ago(1)), ago(1), 'timeOut'],
  ['has a question on the screen', asked(new Date(now.getTime() + 1000)), ago(0), undefined],
  ['waits between two questions', started, ago(6), undefined],
  ['was left for a week', started, ago(7), 'abandon'],
  ['was left for a week with a question open', asked(ago(8)), ago(8), 'abandon'],
  ['was never started, since yesterday', waiting, ago(1), undefined],
  ['was never started, for a week', waiting, ago(7), 'forget'],
  ['is over', { ...started, status: 'COMPLETED' as const }, ago(30), undefined],
] as const)('a session that %s', (_, session, last, outcome) => expect(leftOpen(session, last, now)).toBe(outcome));
