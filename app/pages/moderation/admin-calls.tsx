import { lazy, Suspense, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { callLists } from '../../../domain/moderation/call-list.ts';
import { readCalls } from '../../../server/services/moderation/calls/read-calls.ts';
import { CallQueue } from '../../features/moderation/calls/call-queue.tsx';
import { callsTexts } from '../../features/moderation/calls/calls.texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { searchText } from '../../queues/search-text.ts';
import { useQueueNews } from '../../queues/use-queue-news.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

const NotesDialog = lazy(() => import('../../features/library/notes/notes-dialog.tsx'));

export const meta = pageTitle((locale) => callsTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const list = callLists.find((one) => one === url.searchParams.get('list')) ?? 'open';
  const text = searchText(url);
  return { list, text, ...(await readCalls(context, { list, text })) };
});

export default function AdminCallsPage() {
  const data = useLoaderData<typeof loader>();
  useQueueNews('calls');
  const texts = useTexts(callsTexts);
  const { revalidate } = useRevalidator();
  const [recommended, setRecommended] = useState<string>();
  const close = () => {
    setRecommended(undefined);
    // The row says whether there is a recommendation now.
    void revalidate();
  };
  return (
    <div className={page.reading}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <CallQueue key={data.list} {...data} recommend={setRecommended} />
      {recommended && (
        <Suspense>
          <NotesDialog developerId={recommended} tab="team" close={close} />
        </Suspense>
      )}
    </div>
  );
}
