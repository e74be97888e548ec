import type { MoveKind } from './application.ts';

/** Where somebody stands: not a developer at all, taken out by the team, with an incomplete profile, or free to move. */
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

export type MoveRefusal = 'forbidden' | 'gone' | 'external' | 'shortProfile' | 'hidden';

/** Why a move is not made; undefined when it is. Recruiters never apply, and a disabled profile makes no move. */
export function moveRefusal(kind: MoveKind, standing: Standing, target: Target | undefined): MoveRefusal | undefined {
  if (standing === 'none' || standing === 'disabled') return 'forbidden';
  if (!target?.open) return 'gone';
  if (kind === 'click' && !target.external) return 'gone';
  if (kind === 'application' && target.external) return 'external';
  // The company would never see it. A click is told to the company alone, and so is not stored at all.
  if (target.hides) return kind === 'click' ? 'gone' : 'hidden';
  // Whoever reads an application must be able to read the profile.
  return standing === 'short' && needsProfile(kind) ? 'shortProfile' : undefined;
}

export const needsProfile = (kind: MoveKind) => kind === 'application' || kind === 'superlike';

/** What a move is now: under way, or to an offer that has been closed since. */
export type MoveState = 'sent' | 'offerClosed';

export function moveState({ open }: Pick<Target, 'open'>): MoveState {
  return open ? 'sent' : 'offerClosed';
}
