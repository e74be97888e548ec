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

/**
 * docs/product/shell.md, The recruiter home page: a recruiter has one name. Of two words the first is the first name; where
 * a longer one is divided is not known, so it is said whole.
 */
export function greetingOfRecruiter(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.length === 2 ? (words[0] ?? name) : name;
}
