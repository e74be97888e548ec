import { redirect } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../../domain/paths.ts';
import type { RankingAnswerDraft } from '../../../../domain/privacy/ranking-request.ts';
import { answerRankingRequest } from '../../../../server/services/moderation/rankings/answer-ranking-request.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'adminRankings')));

const sentSchema = z.object({
  mode: z.literal('answer'),
  requestId: z.uuid(),
  value: formValue<RankingAnswerDraft>(),
});

export const action = jsonAction(sentSchema, async (context, { requestId, value }) => {
  await answerRankingRequest(context, requestId, value);
  return undefined;
});
