import type { Locale } from '../../viewer.ts';
import type { AchievementId } from './achievements.ts';

/** The size in which a medal is drawn, as the specification has it. */
export const medalSize = 48;
/** What a badge needs on somebody else's page. */
export const badgeSize = { width: 420, height: 112 } as const;

/** The picture by itself, which says nothing about anybody. */
export function medalAddress(id: AchievementId): string {
  return `/medals/${id}.svg`;
}

/** Somebody's achievement on a page for frames; gone when it is not shared any more. */
export function badgeAddress(locale: Locale, developerId: string, id: AchievementId): string {
  return `${locale === 'en' ? '/en' : ''}/badges/${developerId}/${id}`;
}

/** The same as a picture, for Markdown and e-mails. */
export function badgeImageAddress(developerId: string, id: AchievementId, type: 'svg' | 'png' = 'svg'): string {
  return `/badges/${developerId}/${id}.${type}`;
}
