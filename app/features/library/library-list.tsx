import type { AriaAttributes, ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Left } from '../../../domain/companies/plans/allowance.ts';
import type { LibraryView } from '../../../domain/library/query.ts';
import { searchString } from '../../../domain/library/search-string.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { LibraryEntry as Entry } from '../../../server/services/library/read-entries.ts';
import type { OpenLibrary } from '../../../server/services/library/read-library.ts';
import { wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { QueueKeys } from '../../queues/queue-keys.tsx';
import { useQuota } from '../../quota/use-quota.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LilyPad } from '../../ui/drawings/lily-pad.tsx';
import { Net } from '../../ui/drawings/net.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import { type ActiveFilter, withoutFilters } from './filters/active-filters.ts';
import { filterTexts } from './filters/filters.texts.ts';
import styles from './library.module.css';
import { libraryTexts } from './library.texts.ts';
import { LibraryEntry } from './library-entry.tsx';
import { linkTo } from './link-to.ts';
import paneStyles from './preview/pane.module.css';
import { paneTexts } from './preview/pane.texts.ts';
import { PanePlace, PreviewPane, type ShownProfile } from './preview/pane.tsx';
import { usePane } from './preview/use-pane.ts';

type Props = {
  library: Pick<OpenLibrary, 'entries' | 'near' | 'next' | 'ways'>;
  view: LibraryView;
  /** This is not the first page. */
  further: boolean;
  active: ActiveFilter[];
  views: Left | undefined;
  brand: string;
  /** The action on each entry. */
  action?: ((entry: Entry) => ReactNode) | undefined;
  /** The cards of a profile, for the pane beside the list. */
  profile: (profile: ShownProfile) => ReactNode;
};

export function LibraryList({
  library: { entries, near, next, ways },
  view,
  further,
  active,
  views,
  brand,
  action,
  profile,
}: Props) {
  const locale = useLocale();
  const texts = useTexts(libraryTexts);
  const paneWords = useTexts(paneTexts);
  const { search } = useLocation();
  const { opening, overQuota, dialog } = useQuota(views);
  const { shown, open, close } = usePane((entry) => opening(entry).refuse, overQuota);
  const pane = view === 'list' ? shown : undefined;
  const address = pathTo(locale, 'developers');
  const filters = searchString(new URLSearchParams(search));
  const list = (people: Props['library']['entries'], named: AriaAttributes) => (
    <Rows className={view === 'grid' ? styles.grid : styles.list} data-narrow={view === 'grid' || undefined} {...named}>
      {people.map((entry) => (
        <LibraryEntry
          key={entry.id}
          entry={entry}
          brand={brand}
          {...opening(entry)}
          starred
          preview={
            view === 'list'
              ? {
                  open: pane?.entry.id === entry.id,
                  costs: opening(entry).cost !== undefined,
                  show: () => void open(entry),
                }
              : undefined
          }
          action={action?.(entry)}
        />
      ))}
    </Rows>
  );
  const found = (
    <div>
      {entries.length > 0 ? (
        list(entries, { 'aria-label': texts.list })
      ) : (
        <NoResults further={further} active={active} ways={ways} />
      )}
      {near.length > 0 && (
        <section className={styles.near} aria-labelledby="near-profiles">
          <h2 id="near-profiles">{texts.near.title}</h2>
          <p>{texts.near.text}</p>
          {list(near, { 'aria-labelledby': 'near-profiles' })}
        </section>
      )}
      {(further || next) && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {further && (
            <ButtonLink href={linkTo(address, filters)} look="secondary">
              {texts.first}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink href={linkTo(address, [filters, `after=${next}`].filter(Boolean).join('&'))} rel="next">
              {texts.next}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
  return (
    <>
      {view === 'list' && entries.length > 0 && (
        <div className={paneStyles.help}>
          <QueueKeys keys={paneWords.keys} />
        </div>
      )}
      <div className={paneStyles.beside}>
        {found}
        {pane ? (
          <PreviewPane shown={pane} close={close} profile={profile} />
        ) : (
          view === 'list' && entries.length > 0 && <PanePlace />
        )}
      </div>
      {dialog}
    </>
  );
}

/** A list whose rows are reached with the keys of a queue. */
function Rows(props: ComponentProps<'ul'>) {
  return <ul {...props} ref={useRowKeys<HTMLUListElement>()} />;
}

type NoResultsProps = { further: boolean; active: ActiveFilter[]; ways: OpenLibrary['ways'] };

/** Why the list is empty, always with a link to continue. */
function NoResults({ further, active, ways }: NoResultsProps) {
  const locale = useLocale();
  const texts = useTexts(libraryTexts);
  const { clear } = useTexts(filterTexts);
  const { search } = useLocation();
  const address = pathTo(locale, 'developers');
  if (further) {
    return (
      <EmptyState drawing={<Net />} title={texts.end.title}>
        <p>{texts.end.text}</p>
      </EmptyState>
    );
  }
  if (active.length === 0) {
    return (
      <EmptyState
        drawing={<LilyPad />}
        title={texts.empty.title}
        action={<ButtonLink href={pathTo(locale, 'contact')}>{texts.empty.write}</ButtonLink>}
      >
        <p>{texts.empty.text}</p>
      </EmptyState>
    );
  }
  const counted = active
    .map((filter) => ({ ...filter, people: ways[filter.key] ?? 0 }))
    .filter(({ people }) => people > 0)
    .toSorted((a, b) => b.people - a.people);
  return (
    <EmptyState
      drawing={<Net />}
      title={texts.none.title}
      action={
        <ButtonLink href={linkTo(address, withoutFilters(search))} look="secondary">
          {clear}
        </ButtonLink>
      }
    >
      <p>{counted.length > 0 ? texts.none.ways : texts.none.text}</p>
      {counted.length > 0 && (
        <ul className={styles.ways}>
          {counted.map(({ key, label, without, people }) => (
            <li key={key}>
              <Link href={linkTo(address, without)}>
                {texts.none.without(label, texts.total(wholeNumber(locale, people), people))}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
