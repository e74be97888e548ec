import type { Viewer } from '../viewer.ts';

/** 'Second factor required for administrators, offered to all.' Where it is only advised, nobody is held up. */
export function needsSecondFactor(viewer: Viewer, rule: 'required' | 'advised'): boolean {
  return rule === 'required' && viewer?.role === 'ADMIN' && !viewer.twoFactorEnabled;
}
