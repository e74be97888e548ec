import { NotFound } from '../../../../domain/refusals.ts';
import { attachment } from '../../../../domain/resume/documents/attachment.ts';
import { isResumeFile, isResumeTheme } from '../../../../domain/resume/file.ts';
import { downloadResume } from '../../../../server/services/resume/downloads/download-resume.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/resume.resource.ts';

/** A résumé as a file, in the language of its address. */
export const loader = serve(async (context, { params, request, url }: Route.LoaderArgs) => {
  const { developerId, file } = params;
  if (!isResumeFile(file)) throw new NotFound();
  const asked = url.searchParams.get('theme');
  const theme = isResumeTheme(asked) ? asked : 'sober';
  const { fileName, contentType, body } = await downloadResume(context, developerId, { file, theme }, request.signal);
  return new Response(body as BodyInit, {
    headers: {
      'content-type': contentType,
      'content-disposition': attachment(fileName),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
});
