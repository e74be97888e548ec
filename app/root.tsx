import bricolageLatin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { lazy, type ReactNode, Suspense } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import { canPlay } from '../domain/permissions/assessments.ts';
import { canHaveRecruiterPage } from '../domain/permissions/companies.ts';
import { canAskForContact } from '../domain/permissions/contact.ts';
import { readChoices } from '../domain/privacy/choices.ts';
import { isSecureSite } from '../domain/site-cookie.ts';
import { viewerPicture } from '../server/services/account/viewer-picture.ts';
import { readUnread } from '../server/services/contact/conversations/read-unread.ts';
import { isOutboxPublic } from '../server/services/shared/emails/mail-stays-here.ts';
import { readTheme, readToast } from './cookies.ts';
import { leadsToProfile } from './features/profile/placeholder/leads-to-profile.ts';
import { useProfilePlaceholder } from './features/profile/placeholder/use-profile-placeholder.ts';
import { Alternates } from './features/shell/alternates.tsx';
import { loadAgain } from './features/shell/errors/load-again.ts';
import { shellTexts } from './features/shell/shell.texts.ts';
import { endOfPage, Shell } from './features/shell/shell.tsx';
import type { ShellData } from './features/shell/shell-data.ts';
import { toastTexts } from './features/shell/toast.texts.ts';
import { LocaleContext, useTexts } from './i18n/texts.ts';
import { useBrand } from './i18n/use-brand.ts';
import { serve } from './serve.ts';
import { stillForVisitors } from './still-for-visitors.ts';
import { EmbedsContext } from './ui/embeds.ts';
import { useNonce } from './ui/nonce.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
// Here, because the styles of a module that is loaded later are not in the page that the server sends.
import './features/shell/errors/error-screen.module.css';

export const loader = serve(async (context, { url }: LoaderFunctionArgs): Promise<ShellData> => {
  const { viewer, locale, headers, config, cookies, ports } = context;
  const readAt = ports.clock.now().getTime();
  const cookie = headers.get('cookie');
  const secure = isSecureSite(config.BASE_URL);
  const toast = readToast(cookie, secure, url.pathname, cookies);
  const count = await readUnread(context);
  return {
    locale,
    brand: config.BRAND_NAME,
    baseUrl: config.BASE_URL,
    theme: readTheme(cookie, secure),
    toast: toast && toastTexts[locale][toast],
    outbox: isOutboxPublic(config),
    offlinePage: config.OFFLINE_PAGE === 'on',
    viewer: viewer && {
      userId: viewer.userId,
      name: viewer.name,
      alias: viewer.alias ?? viewer.userId,
      picture: viewerPicture(viewer),
      role: viewer.role,
      companyId: viewer.membership?.companyId,
      can: {
        unlockAchievements: canPlay(viewer),
        contact: canAskForContact(viewer),
        haveRecruiterPage: canHaveRecruiterPage(viewer),
      },
      readAt,
    },
    standing: {
      acting: viewer?.impersonator && { name: viewer.name, until: viewer.impersonator.until },
      leavingAt: viewer?.leavingAt,
    },
    embeds: readChoices(cookie, secure)?.embeds ?? false,
    unread: count === undefined ? undefined : { count },
  };
});

/** --paper in app/styles/tokens.css. */
const paper = { light: '#fbfaf7', dark: '#12181e' };

/** Loaded for developers only: other roles have no achievements. */
const AchievementNews = lazy(() => import('./features/assessments/achievements/achievement-news.tsx'));

/**
 * Browsers load it when there is an error. The server has it from the start: the page of the first error would
 * otherwise be rendered by waiting for it, with its title in another place than in the pages of later errors.
 */
const ErrorScreen = import.meta.env.SSR
  ? (await import('./features/shell/errors/error-screen.tsx')).default
  : lazy(() => import('./features/shell/errors/error-screen.tsx').catch(loadAgain));

/** The document around every page. On an error the loader may not have run; the language is then French. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const nonce = useNonce();
  const locale = root?.locale ?? 'fr';
  const matches = useMatches();
  // Decided on the server alone: in the browser, scripts run already.
  const still =
    import.meta.env.SSR &&
    matches.some(({ handle }) => handle === stillForVisitors) &&
    root &&
    !root.viewer &&
    !root.toast;
  return (
    <html lang={locale} data-theme={root?.theme} data-bottom-bar={root?.viewer ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* A page is drawn once all of it is there: drawn in parts, rows and columns would move as the rest arrives. */}
        <link rel="expect" href={`#${endOfPage}`} blocking="render" />
        <meta name="color-scheme" content={root?.theme ?? 'light dark'} />
        <link rel="preload" as="font" type="font/woff2" href={interLatin} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={bricolageLatin} crossOrigin="anonymous" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper[root?.theme ?? 'light']} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paper[root?.theme ?? 'dark']} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/app-icons/apple.png" />
        <link rel="manifest" href={`${locale === 'en' ? '/en' : ''}/manifest.webmanifest`} />
        <Meta />
        {root && <Alternates baseUrl={root.baseUrl} />}
        <Links />
      </head>
      <body>
        <LocaleContext value={locale}>
          <EmbedsContext value={root?.embeds ?? false}>
            <Shell root={root} listeners={root?.viewer?.can.unlockAchievements && <AchievementNews />}>
              {children}
            </Shell>
          </EmbedsContext>
        </LocaleContext>
        {!still && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const { loading } = useTexts(shellTexts);
  const { viewer } = useLoaderData<typeof loader>();
  const ProfilePlaceholder = useProfilePlaceholder(viewer !== undefined && viewer !== null);
  // Profiles have a placeholder while they load; for other pages the previous page stays, with a progress bar.
  const toProfile =
    state === 'loading' &&
    location.pathname !== pathname &&
    leadsToProfile(location.pathname) &&
    !leadsToProfile(pathname);
  if (!toProfile || !ProfilePlaceholder) return <Outlet />;
  const more = new URLSearchParams(location.search).get('section') === 'more';
  return <ProfilePlaceholder label={loading} actionBar={viewer?.can.contact === true} more={more} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Suspense>
      <ErrorScreen error={error} brand={useBrand()} />
    </Suspense>
  );
}
