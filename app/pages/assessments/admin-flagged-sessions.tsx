import { useLoaderData } from 'react-router';
import {
  flaggedLists,
  readFlaggedSessions,
} from '../../../server/services/assessments/session/read-flagged-sessions.ts';
import { flaggedTexts } from '../../features/assessments/flagged/flagged.texts.ts';
import { FlaggedQueue } from '../../features/assessments/flagged/flagged-queue.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { searchText } from '../../queues/search-text.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => flaggedTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const list = flaggedLists.find((one) => one === url.searchParams.get('list')) ?? 'open';
  const text = searchText(url);
  return { lists: flaggedLists, list, text, ...(await readFlaggedSessions(context, { list, text })) };
});

export default function AdminFlaggedSessionsPage() {
  const data = useLoaderData<typeof loader>();
  const texts = useTexts(flaggedTexts);
  return (
    <div className={page.reading}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <FlaggedQueue key={data.list} {...data} />
    </div>
  );
}
