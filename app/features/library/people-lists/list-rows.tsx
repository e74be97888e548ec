import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { longestListName } from '../../../../domain/library/people-list-limits.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { PeopleList } from '../../../../server/services/library/people-lists/read-lists.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Basket } from '../../../ui/drawings/basket.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import rows from '../../../ui/saved-rows.module.css';
import { developerListTexts } from '../lists/developer-list.texts.ts';
import styles from './people-lists.module.css';
import { peopleListsTexts } from './people-lists.texts.ts';

type Counted = PeopleList & { people: number };

/** Own lists and those that colleagues share, and the form that makes one. `newId`: of the next list. */
export function ListRows({ lists, newId }: { lists: Counted[]; newId: string }) {
  const texts = useTexts(peopleListsTexts);
  const [own, shared] = [lists.filter((one) => one.own), lists.filter((one) => !one.own)];
  const row = (list: Counted) => <Row key={list.id} list={list} />;
  return (
    <>
      <Form method="post" className={styles.new} key={newId}>
        <input type="hidden" name="intent" value="create" />
        <input type="hidden" name="listId" value={newId} />
        <Field label={texts.name} name="name" required maxLength={longestListName} />
        <Button type="submit">{texts.create}</Button>
      </Form>
      {own.length === 0 ? (
        <EmptyState drawing={<Basket />} title={texts.empty.title}>
          <p>{texts.empty.text}</p>
        </EmptyState>
      ) : (
        <ul className={rows.rows} aria-label={texts.own}>
          {own.map(row)}
        </ul>
      )}
      {shared.length > 0 && (
        <section aria-labelledby="shared-lists">
          <h2 id="shared-lists" className={styles.heading}>
            {texts.fromColleagues}
          </h2>
          <ul className={rows.rows} aria-label={texts.fromColleagues}>
            {shared.map(row)}
          </ul>
        </section>
      )}
    </>
  );
}

function Row({ list }: { list: Counted }) {
  const locale = useLocale();
  const { total } = useTexts(developerListTexts);
  return (
    <li className={rows.row}>
      <h2 className={rows.name}>
        <Link href={pathTo(locale, 'peopleList', { listId: list.id })}>{list.name}</Link>
      </h2>
      <ListFacts list={list}>
        <strong>{total(list.people)}</strong>
      </ListFacts>
      <ListActions list={list} />
    </li>
  );
}

/** Who made the list, and who sees it. */
export function ListFacts({ list: { own, shared, author }, children }: { list: PeopleList; children?: ReactNode }) {
  const texts = useTexts(peopleListsTexts);
  return (
    <p className={styles.facts}>
      {children}
      {shared && <Icon name="team" size={16} />}
      <span>{own ? (shared ? texts.shared : texts.private) : texts.by(author)}</span>
    </p>
  );
}

function ListActions({ list: { id, name, shared, author, change } }: { list: PeopleList }) {
  const texts = useTexts(peopleListsTexts);
  if (!change) return null;
  return (
    <>
      <div className={rows.actions}>
        {/* Without its author, a shared list can only be deleted. */}
        {author !== null && (
          <Act intent={shared ? 'unshare' : 'share'} id={id} name={name} label={shared ? texts.unshare : texts.share} />
        )}
        <Act intent="delete" id={id} name={name} label={texts.remove} danger />
      </div>
      <details key={name}>
        <summary aria-label={texts.about(texts.rename, name)}>{texts.rename}</summary>
        <Form method="post" className={styles.new}>
          <input type="hidden" name="intent" value="rename" />
          <input type="hidden" name="listId" value={id} />
          <Field label={texts.name} name="name" required maxLength={longestListName} defaultValue={name} />
          <Button type="submit">{texts.save}</Button>
        </Form>
      </details>
    </>
  );
}

type Action = { intent: string; id: string; name: string; label: string; danger?: boolean };

function Act({ intent, id, name, label, danger = false }: Action) {
  const { about } = useTexts(peopleListsTexts);
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="listId" value={id} />
      <Button type="submit" look={danger ? 'danger' : 'secondary'} aria-label={about(label, name)}>
        {label}
      </Button>
    </Form>
  );
}
