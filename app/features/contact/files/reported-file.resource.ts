import { readReportedFile } from '../../../../server/services/contact/files/read-message-file.ts';
import { pdfResponse } from '../../../pdf-response.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/reported-file.resource.ts';

export const loader = serve(async (context, { params }: Route.LoaderArgs) =>
  pdfResponse(await readReportedFile(context, params.reportId, params.handle)),
);
