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

/** Shown once: reading the message deletes it. */
export function readFlash(
  header: string | null,
  secure: boolean,
  cookies: { append: (cookie: string) => void },
): Toast | undefined {
  const value = readSiteCookie(header, 'toast', secure);
  if (!value) return undefined;
  cookies.append('toast=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly');
  return toasts.find((toast) => toast === value);
}

export function flash(cookies: { append: (cookie: string) => void }, toast: Toast): void {
  cookies.append(`toast=${toast}; Path=/; Max-Age=60; SameSite=Lax; HttpOnly`);
}
