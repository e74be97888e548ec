import { useLoaderData, useRouteLoaderData } from 'react-router';
import { readFavourites } from '../../server/services/library/read-kept.ts';
import { readViewsLeft } from '../../server/services/profile/read-views-left.ts';
import { readSelection } from '../../server/services/selection/read-selection.ts';
import { FavouriteFoot } from '../features/library/favourite-foot.tsx';
import { keptTexts } from '../features/library/kept.texts.ts';
import { KeptList } from '../features/library/kept-list.tsx';
import { LibraryTabs } from '../features/library/library-tabs.tsx';
import { EntrySelection } from '../features/selection/entry-selection.tsx';
import { SelectionBar } from '../features/selection/selection-bar.tsx';
import { useTexts } from '../i18n/texts.ts';
import { serve } from '../serve.ts';
import page from '../ui/page.module.css';
import { pageTitle } from './page-title.ts';

export const meta = pageTitle((locale) => keptTexts[locale].favourites.title);

export const loader = serve(async (context, { request }) => {
  const after = new URL(request.url).searchParams.get('after') ?? undefined;
  const [kept, allowance] = await Promise.all([readFavourites(context, after), readViewsLeft(context)]);
  const selection = await readSelection(
    context,
    kept.entries.map(({ id }) => id),
  );
  return { kept, allowance, selection, further: after !== undefined };
});

export default function FavouritesPage() {
  const { selection, ...data } = useLoaderData<typeof loader>();
  const texts = useTexts(keptTexts).favourites;
  const brand = (useRouteLoaderData('root') as { brand?: string } | undefined)?.brand ?? '';
  return (
    <div className={page.wide}>
      <LibraryTabs selected={selection?.candidates.length} />
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <KeptList
        list="favourites"
        {...data}
        brand={brand}
        under={(entry) => (
          <>
            <FavouriteFoot entry={entry} />
            <EntrySelection developerId={entry.id} name={entry.name} selection={selection} />
          </>
        )}
      />
      {selection && <SelectionBar candidates={selection.candidates} />}
    </div>
  );
}
