import type { ApplicationKind } from './application.ts';

/** Where somebody stands: not a developer at all, taken out by the team, with an incomplete profile, or free to apply. */
export type Standing = 'none' | 'disabled' | 'short' | 'whole';

export function standingOf(developer: { disabled: boolean; isShort: boolean } | undefined): Standing {
  if (!developer) return 'none';
  if (developer.disabled) return 'disabled';
  return developer.isShort ? 'short' : 'whole';
}

export type Target = {
  /** The company is validated; an offer is online. */
  open: boolean;
  /** The offer lives on another site. */
  external?: boolean;
  /** The developer hides from the company, by blocking it or as their employer. */
  hides?: boolean;
};

export type ApplicationRefusal = 'forbidden' | 'gone' | 'external' | 'shortProfile' | 'hidden';

/** Why an application is not made; undefined when it is. Recruiters never apply, and a disabled profile makes no application. */
export function applicationRefusal(
  kind: ApplicationKind,
  standing: Standing,
  target: Target | undefined,
): ApplicationRefusal | undefined {
  if (standing === 'none' || standing === 'disabled') return 'forbidden';
  if (!target?.open) return 'gone';
  if (kind === 'click' && !target.external) return 'gone';
  if (kind === 'application' && target.external) return 'external';
  // The company would never see it. A click is told to the company alone, and so is not stored at all.
  if (target.hides) return kind === 'click' ? 'gone' : 'hidden';
  // Whoever reads an application must be able to read the profile.
  return standing === 'short' && needsProfile(kind) ? 'shortProfile' : undefined;
}

export const needsProfile = (kind: ApplicationKind) => kind === 'application' || kind === 'superlike';

/** What an application is now: under way, or to an offer that has been closed since. */
export type ApplicationState = 'sent' | 'offerClosed';

export function applicationState({ open }: Pick<Target, 'open'>): ApplicationState {
  return open ? 'sent' : 'offerClosed';
}
