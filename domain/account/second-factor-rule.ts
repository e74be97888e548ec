import { isBoundBySecondFactorRule } from '../permissions/account.ts';
import type { Viewer } from '../viewer.ts';

/**
 * docs/product/account.md, Second factor: required for administrators, offered to all users. Where it is only advised,
 * no page is blocked.
 */
export function needsSecondFactor(viewer: Viewer, rule: 'required' | 'advised'): boolean {
  return rule === 'required' && isBoundBySecondFactorRule(viewer) && !viewer?.twoFactorEnabled;
}
