import { escapeLike } from '../text/escape.ts';

/** The lists of profiles for the team to review. */
export const profileLists = ['waiting', 'batch', 'disabled', 'all'] as const;
export type ProfileList = (typeof profileLists)[number];

export function readProfileList(given: string | null): ProfileList {
  return profileLists.find((list) => list === given) ?? 'waiting';
}

/** A LIKE pattern for a part of a name, escaped for LIKE. */
export function containing(text: string): string {
  return `%${escapeLike(text.trim().slice(0, 120))}%`;
}
