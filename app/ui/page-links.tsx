import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './page-links.module.css';
import { pageNumbers } from './page-numbers.ts';

type Texts = { pages: string; page: (page: number) => string; previous: string; next: string };
type Props = { page: number; pages: number; address: (page: number) => string; texts: Texts };

/** Links to the pages of a list; a narrow screen hides the neighbours of the current page. */
export function PageLinks({ page, pages, address, texts }: Props) {
  if (pages === 1) return null;
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      {page > 1 && (
        <Link href={address(page - 1)} rel="prev" aria-label={texts.previous}>
          <Icon name="left" />
        </Link>
      )}
      {pageNumbers(page, pages).map((one, index) =>
        one === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are at most two gaps, and they never move
          <span key={`gap ${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={one.page}
            href={address(one.page)}
            aria-label={texts.page(one.page)}
            aria-current={one.page === page ? 'page' : undefined}
            data-near={one.near || undefined}
          >
            {one.page}
          </Link>
        ),
      )}
      {page < pages && (
        <Link href={address(page + 1)} rel="next" aria-label={texts.next}>
          <Icon name="right" />
        </Link>
      )}
    </nav>
  );
}
