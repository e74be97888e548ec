import { redirect } from 'react-router';
import { readSiteCookie } from '../domain/site-cookie.ts';

/** Small values stored in the browser: the chosen theme, and a message to show after a redirect. */
export type Theme = 'light' | 'dark';
const toasts = [
  'signedOut',
  'passwordChanged',
  'passwordReset',
  'emailVerified',
  'sessionClosed',
  'messageSent',
  'secondFactorOff',
  'emailChanged',
  'searchSaved',
  'alertSaved',
  'alertStopped',
  'companyJoined',
  'choicesKept',
  'jobConfirmed',
] as const;
export type Toast = (typeof toasts)[number];

export function readTheme(header: string | null, secure: boolean): Theme | undefined {
  const value = readSiteCookie(header, 'theme', secure);
  return value === 'light' || value === 'dark' ? value : undefined;
}

export function themeCookie(theme: Theme | 'system'): string {
  return theme === 'system'
    ? 'theme=; Path=/; Max-Age=0; SameSite=Lax'
    : `theme=${theme}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/**
 * Shown once, on the page that the redirect leads to: reading the message deletes it. Another tab of the browser that
 * loads at the same moment (signing out reloads all of them) leaves it alone.
 */
export function readToast(
  header: string | null,
  secure: boolean,
  pathname: string,
  cookies: { append: (cookie: string) => void },
): Toast | undefined {
  const value = readSiteCookie(header, 'toast', secure);
  const toast = toasts.find((one) => value === toastValue(one, pathname));
  if (toast) cookies.append('toast=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly');
  return toast;
}

/** Leads to a page of this site, which shows the message. */
export function redirectWithToast(
  { cookies }: { cookies: { append: (cookie: string) => void } },
  to: string,
  toast: Toast,
): Response {
  const { pathname } = new URL(to, 'http://site.invalid');
  cookies.append(`toast=${toastValue(toast, pathname)}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly`);
  return redirect(to);
}

const toastValue = (toast: Toast, pathname: string): string => `${toast}${encodeURIComponent(pathname)}`;
