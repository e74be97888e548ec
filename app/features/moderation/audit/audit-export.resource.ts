import { readAuditQuery } from '../../../../domain/moderation/audit-query.ts';
import { attachment } from '../../../../domain/resume/documents/attachment.ts';
import { exportAudit } from '../../../../server/services/moderation/audit/export-audit.ts';
import { serve } from '../../../serve.ts';

export const loader = serve(async (context, { url }) => {
  const body = await exportAudit(context, readAuditQuery(url.searchParams));
  const today = context.ports.clock.now().toISOString().slice(0, 10);
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`journal-${today}.csv`),
      'cache-control': 'no-store',
    },
  });
});
