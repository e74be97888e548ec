import { useLoaderData } from 'react-router';
import { readFailures } from '../../server/services/failures/read-failures.ts';
import { FailureList } from '../features/admin/failure-list.tsx';
import { failuresTexts } from '../features/admin/failures.texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { serve } from '../serve.ts';
import page from '../ui/page.module.css';
import { pageTitle } from './page-title.ts';

export const meta = pageTitle((locale) => failuresTexts[locale].title);

export const loader = serve((context) => readFailures(context));

export default function AdminFailuresPage() {
  const { emails, jobs } = useLoaderData<typeof loader>();
  const texts = useTexts(failuresTexts);
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <FailureList
        kind="emails"
        title={texts.emails}
        nothing={texts.noEmails}
        failures={emails.map(({ subject, to, ...email }) => ({ ...email, name: subject, detail: texts.to(to) }))}
      />
      <FailureList
        kind="jobs"
        title={texts.jobs}
        nothing={texts.noJobs}
        failures={jobs.map(({ task, attempts, ...job }) => ({ ...job, name: task, detail: texts.attempts(attempts) }))}
      />
    </div>
  );
}
