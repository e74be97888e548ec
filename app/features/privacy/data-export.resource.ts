import { attachment } from '../../../domain/resume/documents/attachment.ts';
import { exportAccount } from '../../../server/services/privacy/export-account.ts';
import { serve } from '../../serve.ts';

export const loader = serve(async (context) => {
  const { fileName, body } = await exportAccount(context);
  return new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': attachment(fileName),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
});
