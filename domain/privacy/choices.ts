import { readSiteCookie } from '../site-cookie.ts';

/** What a browser may be asked to allow: content that other sites serve, and measurements with the name of the visitor. */
export const choiceKinds = ['embeds', 'measurement'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];
export type Choices = Record<ChoiceKind, boolean>;

const cookieName = 'choices';
const halfAYear = 180 * 24 * 60 * 60;

export const noneChosen: Choices = { embeds: false, measurement: false };

/** What was chosen in this browser; undefined as long as nothing was, which allows nothing either. */
export function readChoices(cookieHeader: string | null, secure: boolean): Choices | undefined {
  const allowed = readSiteCookie(cookieHeader, cookieName, secure)?.split('.');
  if (!allowed) return undefined;
  return { embeds: allowed.includes('embeds'), measurement: allowed.includes('measurement') };
}

/** Asked again after half a year, as the supervisory authority advises. */
export function choicesCookie(choices: Choices): string {
  const allowed = choiceKinds.filter((kind) => choices[kind]).join('.') || 'none';
  return `${cookieName}=${allowed}; Path=/; Max-Age=${halfAYear}; SameSite=Lax`;
}
