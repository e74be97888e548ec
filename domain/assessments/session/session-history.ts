import type { SessionStatus } from './session.ts';

export type SessionDates = { status: SessionStatus; startDate?: Date; endDate?: Date };

/** docs/product/assessments.md, Test history. */
export function byHistory(one: SessionDates, other: SessionDates): number {
  return (
    Number(one.status === 'COMPLETED') - Number(other.status === 'COMPLETED') ||
    moment(other.endDate) - moment(one.endDate) ||
    moment(other.startDate) - moment(one.startDate)
  );
}

function moment(date: Date | undefined): number {
  return date?.getTime() ?? 0;
}
