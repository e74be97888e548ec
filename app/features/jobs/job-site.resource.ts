import { redirect } from 'react-router';
import { visitJobSite } from '../../../server/services/jobs/visit-job-site.ts';
import { serve } from '../../serve.ts';

/** On to the site of the company. */
export const loader = serve(async (context, { params }) => {
  const address = await visitJobSite(context, params.jobId ?? '');
  return redirect(address, { headers: { 'cache-control': 'no-store' } });
});
