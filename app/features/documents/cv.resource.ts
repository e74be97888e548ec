import { attachment } from '../../../domain/documents/attachment.ts';
import { readCv } from '../../../server/services/documents/read-cv.ts';
import { removeCv } from '../../../server/services/documents/remove-cv.ts';
import { serve } from '../../serve.ts';

/** The file for those who may read it: to be saved or handed to our own viewer, never opened as a page of ours. */
export const loader = serve(async (context, { params, request }) => {
  const { name, bytes, body } = await readCv(context, params.developerId ?? '');
  if (request.method === 'HEAD') await body.cancel();
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes),
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
});

export const action = serve(async (context, { params, request }) => {
  if (request.method !== 'DELETE') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, DELETE' } });
  await removeCv(context, params.developerId ?? '');
  return new Response(null, { status: 204 });
});
