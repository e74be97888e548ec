import { useLoaderData } from 'react-router';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { readAllowance } from '../../../server/services/companies/plans/read-allowance.ts';
import { readEntryActions } from '../../../server/services/library/entries/read-entry-actions.ts';
import { readFavourites, readVisited } from '../../../server/services/library/read-developer-list.ts';
import { useEntryContacts } from '../../features/contact/start/use-entry-contacts.tsx';
import head from '../../features/library/head.module.css';
import { LibraryHead } from '../../features/library/library-head.tsx';
import { developerListTexts } from '../../features/library/lists/developer-list.texts.ts';
import { DeveloperList } from '../../features/library/lists/developer-list.tsx';
import { FavouriteFoot } from '../../features/library/lists/favourite-foot.tsx';
import { EntrySelection } from '../../features/library/selection/entry-selection.tsx';
import { SelectionBar } from '../../features/library/selection/selection-bar.tsx';
import { LeftToday } from '../../features/library/views-left.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { useBrand } from '../../i18n/use-brand.ts';
import { serve } from '../../serve.ts';
import { Footprints } from '../../ui/drawings/footprints.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

/** The two lists of developers of a recruiter, each at its own address. */
function listAt(pathname: string): 'favourites' | 'visited' {
  return pathname === pathTo(localeOf(pathname), 'favourites') ? 'favourites' : 'visited';
}

export const meta: ReturnType<typeof pageTitle> = (args) =>
  pageTitle((locale) => developerListTexts[locale][listAt(args.location.pathname)].title)(args);

export const loader = serve(async (context, { url }) => {
  const { pathname, searchParams } = url;
  const list = listAt(pathname);
  const after = searchParams.get('after') ?? undefined;
  const read = list === 'favourites' ? readFavourites : readVisited;
  const [kept, today] = await Promise.all([read(context, after), readAllowance(context)]);
  return { list, kept, today, actions: await readEntryActions(context, kept.entries), further: after !== undefined };
});

export default function DeveloperListsPage() {
  const { actions, list, today, ...data } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const texts = useTexts(developerListTexts)[list];
  const brand = useBrand();
  const { selection, contacts } = actions;
  const { contact, dialogs } = useEntryContacts(contacts, today);
  return (
    <div className={page.wide}>
      <LibraryHead selected={selection?.candidates.length}>
        <LeftToday views={today?.views} requests={today?.requests} />
      </LibraryHead>
      <h1 className={head.own}>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <DeveloperList
        {...data}
        address={pathTo(locale, list)}
        empty={texts}
        drawing={list === 'visited' ? <Footprints /> : undefined}
        views={today?.views}
        brand={brand}
        action={(entry) =>
          contact(entry) ?? <EntrySelection entry={entry} selection={selection} views={today?.views} />
        }
        under={(entry) => list === 'favourites' && <FavouriteFoot entry={entry} />}
      />
      {dialogs}
      {selection && <SelectionBar candidates={selection.candidates} />}
    </div>
  );
}
