import { useLoaderData } from 'react-router';
import { readBatch } from '../../../server/services/library/selection/read-batch.ts';
import { ClosedLibrary } from '../../features/library/closed-library.tsx';
import head from '../../features/library/head.module.css';
import { LibraryHead } from '../../features/library/library-head.tsx';
import { batchTexts } from '../../features/library/selection/batch.texts.ts';
import { BatchScreen } from '../../features/library/selection/batch-screen.tsx';
import { ClosedBatch } from '../../features/library/selection/closed-batch.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => batchTexts[locale].title);

export const loader = serve((context) => readBatch(context));

export default function BatchPage() {
  const batch = useLoaderData<typeof loader>();
  const texts = useTexts(batchTexts);
  if (batch.access === 'pending' || batch.access === 'declined' || batch.access === 'noCompany')
    return <ClosedLibrary reason={batch.access} />;
  return (
    <div className={page.wide}>
      <LibraryHead selected={batch.access === 'open' ? batch.candidates.length : undefined} />
      {batch.access === 'open' ? (
        <>
          <h1 className={head.own}>{texts.title}</h1>
          <p className={page.lead}>{texts.lead}</p>
          <BatchScreen batch={batch} />
        </>
      ) : (
        <ClosedBatch reason={batch.access} />
      )}
    </div>
  );
}
