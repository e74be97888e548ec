import { attachment } from '../../../../domain/resume/documents/attachment.ts';
import { readOwnBadgeFile } from '../../../../server/services/assessments/badges/read-badge-file.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/own-badge-file.resource.ts';

/** A file of the viewer's own badge. */
export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  const { body, contentType } = await readOwnBadgeFile(context, params.badgeId, params.file);
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'content-disposition': attachment(params.file),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
});
