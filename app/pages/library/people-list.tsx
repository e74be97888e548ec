import { useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { readAllowance } from '../../../server/services/companies/plans/read-allowance.ts';
import { readEntryActions } from '../../../server/services/library/entries/read-entry-actions.ts';
import { readList } from '../../../server/services/library/people-lists/read-lists.ts';
import { useEntryContacts } from '../../features/contact/start/use-entry-contacts.tsx';
import head from '../../features/library/head.module.css';
import { LibraryHead } from '../../features/library/library-head.tsx';
import { DeveloperList } from '../../features/library/lists/developer-list.tsx';
import { ListFacts } from '../../features/library/people-lists/list-rows.tsx';
import styles from '../../features/library/people-lists/people-lists.module.css';
import { peopleListsTexts } from '../../features/library/people-lists/people-lists.texts.ts';
import { PersonFoot } from '../../features/library/people-lists/person-foot.tsx';
import { EntrySelection } from '../../features/library/selection/entry-selection.tsx';
import { SelectionBar } from '../../features/library/selection/selection-bar.tsx';
import { LeftToday } from '../../features/library/views-left.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { useBrand } from '../../i18n/use-brand.ts';
import { serve } from '../../serve.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/people-list.ts';

export const meta = pageTitle((locale) => peopleListsTexts[locale].title);

export const loader = serve(async (context, { params, url }: Route.LoaderArgs) => {
  const after = url.searchParams.get('after') ?? undefined;
  const [{ list, kept }, today] = await Promise.all([readList(context, params.listId, after), readAllowance(context)]);
  return { list, kept, today, actions: await readEntryActions(context, kept.entries), further: after !== undefined };
});

export default function PeopleListPage() {
  const { list, kept, today, actions, further } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const texts = useTexts(peopleListsTexts);
  const { selection, contacts } = actions;
  const { contact, dialogs } = useEntryContacts(contacts, today);
  return (
    <div className={page.wide}>
      <LibraryHead selected={selection?.candidates.length}>
        <LeftToday views={today?.views} requests={today?.requests} />
      </LibraryHead>
      <Link className={styles.back} href={pathTo(locale, 'peopleLists')}>
        <Icon name="left" size={16} />
        {texts.back}
      </Link>
      <h1 className={head.own}>{list.name}</h1>
      <ListFacts list={list} />
      <DeveloperList
        address={pathTo(locale, 'peopleList', { listId: list.id })}
        empty={{ emptyTitle: texts.nobody.title, emptyText: texts.nobody.text }}
        kept={kept}
        further={further}
        views={today?.views}
        brand={useBrand()}
        action={(entry) =>
          contact(entry) ?? <EntrySelection entry={entry} selection={selection} views={today?.views} />
        }
        under={(entry) => <PersonFoot entry={entry} listId={list.id} />}
      />
      {dialogs}
      {selection && <SelectionBar candidates={selection.candidates} />}
    </div>
  );
}
