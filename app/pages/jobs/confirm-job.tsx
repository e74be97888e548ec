import { useLoaderData } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../domain/paths.ts';
import { canManageOffers } from '../../../domain/permissions/jobs.ts';
import { permit } from '../../../server/context.ts';
import { confirmJob } from '../../../server/services/jobs/change-job.ts';
import { readConfirmation } from '../../../server/services/jobs/validity/read-confirmation.ts';
import { redirectWithToast } from '../../cookies.ts';
import { ConfirmJob } from '../../features/jobs/manager/confirm-job.tsx';
import { managerTexts } from '../../features/jobs/manager/manager.texts.ts';
import { formAction } from '../../forms/form-action.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/confirm-job.ts';

export const meta = pageTitle((locale) => managerTexts[locale].confirm.title);

export const loader = serve((context, { params }: Route.LoaderArgs) => readConfirmation(context, params.jobId));

/** Opening the link of the e-mail changes nothing, because mail scanners open links too; the button does. */
export const action = formAction(
  z.object({}),
  async (context, _, { params }: Route.ActionArgs) => {
    await confirmJob(context, params.jobId);
    throw redirectWithToast(context, pathTo(context.locale, 'jobManager'), 'jobConfirmed');
  },
  (context) => permit(context, canManageOffers),
);

export default function ConfirmJobPage() {
  const job = useLoaderData<typeof loader>();
  return (
    <div className={page.narrow}>
      <ConfirmJob job={job} />
    </div>
  );
}
