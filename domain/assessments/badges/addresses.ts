import { pathTo } from '../../paths.ts';
import type { Locale } from '../../viewer.ts';
import type { Medal } from '../rating/ranking.ts';

/** The public page of a badge that its owner shares. */
export function badgePageAddress(locale: Locale, handle: string): string {
  return pathTo(locale, 'badge', { handle });
}

/** The files of a shared badge, for everyone with its address. */
export function badgeFileAddress(handle: string, type: BadgeFile): string {
  return `/credentials/${handle}.${type}`;
}

export const badgeFiles = ['svg', 'json'] as const;
export type BadgeFile = (typeof badgeFiles)[number];

export function statusListAddress(list: number): string {
  return `/credentials/status/${list}`;
}

/** The medals of results: of the best 5, 20 and 40 % with a confirmed score, and of every other settled result. */
export const resultMedals = ['gold', 'silver', 'bronze', 'plain'] as const;
export type ResultMedal = (typeof resultMedals)[number];

/** The picture alone, which contains nothing about a developer. */
export function resultMedalAddress(medal: Medal | undefined): string {
  return `/medals/result-${medal ?? 'plain'}.svg`;
}
