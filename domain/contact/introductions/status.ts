/** docs/product/contact.md, Introduction statuses. */
export const introductionStatus = {
  STATUS_WAITING_FOR_ADMIN: 10,
  CANCELED_BY_ADMIN: 11,
  STATUS_WAITING_FOR_DEVELOPER: 20,
  STATUS_CANCELED_BY_DEVELOPER: 21,
  STATUS_CANCELED_AUTO: 22,
  STATUS_VALIDATED_BY_DEVELOPER: 30,
  STATUS_VALIDATED_BY_RECRUITER: 31,
  STATUS_VALIDATED_BY_DEVELOPER_NO_COORDINATES: 32,
  STATUS_REOPEN: 40,
  ARCHIVED_HIRED: 90,
  ARCHIVED: 91,
  STATUS_CLOSED_AUTOMATICALLY: 98,
  STATUS_CANCELLED_BY_RECRUITER: 99,
} as const;
export type IntroductionStatusName = keyof typeof introductionStatus;
export type IntroductionStatus = (typeof introductionStatus)[IntroductionStatusName];

export const introductionStatuses: readonly IntroductionStatus[] = Object.values(introductionStatus);

/** docs/product/contact.md, Introduction statuses. */
export const archivedStatuses: readonly IntroductionStatus[] = [
  introductionStatus.CANCELED_BY_ADMIN,
  introductionStatus.STATUS_CANCELED_BY_DEVELOPER,
  introductionStatus.STATUS_CANCELED_AUTO,
  introductionStatus.ARCHIVED_HIRED,
  introductionStatus.ARCHIVED,
  introductionStatus.STATUS_CLOSED_AUTOMATICALLY,
  introductionStatus.STATUS_CANCELLED_BY_RECRUITER,
];
/** Both sides have just agreed to talk. */
export const agreedStatuses = [
  introductionStatus.STATUS_VALIDATED_BY_DEVELOPER,
  introductionStatus.STATUS_VALIDATED_BY_RECRUITER,
  introductionStatus.STATUS_VALIDATED_BY_DEVELOPER_NO_COORDINATES,
] as const satisfies readonly IntroductionStatus[];
/** Both sides have agreed to talk, and may write to each other. */
export const openStatuses: readonly IntroductionStatus[] = [...agreedStatuses, introductionStatus.STATUS_REOPEN];

export type Phase = 'waitingForAdmin' | 'waitingForDeveloper' | 'open' | 'archived';

export function phaseOf(status: IntroductionStatus): Phase {
  if (status === introductionStatus.STATUS_WAITING_FOR_ADMIN) return 'waitingForAdmin';
  if (status === introductionStatus.STATUS_WAITING_FOR_DEVELOPER) return 'waitingForDeveloper';
  return openStatuses.includes(status) ? 'open' : 'archived';
}

/** A stored code may be older than this list. */
export function isIntroductionStatus(code: number): code is IntroductionStatus {
  return introductionStatuses.some((status) => status === code);
}
