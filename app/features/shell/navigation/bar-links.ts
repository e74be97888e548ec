import type { Role } from '../../../../domain/viewer.ts';
import type { IconName } from '../../../ui/icon.tsx';
import type { NavigationLink } from '../use-menu.ts';
import type { Destination } from './links.ts';

type BarLink = { key: Destination; icon: IconName };

/** The links of the bar at the bottom of small screens, in order. A role with fewer than five gets “More”. */
const bars: Record<Role, readonly BarLink[]> = {
  DEVELOPER: [
    { key: 'home', icon: 'home' },
    { key: 'jobs', icon: 'briefcase' },
    { key: 'tests', icon: 'listChecks' },
    { key: 'conversations', icon: 'message' },
    { key: 'profile', icon: 'person' },
  ],
  RECRUITER: [
    { key: 'home', icon: 'home' },
    { key: 'developers', icon: 'search' },
    { key: 'candidates', icon: 'team' },
    { key: 'jobManager', icon: 'briefcase' },
  ],
  ADMIN: [
    { key: 'home', icon: 'home' },
    { key: 'adminProfiles', icon: 'person' },
    { key: 'adminCompanies', icon: 'building' },
    { key: 'adminSupport', icon: 'support' },
  ],
};

type Parted = {
  bar: (NavigationLink & { icon: IconName })[];
  /** The links of the header that are not in the bar. */
  others: NavigationLink[];
  /** The others are in the bar too, behind a button. */
  more: boolean;
};

/** Divides the links of the header: those of the bar, and the others. */
export function partLinks(role: Role, links: readonly NavigationLink[]): Parted {
  const wanted = bars[role];
  return {
    bar: wanted.flatMap(({ key, icon }) => {
      const link = links.find((one) => one.key === key);
      return link ? [{ ...link, icon }] : [];
    }),
    others: links.filter(({ key }) => !wanted.some((one) => one.key === key)),
    more: wanted.length < 5,
  };
}
