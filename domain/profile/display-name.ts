export type NameLevel = 'full' | 'firstName' | 'nickName';

type Names = { firstName: string; lastName: string; level: NameLevel; nickName: string | null };

/** The name that other users read. Without a nickname to show, the name is empty rather than the real one. */
export function displayNameOf({ firstName, lastName, level, nickName }: Names): string {
  switch (level) {
    case 'full':
      return `${firstName} ${lastName}`.trim();
    case 'firstName':
      return firstName;
    case 'nickName':
      return nickName ?? '';
  }
}

/**
 * docs/product/shell.md, The developer home page: the first name; a nickname whole, because the first name is what its
 * owner does not show.
 */
export function greetingName({
  firstName,
  level,
  displayName,
}: Pick<Names, 'firstName' | 'level'> & { displayName: string }): string {
  return level === 'nickName' ? displayName : firstName.trim() || displayName;
}
