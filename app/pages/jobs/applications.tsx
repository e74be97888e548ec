import { useLoaderData } from 'react-router';
import { applicationKinds } from '../../../domain/jobs/applications/application.ts';
import { readWaitingApplications } from '../../../server/services/ats/confirm-application.ts';
import { readApplications } from '../../../server/services/jobs/applications/read-applications.ts';
import { WaitingApplications } from '../../features/ats/waiting-applications.tsx';
import { applicationsTexts } from '../../features/jobs/applications/applications.texts.ts';
import { OwnApplications } from '../../features/jobs/applications/own-applications.tsx';
import { JobTabs } from '../../features/jobs/job-tabs.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => applicationsTexts[locale].page.title);

export const loader = serve(async (context, { url }) => {
  const { searchParams } = url;
  const kind = applicationKinds.find((one) => one === searchParams.get('kind'));
  const after = searchParams.get('after') ?? undefined;
  const [own, waiting] = await Promise.all([
    readApplications(context, { kind, after }),
    readWaitingApplications(context),
  ]);
  return { waiting, shown: { own, kind, further: after !== undefined } };
});

export default function ApplicationsPage() {
  const { waiting, shown } = useLoaderData<typeof loader>();
  const texts = useTexts(applicationsTexts).page;
  return (
    <div className={page.wide}>
      <JobTabs />
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <WaitingApplications applications={waiting} />
      <OwnApplications {...shown} />
    </div>
  );
}
