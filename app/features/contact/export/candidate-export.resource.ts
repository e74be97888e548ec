import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { readCandidateQuery } from '../../../../domain/contact/conversations/candidate-query.ts';
import { dayOf } from '../../../../domain/day.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { attachment } from '../../../../domain/resume/documents/attachment.ts';
import { byteOrderMark, type Cell, csvLine } from '../../../../domain/text/csv.ts';
import type { Context } from '../../../../server/context.ts';
import {
  type ExportedCandidate,
  exportCandidates,
} from '../../../../server/services/contact/candidates/export-candidates.ts';
import { serve } from '../../../serve.ts';
import { candidatesTexts } from '../conversations/manager/manager.texts.ts';
import { pipelineTexts } from '../pipeline/pipeline.texts.ts';
import { exportTexts } from './export.texts.ts';

/** The candidates of the filters as a CSV file: /manager/export?owner=none&tag=Senior. */
export const loader = serve(async (context, { url }) => {
  const found = await exportCandidates(context, readCandidateQuery(url.searchParams));
  const { file } = exportTexts[context.locale];
  const today = dayOf(context.ports.clock.now());
  return new Response(Readable.toWeb(Readable.from(lines(context, found))) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`${file}-${today}.csv`),
      'cache-control': 'no-store',
    },
  });
});

const atOnce = 500;

/** In parts, so that a long file does not keep other requests waiting. */
async function* lines({ locale, config }: Context, found: readonly ExportedCandidate[]): AsyncGenerator<Buffer> {
  const { columns } = exportTexts[locale];
  const row = rowOf(locale, config.BASE_URL);
  yield Buffer.from(byteOrderMark + csvLine(Object.values(columns), locale));
  for (let start = 0; start < found.length; start += atOnce) {
    await turn();
    yield Buffer.from(
      found
        .slice(start, start + atOnce)
        .map((one) => csvLine(row(one), locale))
        .join(''),
    );
  }
}

/** In the order of the headings. */
function rowOf(locale: Context['locale'], base: string): (candidate: ExportedCandidate) => Cell[] {
  const { states, someone } = candidatesTexts[locale];
  const { presets } = pipelineTexts[locale];
  return ({ developerId, name, profession, state, stage, job, owner, tags, since, lastActivity }) => [
    name || someone,
    profession,
    states[state],
    stage && (stage.preset ? presets[stage.preset] : stage.name),
    job,
    owner,
    tags.join(', '),
    dayOf(since),
    dayOf(lastActivity),
    base + pathTo(locale, 'candidate', { developerId }),
  ];
}
