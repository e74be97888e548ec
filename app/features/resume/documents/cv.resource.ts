import { attachment } from '../../../../domain/resume/documents/attachment.ts';
import { readCv } from '../../../../server/services/resume/documents/read-cv.ts';
import { removeCv } from '../../../../server/services/resume/documents/remove-cv.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/cv.resource.ts';

/** The file for viewers who may read it: to save or to open in our viewer, never as a page of our site. */
export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  const { name, content } = await readCv(context, params.developerId);
  return new Response(content, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
});

export const action = serve(async (context, { params, request }: Route.ActionArgs) => {
  if (request.method !== 'DELETE') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, DELETE' } });
  await removeCv(context, params.developerId);
  return new Response(null, { status: 204 });
});
