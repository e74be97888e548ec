/** The lists of profiles that the team works through. */
export const profileLists = ['waiting', 'batch', 'disabled', 'all'] as const;
export type ProfileList = (typeof profileLists)[number];

export function readProfileList(given: string | null): ProfileList {
  return profileLists.find((list) => list === given) ?? 'waiting';
}

/** A part of a name, as a pattern that takes its own signs for themselves. */
export function containing(text: string): string {
  return `%${text
    .trim()
    .slice(0, 120)
    .replace(/[\\%_]/g, '\\$&')}%`;
}
