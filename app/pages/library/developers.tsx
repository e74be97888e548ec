import { lazy, Suspense } from 'react';
import { redirect, useLoaderData } from 'react-router';
import { readLibraryOrder } from '../../../domain/library/order.ts';
import { countFilters, readLibraryQuery, readLibraryView, writeLibraryQuery } from '../../../domain/library/query.ts';
import { pathTo } from '../../../domain/paths.ts';
import { canKeepLists } from '../../../domain/permissions/library.ts';
import { readAllowance } from '../../../server/services/companies/plans/read-allowance.ts';
import { readEntryActions } from '../../../server/services/library/entries/read-entry-actions.ts';
import { readLibrary } from '../../../server/services/library/read-library.ts';
import { findSearch } from '../../../server/services/library/searches/saved-searches.ts';
import { lookAtSearch } from '../../../server/services/library/searches/shared-searches.ts';
import { useEntryContacts } from '../../features/contact/start/use-entry-contacts.tsx';
import { ClosedLibrary } from '../../features/library/closed-library.tsx';
import { libraryTexts } from '../../features/library/library.texts.ts';
import { LibraryScreen } from '../../features/library/library-screen.tsx';
import { EntrySelection } from '../../features/library/selection/entry-selection.tsx';
import { SelectPage } from '../../features/library/selection/select-page.tsx';
import { SelectionBar } from '../../features/library/selection/selection-bar.tsx';
import { useBrand } from '../../i18n/use-brand.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

/** Loaded when the first preview is asked for. */
const PreviewedProfile = lazy(async () => {
  const { ProfilePreview } = await import('../../features/profile/profile-preview.tsx');
  return { default: ProfilePreview };
});

export const meta = pageTitle((locale) => libraryTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const { search, searchParams } = url;
  const after = searchParams.get('after') ?? undefined;
  const view = readLibraryView(searchParams);
  const order = readLibraryOrder(searchParams);
  const [library, today] = await Promise.all([
    readLibrary(context, readLibraryQuery(searchParams), after, order),
    readAllowance(context),
  ]);
  if (library.access !== 'open') return { closed: library.access };
  // One list has one address: empty and invalid fields are removed from it.
  const canonical = new URLSearchParams(writeLibraryQuery(library.query, view, library.order.choice ? order : 'fit'));
  if (after !== undefined) canonical.set('after', after);
  if (canonical.toString() !== new URLSearchParams(search).toString()) {
    throw redirect(`${pathTo(context.locale, 'developers')}${canonical.size > 0 ? `?${canonical}` : ''}`);
  }
  const query = writeLibraryQuery(library.query);
  const searches = canKeepLists(context.viewer) ? { query, savedAs: await findSearch(context, query) } : undefined;
  if (after === undefined) await lookAtSearch(context, query);
  return {
    closed: undefined,
    actions: await readEntryActions(context, [...library.entries, ...library.near]),
    library,
    view,
    further: after !== undefined,
    filters: countFilters(library.query),
    searches,
    views: today?.views,
    requests: today?.requests,
  };
});

export default function DevelopersPage() {
  const data = useLoaderData<typeof loader>();
  return data.closed ? <ClosedLibrary reason={data.closed} /> : <OpenDevelopers data={data} />;
}

type Open = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, { closed: string }>;

function OpenDevelopers({ data }: { data: Open }) {
  const brand = useBrand();
  const { selection, contacts } = data.actions;
  const { contact, dialogs } = useEntryContacts(contacts, data);
  return (
    <div className={page.wide}>
      <LibraryScreen
        data={{ ...data, brand }}
        selected={selection?.candidates.length}
        profile={(profile) => (
          <Suspense>
            <PreviewedProfile profile={profile} />
          </Suspense>
        )}
        onPage={selection && <SelectPage entries={data.library.entries} selection={selection} views={data.views} />}
        action={(entry) => contact(entry) ?? <EntrySelection entry={entry} selection={selection} views={data.views} />}
      />
      {selection && <SelectionBar candidates={selection.candidates} />}
      {dialogs}
    </div>
  );
}
