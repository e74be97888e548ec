import { useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { readFailures } from '../../../server/services/moderation/failures/read-failures.ts';
import { FailureList } from '../../features/moderation/failures/failure-list.tsx';
import { failuresTexts } from '../../features/moderation/failures/failures.texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { QueueEmpty } from '../../queues/queue-empty.tsx';
import { QueueSearch } from '../../queues/queue-search.tsx';
import { searchText } from '../../queues/search-text.ts';
import { useQueueNews } from '../../queues/use-queue-news.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => failuresTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const text = searchText(url);
  return { text, ...(await readFailures(context, text)) };
});

export default function AdminFailuresPage() {
  const { text, emails, emailTotal, jobs, taskTotal } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const texts = useTexts(failuresTexts);
  useQueueNews('failures');
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <QueueSearch label={texts.search} text={text} whole={pathTo(locale, 'adminFailures')} />
      {emailTotal + taskTotal === 0 ? (
        <QueueEmpty searched={text} nothing={texts.nothing} />
      ) : (
        <>
          <FailureList
            kind="emails"
            text={text}
            total={emailTotal}
            title={texts.emails}
            nothing={texts.noEmails}
            failures={emails.map(({ subject, to, ...email }) => ({ ...email, name: subject, detail: texts.to(to) }))}
          />
          <FailureList
            kind="jobs"
            text={text}
            total={taskTotal}
            title={texts.jobs}
            nothing={texts.noJobs}
            failures={jobs.map(({ task, attempts, ...job }) => ({
              ...job,
              name: task,
              detail: texts.attempts(attempts),
            }))}
          />
        </>
      )}
    </div>
  );
}
