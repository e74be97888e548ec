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
  /** Conversations in which something waits to be read; undefined for those who have none. */
  unread: { count: number } | undefined;
};
