import { useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './leaderboards.module.css';
import { boardTexts } from './leaderboards.texts.ts';
import { pageNumbers } from './page-numbers.ts';

type Props = { page: number; pages: number; address: (page: number) => string };

export function BoardPages({ page, pages, address }: Props) {
  const texts = useTexts(boardTexts);
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
