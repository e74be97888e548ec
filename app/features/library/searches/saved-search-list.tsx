import { Form } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { ListedSearch } from '../../../../server/services/library/searches/read-searches.ts';
import type { SavedSearch } from '../../../../server/services/library/searches/saved-searches.ts';
import { day, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useBrand } from '../../../i18n/use-brand.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import chips from '../../../ui/chips.module.css';
import { Float } from '../../../ui/drawings/float.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SavedRow, SavedRows } from '../../../ui/saved-rows.tsx';
import { activeFilters } from '../filters/active-filters.ts';
import { filterTexts } from '../filters/filters.texts.ts';
import { libraryTexts } from '../library.texts.ts';
import { linkTo } from '../link-to.ts';
import { RenameSearch } from './rename-search.tsx';
import styles from './searches.module.css';
import { searchesTexts } from './searches.texts.ts';

/** `stopped`: the recruiter has turned off all alerts. */
export function SavedSearchList({ searches, stopped }: { searches: ListedSearch[]; stopped: boolean }) {
  const locale = useLocale();
  const texts = useTexts(searchesTexts);
  const address = pathTo(locale, 'developers');
  const [own, shared] = [searches.filter((one) => one.own), searches.filter((one) => !one.own)];
  const row = (search: ListedSearch) => <SearchRow key={search.id} search={search} stopped={stopped} />;
  return (
    <>
      {stopped && searches.length > 0 && (
        <Notice tone="warning" title={texts.stopped.title}>
          <p>
            {texts.stopped.text} <Link href={pathTo(locale, 'emailSettings')}>{texts.stopped.settings}</Link>
          </p>
        </Notice>
      )}
      {own.length === 0 ? (
        <EmptyState
          drawing={<Float />}
          title={texts.empty.title}
          action={<ButtonLink href={address}>{texts.empty.go}</ButtonLink>}
        >
          <p>{texts.empty.text}</p>
        </EmptyState>
      ) : (
        <SavedRows label={texts.list}>{own.map(row)}</SavedRows>
      )}
      {shared.length > 0 && (
        <section aria-labelledby="shared-searches">
          <h2 id="shared-searches" className={styles.heading}>
            {texts.fromColleagues}
          </h2>
          <SavedRows label={texts.fromColleagues}>{shared.map(row)}</SavedRows>
        </section>
      )}
    </>
  );
}

function SearchRow({ search, stopped }: { search: ListedSearch; stopped: boolean }) {
  const locale = useLocale();
  const texts = useTexts(searchesTexts);
  const { total } = useTexts(libraryTexts);
  const { id, name, query, own, shared, author, change } = search;
  const on = search.alert && !stopped;
  const href = linkTo(pathTo(locale, 'developers'), query);
  return (
    <SavedRow
      name={name}
      href={href}
      alert={{ label: on ? texts.alertOn : texts.alertOff, on }}
      since={own ? texts.since(day(locale, search.createdAt)) : texts.by(author)}
      detail={
        <>
          <Criteria search={search} />
          <p className={styles.counts}>
            <strong>{total(wholeNumber(locale, search.total), search.total)}</strong>
            {search.news > 0 && <span className={styles.news}>{texts.news(search.news)}</span>}
            {own && shared && (
              <span className={styles.shared}>
                <Icon name="team" size={16} />
                {texts.shared}
              </span>
            )}
          </p>
        </>
      }
      actions={
        <>
          <ButtonLink href={href} look="secondary" aria-label={texts.about(texts.open, name)}>
            {texts.open}
          </ButtonLink>
          <AlertSwitch search={{ id, name, alert: on }} />
          {!own && <Act intent="copy" id={id} name={name} label={texts.copy} />}
          {/* Without its author, a shared search can only be deleted. */}
          {change && author !== null && (
            <Act
              intent={shared ? 'unshare' : 'share'}
              id={id}
              name={name}
              label={shared ? texts.unshare : texts.share}
            />
          )}
          {change && <Act intent="delete" id={id} name={name} label={texts.remove} danger />}
        </>
      }
    >
      {change && <RenameSearch id={id} name={name} />}
    </SavedRow>
  );
}

/** The criteria of a search, in the words of the chips above the library. */
function Criteria({ search: { query, criteria } }: { search: Pick<ListedSearch, 'query' | 'criteria'> }) {
  const texts = useTexts(searchesTexts);
  const active = activeFilters(criteria, query, useTexts(filterTexts), useBrand());
  return (
    <ul className={chips.chips} aria-label={texts.criteria}>
      {active.length === 0 ? <li>{texts.everybody}</li> : active.map(({ key, label }) => <li key={key}>{label}</li>)}
    </ul>
  );
}

/** Turns the alert of one search on or off. */
export function AlertSwitch({ search: { id, name, alert } }: { search: Pick<SavedSearch, 'id' | 'name' | 'alert'> }) {
  const texts = useTexts(searchesTexts);
  const [intent, label] = alert ? ['alertOff', texts.turnOff] : ['alertOn', texts.turnOn];
  return <Act intent={intent} id={id} name={name} label={label} />;
}

type Action = { intent: string; id: string; name: string; label: string; danger?: boolean };

function Act({ intent, id, name, label, danger = false }: Action) {
  const { about } = useTexts(searchesTexts);
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="searchId" value={id} />
      <Button type="submit" look={danger ? 'danger' : 'secondary'} aria-label={about(label, name)}>
        {label}
      </Button>
    </Form>
  );
}
