import { expect, it } from 'vitest';
import type { Role, SignedIn } from '../viewer.ts';
import { needsSecondFactor } from './second-factor-rule.ts';

const viewer = (role: Role, twoFactorEnabled: boolean) => ({ role, twoFactorEnabled }) as SignedIn;

it('a second factor is required of administrators where the rule requires it, and of no other role', () => {
  expect(needsSecondFactor(viewer('ADMIN', false), 'required')).toBe(true);
  expect(needsSecondFactor(viewer('ADMIN', true), 'required')).toBe(false);
  expect(needsSecondFactor(viewer('ADMIN', false), 'advised')).toBe(false);
  expect(needsSecondFactor(viewer('DEVELOPER', false), 'required')).toBe(false);
  expect(needsSecondFactor(viewer('RECRUITER', false), 'required')).toBe(false);
  expect(needsSecondFactor(undefined, 'required')).toBe(false);
});
