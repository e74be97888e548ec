import { readFigureName } from '../../../../domain/moderation/figures/figures.ts';
import { readFigureDays } from '../../../../domain/moderation/figures/period.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { attachment } from '../../../../domain/resume/documents/attachment.ts';
import { csvFile } from '../../../../domain/text/csv.ts';
import { readFigures } from '../../../../server/services/moderation/figures/read-figures.ts';
import { serve } from '../../../serve.ts';
import { figureTable } from './figure-table.ts';

/** One figure as a CSV file: /admin/chiffres/export?figure=cities&days=90. */
export const loader = serve(async (context, { url }) => {
  const days = readFigureDays(url.searchParams);
  const { figures, madeAt } = await readFigures(context, days);
  const name = readFigureName(url.searchParams.get('figure'));
  if (!name) throw new NotFound();
  const { headings, rows } = figureTable(name, figures, context.locale);
  return new Response(csvFile([headings, ...rows], context.locale), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`${name}-${days}-${madeAt.slice(0, 10)}.csv`),
      'cache-control': 'no-store',
    },
  });
});
