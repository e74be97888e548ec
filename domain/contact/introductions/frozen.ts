import type { IntroductionEvent } from './event.ts';

/**
 * docs/product/contact.md, A company without validation: its introductions are frozen. The developer may still end what
 * they do not want, and so may the team.
 */
const possible: readonly IntroductionEvent[] = ['refuse', 'cancel'];

export const isPossibleWhileFrozen = (event: IntroductionEvent): boolean => possible.includes(event);

/** The words of a developer do not reach the company by e-mail either; it is only told what the team has stopped. */
export const companyIsToldWhileFrozen = (event: IntroductionEvent): boolean => event === 'cancel';
