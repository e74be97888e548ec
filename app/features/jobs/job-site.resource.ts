import { redirect } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { findJobPage, visitJobSite } from '../../../server/services/jobs/visit-job-site.ts';
import { serve } from '../../serve.ts';
import type { Route } from './+types/job-site.resource.ts';
import { leavingPage } from './leaving-page.ts';

/** A GET leads to the offer and reports nothing to the company, because a link to this address can be anywhere. */
export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  const alias = await findJobPage(context, params.jobId);
  return redirect(pathTo(context.locale, 'job', { alias }));
});

/** The button on the page of the offer: forwards to the company's site. */
export const action = serve(async (context, { params, request }: Route.ActionArgs) => {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  const address = await visitJobSite(context, params.jobId);
  return new Response(leavingPage(context.locale, address), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'referrer-policy': 'origin' },
  });
});
