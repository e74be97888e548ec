import type { Locale } from './viewer.ts';

/**
 * The address of every screen: French without a prefix, English under /en. Addresses that the product has always
 * had (/user, /developers, /settings…) are the same words in both languages; new ones are localised.
 */
export const paths = {
  home: { fr: '/', en: '/' },
  signIn: { fr: '/connexion', en: '/sign-in' },
  secondFactor: { fr: '/connexion/code', en: '/sign-in/code' },
  signUp: { fr: '/inscription', en: '/sign-up' },
  checkEmail: { fr: '/inscription/e-mail', en: '/sign-up/email' },
  verifyEmail: { fr: '/verification', en: '/verify' },
  forgotPassword: { fr: '/mot-de-passe-oublie', en: '/forgot-password' },
  resetPassword: { fr: '/nouveau-mot-de-passe', en: '/new-password' },
  signOut: { fr: '/deconnexion', en: '/sign-out' },
  security: { fr: '/settings/security', en: '/settings/security' },
  contact: { fr: '/contact', en: '/contact' },
  outbox: { fr: '/outbox', en: '/outbox' },
  outboxMessage: { fr: '/outbox/:emailId', en: '/outbox/:emailId' },
  preferences: { fr: '/preferences', en: '/preferences' },
} as const satisfies Record<string, Record<Locale, `/${string}`>>;

export type PathKey = keyof typeof paths;

type Params = Record<string, string>;

/** pathTo('en', 'signIn') → '/en/sign-in' */
export function pathTo(locale: Locale, key: PathKey, params: Params = {}): string {
  const path = paths[key][locale].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  if (locale === 'fr') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** The locale that an address is in. */
export function localeOf(pathname: string): Locale {
  return pathname === '/en' || pathname.startsWith('/en/') || pathname === '/en.data' ? 'en' : 'fr';
}
