import { redirect } from 'react-router';
import * as z from 'zod';
import { parseValue } from '../../../../domain/form.ts';
import { batchDraftSchema } from '../../../../domain/library/selection/batch-draft.ts';
import { batchRequestSchema } from '../../../../domain/library/selection/batch-request.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { canRemoveFromSelection } from '../../../../domain/permissions/library.ts';
import { type Context, permit } from '../../../../server/context.ts';
import { Invalid } from '../../../../server/errors.ts';
import { addCandidate, removeCandidate } from '../../../../server/services/library/selection/change-selection.ts';
import { sendBatch } from '../../../../server/services/library/selection/send-batch.ts';
import { storeDrafts } from '../../../../server/services/library/selection/store-drafts.ts';
import { answerJson } from '../../../forms/answer-json.ts';
import { serve } from '../../../serve.ts';

const wish = z.discriminatedUnion(
  'mode',
  [
    z.object({ mode: z.enum(['add', 'remove']), developerId: z.string('required') }),
    z.object({ mode: z.literal('draft'), draft: batchDraftSchema }),
    z.object({ mode: z.literal('send'), batch: batchRequestSchema }),
  ],
  'required',
);

/** Every command of a recruiter on the selection. */
export const action = serve((context, { request }) =>
  answerJson(context, async () => {
    permit(context, canRemoveFromSelection);
    const parsed = parseValue(wish, await request.json().catch(() => undefined));
    if ('errors' in parsed) throw new Invalid(parsed.errors);
    return { done: true, ...(await make(context, parsed.value)) };
  }),
);

async function make(context: Context, wanted: z.output<typeof wish>): Promise<object> {
  switch (wanted.mode) {
    case 'add':
      return addCandidate(context, wanted.developerId);
    case 'remove':
      return removeCandidate(context, wanted.developerId);
    case 'draft':
      await storeDrafts(context, wanted.draft);
      return {};
    case 'send':
      return { batchErrors: await sendBatch(context, wanted.batch) };
  }
}

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'batch')));
