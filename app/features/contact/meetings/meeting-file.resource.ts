import { attachment } from '../../../../domain/resume/documents/attachment.ts';
import { readMeetingFile } from '../../../../server/services/contact/meetings/read-meeting-file.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/meeting-file.resource.ts';

export const loader = serve(async (context, { params }: Route.LoaderArgs) => {
  const { fileName, content } = await readMeetingFile(context, params.meetingId);
  return new Response(content, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': attachment(fileName),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
});
