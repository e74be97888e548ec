import { describe, expect, it } from 'vitest';
import {
  archivedStatuses,
  introductionStatus,
  introductionStatuses,
  isIntroductionStatus,
  type Phase,
  phaseOf,
} from './status.ts';

describe('introduction statuses (docs/product/contact.md, Introduction statuses)', () => {
  it('have these codes and names', () =>
    expect(Object.entries(introductionStatus).map(([name, code]) => `${code} ${name}`)).toEqual([
      '10 STATUS_WAITING_FOR_ADMIN',
      '11 CANCELED_BY_ADMIN',
      '20 STATUS_WAITING_FOR_DEVELOPER',
      '21 STATUS_CANCELED_BY_DEVELOPER',
      '22 STATUS_CANCELED_AUTO',
      '30 STATUS_VALIDATED_BY_DEVELOPER',
      '31 STATUS_VALIDATED_BY_RECRUITER',
      '32 STATUS_VALIDATED_BY_DEVELOPER_NO_COORDINATES',
      '40 STATUS_REOPEN',
      '90 ARCHIVED_HIRED',
      '91 ARCHIVED',
      '98 STATUS_CLOSED_AUTOMATICALLY',
      '99 STATUS_CANCELLED_BY_RECRUITER',
    ]));

  it('have these seven archived ones', () => {
    expect(archivedStatuses).toEqual([11, 21, 22, 90, 91, 98, 99]);
    expect(introductionStatuses.filter((status) => phaseOf(status) === 'archived')).toEqual(archivedStatuses);
  });

  it.each<[Phase, number[]]>([
    ['waitingForAdmin', [10]],
    ['waitingForDeveloper', [20]],
    ['open', [30, 31, 32, 40]],
  ])('are in the phase %s', (phase, codes) =>
    expect(introductionStatuses.filter((status) => phaseOf(status) === phase)).toEqual(codes),
  );

  it('are recognised by their code', () => {
    expect(isIntroductionStatus(20)).toBe(true);
    expect(isIntroductionStatus(23)).toBe(false);
  });
});
