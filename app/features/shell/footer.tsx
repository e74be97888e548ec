import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { isSecureSite, siteCookie } from '../../../domain/site-cookie.ts';
import { type Theme, themeCookie } from '../../cookies.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import styles from './footer.module.css';
import { shellTexts } from './shell.texts.ts';
import type { ShellData } from './shell-data.ts';

export function Footer({ root }: { root: ShellData | undefined }) {
  const locale = useLocale();
  const texts = useTexts(shellTexts);
  return (
    <footer className={styles.footer} data-navigation>
      <div className={styles.inner}>
        <div>
          <p className={styles.brand}>{root?.brand}</p>
          <p className={styles.tagline}>{texts.tagline}</p>
        </div>
        <nav aria-label={texts.footerNavigation} className={styles.links}>
          <Link href={pathTo(locale, 'companies')}>{texts.companies}</Link>
          <Link href={pathTo(locale, 'questions')}>{texts.questions}</Link>
          <Link href={pathTo(locale, 'contact')}>{texts.contact}</Link>
          <Link href={pathTo(locale, 'privacy')}>{texts.privacy}</Link>
          <Link href={pathTo(locale, 'accessibility')}>{texts.accessibility}</Link>
          {root?.outbox && <Link href={pathTo(locale, 'outbox')}>{texts.outbox}</Link>}
        </nav>
        <ThemeChoice theme={root?.theme} />
      </div>
      {root?.outbox && <p className={styles.demo}>{texts.demo}</p>}
    </footer>
  );
}

/** Without JavaScript a form that returns to this page; with it, the choice is applied and stored at once. */
function ThemeChoice({ theme }: { theme: Theme | undefined }) {
  const locale = useLocale();
  const texts = useTexts(shellTexts);
  const { pathname, search } = useLocation();
  const [chosen, setChosen] = useState<Theme | 'system'>(theme ?? 'system');
  const choose = (choice: Theme | 'system', event: MouseEvent) => {
    event.preventDefault();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, a reload may be faster
    document.cookie = siteCookie(themeCookie(choice), isSecureSite(location.origin));
    if (choice === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
    // The bars of the browser take the colour of the page.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = getComputedStyle(document.documentElement).backgroundColor;
    setChosen(choice);
  };
  return (
    <form method="post" action={pathTo(locale, 'preferences')}>
      <input type="hidden" name="back" value={pathname + search} />
      <Segmented
        label={texts.theme}
        name="theme"
        options={(['light', 'dark', 'system'] as const).map((choice) => ({
          value: choice,
          label: texts.themes[choice],
        }))}
        value={chosen}
        choose={choose}
      />
    </form>
  );
}
