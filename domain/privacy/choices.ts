import { readSiteCookie } from '../site-cookie.ts';

/** The permissions that a visitor may give: content of other sites, and measurement under their name. */
export const choiceKinds = ['embeds', 'measurement'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];
export type Choices = Record<ChoiceKind, boolean>;

const cookieName = 'choices';
const halfAYear = 180 * 24 * 60 * 60;

export const noneChosen: Choices = { embeds: false, measurement: false };

/** The choices of this browser; undefined before a choice, which allows none either. */
export function readChoices(cookieHeader: string | null, secure: boolean): Choices | undefined {
  const allowed = readSiteCookie(cookieHeader, cookieName, secure)?.split('.');
  if (!allowed) return undefined;
  return { embeds: allowed.includes('embeds'), measurement: allowed.includes('measurement') };
}

/** Asked again after half a year, as the data protection authority recommends. */
export function choicesCookie(choices: Choices): string {
  const allowed = choiceKinds.filter((kind) => choices[kind]).join('.') || 'none';
  return `${cookieName}=${allowed}; Path=/; Max-Age=${halfAYear}; SameSite=Lax`;
}
