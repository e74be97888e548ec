import { redirect } from 'react-router';
import * as z from 'zod';
import { batchDraftSchema } from '../../../../domain/library/selection/batch-draft.ts';
import { batchRequestSchema } from '../../../../domain/library/selection/batch-request.ts';
import { selectionLimit } from '../../../../domain/library/selection/selection.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { canRemoveFromSelection } from '../../../../domain/permissions/library.ts';
import { type Context, permit } from '../../../../server/context.ts';
import {
  addCandidate,
  addPage,
  removeCandidate,
} from '../../../../server/services/library/selection/change-selection.ts';
import { sendBatch } from '../../../../server/services/library/selection/send-batch.ts';
import { storeDrafts } from '../../../../server/services/library/selection/store-drafts.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';

const wish = z.discriminatedUnion(
  'mode',
  [
    z.object({ mode: z.enum(['add', 'remove']), developerId: z.string('required') }),
    z.object({
      mode: z.literal('addPage'),
      developerIds: z.array(z.string('required')).min(1, 'required').max(selectionLimit, 'tooMany'),
    }),
    z.object({ mode: z.literal('draft'), draft: batchDraftSchema }),
    z.object({ mode: z.literal('send'), batch: batchRequestSchema }),
  ],
  'required',
);

/** Every command of a recruiter on the selection. */
export const action = jsonAction(wish, make, { permit: (context) => permit(context, canRemoveFromSelection) });

async function make(context: Context, wanted: z.output<typeof wish>) {
  switch (wanted.mode) {
    case 'add':
      return addCandidate(context, wanted.developerId);
    case 'addPage':
      return addPage(context, wanted.developerIds);
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
