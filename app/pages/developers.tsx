import { useLoaderData, useRouteLoaderData } from 'react-router';
import { readLibrary } from '../../server/services/library/read-library.ts';
import { ClosedLibrary } from '../features/library/closed-library.tsx';
import { libraryTexts } from '../features/library/library.texts.ts';
import { LibraryList } from '../features/library/library-list.tsx';
import { useTexts } from '../i18n/texts.ts';
import { serve } from '../serve.ts';
import page from '../ui/page.module.css';
import { pageTitle } from './page-title.ts';

export const meta = pageTitle((locale) => libraryTexts[locale].title);

export const loader = serve(async (context, { request }) => {
  const after = new URL(request.url).searchParams.get('after') ?? undefined;
  return { library: await readLibrary(context, after), further: after !== undefined };
});

export default function DevelopersPage() {
  const { library, further } = useLoaderData<typeof loader>();
  const texts = useTexts(libraryTexts);
  const brand = (useRouteLoaderData('root') as { brand?: string } | undefined)?.brand ?? '';
  if (library.access !== 'open') return <ClosedLibrary reason={library.access} />;
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <LibraryList entries={library.entries} next={library.next} further={further} brand={brand} />
    </div>
  );
}
