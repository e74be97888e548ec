import { useLocation } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { shellTexts } from '../shell.texts.ts';
import type { ShellData } from '../shell-data.ts';
import { type NavigationLink, useMenu } from '../use-menu.ts';
import { Waiting } from '../waiting.tsx';
import { partLinks } from './bar-links.ts';
import styles from './bottom-bar.module.css';
import { bottomBarTexts } from './bottom-bar.texts.ts';
import type { Place } from './links.ts';

type Props = { viewer: NonNullable<ShellData['viewer']>; links: NavigationLink[]; here: Place };

/** The main links of a signed-in person on phones and tablets, within reach of a thumb. Works without JavaScript. */
export default function BottomBar({ viewer, links, here }: Props) {
  const texts = useTexts(shellTexts);
  const short: Record<string, unknown> = useTexts(bottomBarTexts);
  const { bar, others, more } = partLinks(viewer.role, links);
  return (
    <nav className={styles.bar} aria-label={texts.navigation}>
      {bar.map(({ key, href, text, waiting, icon }) => (
        <Link key={key} href={href} className={styles.item} aria-current={here?.key === key ? here.current : undefined}>
          <span className={styles.icon}>
            <Icon name={icon} size={24} />
            <span className={styles.waiting}>
              <Waiting count={waiting} />
            </span>
          </span>
          <span className={styles.name}>{String(short[key] ?? text)}</span>
        </Link>
      ))}
      {more && <More viewer={viewer} others={others} here={here} />}
    </nav>
  );
}

/** The other links, in a sheet above the bar. */
function More({ viewer, others, here }: { viewer: Props['viewer']; others: NavigationLink[]; here: Place }) {
  const locale = useLocale();
  const texts = useTexts(shellTexts);
  const short = useTexts(bottomBarTexts);
  const menu = useMenu();
  const { pathname } = useLocation();
  const profile = viewer.can.haveRecruiterPage ? pathTo(locale, 'recruiter', { alias: viewer.alias }) : undefined;
  const settings = pathTo(locale, 'userInformations');
  const contact = pathTo(locale, 'contact');
  const inside =
    [profile, settings, contact].some((href) => href === pathname) || others.some(({ key }) => key === here?.key);
  const current = (href: string) => (pathname === href ? 'page' : undefined);
  return (
    <details className={styles.more} ref={menu}>
      <summary className={styles.item} data-current={inside || undefined}>
        <span className={styles.icon}>
          <Icon name="more" size={24} />
        </span>
        <span className={styles.name}>{short.more}</span>
      </summary>
      <div className={styles.sheet}>
        {others.map(({ key, href, text }) => (
          <Link key={key} href={href} aria-current={here?.key === key ? here.current : undefined}>
            {text}
          </Link>
        ))}
        {profile && (
          <Link href={profile} aria-current={current(profile)}>
            {texts.profile}
          </Link>
        )}
        <Link href={settings} aria-current={current(settings)}>
          {short.settings}
        </Link>
        <Link href={contact} aria-current={current(contact)}>
          {texts.contact}
        </Link>
      </div>
    </details>
  );
}
