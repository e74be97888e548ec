import { type Ending, isClosed } from '../answers/ending.ts';
import type { ApplicationKind } from './application.ts';

/** Whether a user may apply: not a developer, disabled by the team, with an incomplete profile, or allowed. */
export type Standing = 'none' | 'disabled' | 'short' | 'whole';

export function standingOf(developer: { disabled: boolean; isShort: boolean } | undefined): Standing {
  if (!developer) return 'none';
  if (developer.disabled) return 'disabled';
  return developer.isShort ? 'short' : 'whole';
}

export type Target = {
  /** The company is validated; an offer is online. */
  open: boolean;
  /** The offer is on another site. */
  external?: boolean;
  /** The developer hides from the company, by blocking it or because it is their employer. */
  hides?: boolean;
};

export type ApplicationRefusal = 'forbidden' | 'gone' | 'external' | 'shortProfile' | 'hidden';

/**
 * Why an application is refused; undefined when it is accepted. Recruiters never apply, and a disabled profile makes no
 * application.
 */
export function applicationRefusal(
  kind: ApplicationKind,
  standing: Standing,
  target: Target | undefined,
): ApplicationRefusal | undefined {
  if (standing === 'none' || standing === 'disabled') return 'forbidden';
  if (!target?.open) return 'gone';
  if (kind === 'click' && !target.external) return 'gone';
  if (kind === 'application' && target.external) return 'external';
  // The company would never see the application. A click is only for the company to see, so it is not stored at all.
  if (target.hides) return kind === 'click' ? 'gone' : 'hidden';
  // A recruiter who reads an application must be able to read the profile.
  return standing === 'short' && needsProfile(kind) ? 'shortProfile' : undefined;
}

const needsProfile = (kind: ApplicationKind) => kind === 'application' || kind === 'superlike';

/**
 * The state of an application: how it ended, else sent, or to an offer that has been closed since. 'answeredLate': the
 * company answered after it was closed.
 */
export type ApplicationState = 'sent' | 'offerClosed' | 'answeredLate' | Ending;

export function applicationState({
  open,
  ending,
  talked,
}: Pick<Target, 'open'> & { ending: Ending | null; talked: boolean }): ApplicationState {
  if (ending === null) return open ? 'sent' : 'offerClosed';
  return isClosed(ending) && talked ? 'answeredLate' : ending;
}
