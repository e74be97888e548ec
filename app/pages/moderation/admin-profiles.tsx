import { useLoaderData } from 'react-router';
import { readProfileList } from '../../../domain/moderation/profile-list.ts';
import { readBatch } from '../../../server/services/moderation/read-batch.ts';
import { readProfileQueue } from '../../../server/services/moderation/read-profile-queue.ts';
import { readReview } from '../../../server/services/moderation/read-review.ts';
import styles from '../../features/moderation/profile-queue.module.css';
import { ProfileQueue } from '../../features/moderation/profile-queue.tsx';
import { queueTexts } from '../../features/moderation/queue.texts.ts';
import { ProfilePreview } from '../../features/profile/profile-preview.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { searchText } from '../../queues/search-text.ts';
import { useQueueNews } from '../../queues/use-queue-news.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => queueTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const list = readProfileList(url.searchParams.get('list'));
  const text = searchText(url);
  const queue = await readProfileQueue(context, list, text);
  const [first] = queue.profiles;
  const review = list === 'waiting' && first ? await readReview(context, first.id) : undefined;
  return { list, text, batch: await readBatch(context), review, ...queue };
});

export default function AdminProfilesPage() {
  const data = useLoaderData<typeof loader>();
  useQueueNews('profiles');
  const texts = useTexts(queueTexts);
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={`${page.lead} ${styles.lead}`}>{texts.lead}</p>
      <ProfileQueue {...data} preview={(profile) => <ProfilePreview profile={profile} />} />
    </div>
  );
}
