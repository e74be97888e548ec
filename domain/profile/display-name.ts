export type NameLevel = 'full' | 'firstName' | 'nickName';

type Names = { firstName: string; lastName: string; level: NameLevel; nickName: string | null };

/** What others read as somebody's name. Without a nickname to show, nothing is shown rather than the real one. */
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
