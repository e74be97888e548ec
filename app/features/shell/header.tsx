import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import { Mark } from '../../ui/mark.tsx';
import { useOtherAddresses } from './addresses.ts';
import styles from './header.module.css';
import { useNavigationLinks } from './navigation/links.ts';
import { usePlace } from './navigation/place.ts';
// Here, because the styles of a module that is loaded later would come too late for the first picture of the page.
import './navigation/bottom-bar.module.css';
import { shellTexts } from './shell.texts.ts';
import type { ShellData } from './shell-data.ts';
import { VisitorMenu } from './visitor-menu.tsx';
import { Waiting } from './waiting.tsx';

/** Loaded for signed-in users only; both work without JavaScript too. */
const AccountMenu = lazy(() => import('./account-menu.tsx'));
const BottomBar = lazy(() => import('./navigation/bottom-bar.tsx'));

export function Header({ root }: { root: ShellData | undefined }) {
  const locale = useLocale();
  const texts = useTexts(shellTexts);
  const viewer = root?.viewer;
  const links = useNavigationLinks(root);
  const here = usePlace(links, viewer?.companyId);
  return (
    <>
      <header className={styles.header} data-navigation>
        <div className={styles.inner}>
          <Link
            href={pathTo(locale, 'home')}
            className={styles.brand}
            aria-label={`${root?.brand ?? ''} – ${texts.home}`}
          >
            <Mark />
            <span>{root?.brand}</span>
          </Link>
          <nav aria-label={texts.navigation} className={styles.nav}>
            {links.map(({ key, href, text, waiting }) => (
              <Link
                key={key}
                href={href}
                className={styles.link}
                aria-current={here?.key === key ? here.current : undefined}
              >
                {text}
                <Waiting count={waiting} />
              </Link>
            ))}
          </nav>
          <div className={styles.side}>
            <LocaleSwitch />
            {viewer ? (
              <Suspense>
                <AccountMenu viewer={viewer} links={links} />
              </Suspense>
            ) : (
              <>
                <Link href={pathTo(locale, 'signIn')} className={styles.link} data-wide>
                  {texts.signIn}
                </Link>
                <Link href={pathTo(locale, 'signUp')} className={styles.join}>
                  <span className={styles.long}>{texts.signUp}</span>
                  <span className={styles.short} aria-hidden="true">
                    {texts.signUpShort}
                  </span>
                </Link>
                <VisitorMenu links={links} />
              </>
            )}
          </div>
        </div>
      </header>
      {viewer && (
        <Suspense>
          <BottomBar viewer={viewer} links={links} here={here} />
        </Suspense>
      )}
    </>
  );
}

function LocaleSwitch() {
  const locale = useLocale();
  const texts = useTexts(shellTexts);
  const addresses = useOtherAddresses();
  const { search } = useLocation();
  const other = locale === 'fr' ? 'en' : 'fr';
  return (
    <Link
      href={addresses ? withSearch(addresses[other], search) : pathTo(other, 'home')}
      data-reload
      className={styles.locale}
      hrefLang={other}
      lang={other}
    >
      <span className={styles.long}>{texts.otherLocale}</span>
      <span className={styles.short} aria-hidden="true">
        {other.toUpperCase()}
      </span>
    </Link>
  );
}

/** An address that has a query already is complete. */
function withSearch(address: string, search: string): string {
  return address.includes('?') ? address : address + search;
}
