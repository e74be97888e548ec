import { readCv } from '../../../../server/services/resume/documents/read-cv.ts';
import { removeCv } from '../../../../server/services/resume/documents/remove-cv.ts';
import { pdfResponse } from '../../../pdf-response.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/cv.resource.ts';

/** The file for viewers who may read it. */
export const loader = serve(async (context, { params }: Route.LoaderArgs) =>
  pdfResponse(await readCv(context, params.developerId)),
);

export const action = serve(async (context, { params, request }: Route.ActionArgs) => {
  if (request.method !== 'DELETE') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, DELETE' } });
  await removeCv(context, params.developerId);
  return new Response(null, { status: 204 });
});
