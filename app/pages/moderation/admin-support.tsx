import { useLoaderData } from 'react-router';
import { supportKinds, supportStatuses } from '../../../domain/moderation/support/inbox.ts';
import { readInbox } from '../../../server/services/moderation/support/inbox.ts';
import { supportTexts } from '../../features/moderation/support/support.texts.ts';
import { SupportInbox } from '../../features/moderation/support/support-inbox.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { searchText } from '../../queues/search-text.ts';
import { useQueueNews } from '../../queues/use-queue-news.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => supportTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const { searchParams } = url;
  const status = supportStatuses.find((one) => one === searchParams.get('status')) ?? 'open';
  const kind = supportKinds.find((one) => one === searchParams.get('kind'));
  const text = searchText(url);
  return { status, kind, text, ...(await readInbox(context, { status, kind, text })) };
});

export default function AdminSupportPage() {
  const data = useLoaderData<typeof loader>();
  useQueueNews('support');
  const texts = useTexts(supportTexts);
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <SupportInbox key={data.status} {...data} />
    </div>
  );
}
