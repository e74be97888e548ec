import type { Locale, Role } from '../../../domain/viewer.ts';
import type { Theme } from '../../cookies.ts';

type Viewer = {
  userId: string;
  name: string;
  /** The address of the own page ends with it. */
  alias: string;
  picture: string | undefined;
  role: Role;
  companyId: string | undefined;
  can: { unlockAchievements: boolean; contact: boolean; haveRecruiterPage: boolean };
  /** When the page was read, by the server's clock, in milliseconds. */
  readAt: number;
};

/** The notices shown above every page. */
export type Standing = {
  /** An administrator acts in another person's name, until this time. */
  acting: { name: string; until: Date } | undefined;
  /** The account is erased on this day. */
  leavingAt: Date | undefined;
};

/** The data that every page needs. */
export type ShellData = {
  locale: Locale;
  brand: string;
  baseUrl: string;
  theme: Theme | undefined;
  /** A message of the page before a redirect. */
  toast: string | undefined;
  /** E-mails stay on this machine and can be read there. */
  outbox: boolean;
  /** Browsers may keep the page that is shown without a connection. */
  offlinePage: boolean;
  viewer: Viewer | undefined;
  standing: Standing;
  /** Content of other sites may load without a click. */
  embeds: boolean;
  /** The number of conversations with unread messages; undefined for users without conversations. */
  unread: { count: number } | undefined;
};
