import { type ContactOutcome, isOk } from './contact-outcome.ts';

type ContactNotice = 'developerUnavailable' | 'planTooSmall' | 'notPermitted' | 'alreadyTalking' | 'badRequest';
/** The page that the notice links to. */
export type ContactLink = 'plans' | 'permissionDenied' | 'conversation' | 'support';

export type ContactDisplay = {
  /** False: sending is disabled, and the notice is shown. */
  messageBox: boolean;
  notice?: ContactNotice;
  link?: ContactLink;
};

const refused: { [outcome in ContactOutcome]?: { notice: ContactNotice; link?: ContactLink } } = {
  DENY_DEVELOPER_UNAVAILABLE: { notice: 'developerUnavailable' },
  DENY_NEED_PLAN: { notice: 'planTooSmall', link: 'plans' },
  DENY_NEED_BIGGER_PLAN: { notice: 'planTooSmall', link: 'plans' },
  DENY_UNLIMITED_NOT_PERMITTED_RECRUITER: { notice: 'notPermitted', link: 'permissionDenied' },
  FINISH_PIPE: { notice: 'alreadyTalking', link: 'conversation' },
  DENY_BAD_REQUEST: { notice: 'badRequest', link: 'support' },
};

/** What the message step, the accept step and a row of the selection page show for an outcome. */
export function contactDisplay(outcome: ContactOutcome): ContactDisplay {
  return { messageBox: isOk(outcome), ...refused[outcome] };
}
