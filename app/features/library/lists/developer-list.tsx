import { type ReactNode, useId } from 'react';
import type { Left } from '../../../../domain/companies/plans/allowance.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Kept, ListedDeveloper } from '../../../../server/services/library/read-developer-list.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useQuota } from '../../../quota/use-quota.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Basket } from '../../../ui/drawings/basket.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from '../library.module.css';
import { LibraryEntry } from '../library-entry.tsx';
import { FewViewsLeft } from '../views-left.tsx';
import { developerListTexts } from './developer-list.texts.ts';

type Props<Entry> = {
  address: string;
  /** What is said where no one is in the list. */
  empty: { emptyTitle: string; emptyText: string };
  /** Instead of the basket. */
  drawing?: ReactNode;
  kept: Omit<Kept, 'entries'> & { entries: Entry[] };
  /** This is not the first page. */
  further: boolean;
  views: Left | undefined;
  brand: string;
  /** The action on each entry. */
  action: (entry: Entry) => ReactNode;
  /** Shown below each entry. */
  under?: (entry: Entry) => ReactNode;
};

/** A list of developers kept by a recruiter: favourites, visited profiles, or a named list. */
export function DeveloperList<Entry extends ListedDeveloper>({
  address,
  empty,
  drawing = <Basket />,
  kept: { entries, total, gone, next },
  further,
  views,
  brand,
  action,
  under,
}: Props<Entry>) {
  const locale = useLocale();
  const texts = useTexts(developerListTexts);
  const { opening, dialog } = useQuota(views);
  const title = useId();
  return (
    <section className={styles.keptList} aria-labelledby={title}>
      <h2 id={title} className={styles.total}>
        {texts.total(total)}
      </h2>
      {views && <FewViewsLeft {...views} />}
      {entries.length > 0 ? (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <LibraryEntry key={entry.id} entry={entry} brand={brand} {...opening(entry)} action={action(entry)}>
              {under?.(entry)}
            </LibraryEntry>
          ))}
        </ul>
      ) : further ? (
        <p>{texts.end}</p>
      ) : (
        <EmptyState
          drawing={drawing}
          title={empty.emptyTitle}
          action={<ButtonLink href={pathTo(locale, 'developers')}>{texts.go}</ButtonLink>}
        >
          <p>{empty.emptyText}</p>
        </EmptyState>
      )}
      {gone > 0 && <p className={styles.muted}>{texts.gone(gone)}</p>}
      {(further || next) && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {further && (
            <ButtonLink href={address} look="secondary">
              {texts.first}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink href={`${address}?after=${next}`} rel="next">
              {texts.next}
            </ButtonLink>
          )}
        </nav>
      )}
      {dialog}
    </section>
  );
}
