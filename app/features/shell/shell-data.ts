import type { Locale, Role } from '../../../domain/viewer.ts';
import type { Theme, Toast } from '../../cookies.ts';

type Viewer = {
  userId: string;
  name: string;
  role: Role;
  companyId: string | undefined;
  /** When the page was read, by the server's clock, in milliseconds. */
  readAt: number;
};

/** What is said above every page, until it is no longer so. */
export type Standing = {
  /** Somebody of the team acts in another's name, until a time of day. */
  acting: { name: string; until: Date } | undefined;
  /** The account ends on this day. */
  leavingAt: Date | undefined;
};

/** What the frame around every page knows. */
export type ShellData = {
  locale: Locale;
  brand: string;
  baseUrl: string;
  theme: Theme | undefined;
  toast: Toast | undefined;
  /** E-mails stay on this machine and can be read there. */
  outbox: boolean;
  viewer: Viewer | undefined;
  standing: Standing;
  /** Content of other sites may load without being asked for. */
  embeds: boolean;
  /** Conversations in which something waits to be read; undefined for those who have none. */
  unread: { count: number } | undefined;
};
