import type { Locale } from '../../viewer.ts';
import type { AchievementId } from './achievements.ts';

/** docs/product/assessments.md, Sharing an achievement: a medal is drawn in this size. */
export const medalSize = 48;
/** The space that a badge needs on a page of another site. */
export const badgeSize = { width: 420, height: 112 } as const;

/** The picture alone, which contains nothing about a developer. */
export function medalAddress(id: AchievementId): string {
  return `/medals/${id}.svg`;
}

/** A developer's achievement as a page for iframes; not found once it is no longer shared. */
export function badgeAddress(locale: Locale, developerId: string, id: AchievementId): string {
  return `${locale === 'en' ? '/en' : ''}/badges/${developerId}/${id}`;
}

/** The same badge as a picture, for Markdown and e-mails. */
export function badgeImageAddress(developerId: string, id: AchievementId, type: 'svg' | 'png' = 'svg'): string {
  return `/badges/${developerId}/${id}.${type}`;
}
