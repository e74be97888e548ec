import { redirect } from 'react-router';
import * as z from 'zod';
import { type DecisionDraft, qualityDecisions } from '../../../../domain/assessments/quality/question-quality.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { decideQuestion } from '../../../../server/services/assessments/quality/decide-question.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'adminQuestionQuality')));

const sentSchema = z.object({
  mode: z.enum(qualityDecisions),
  questionId: z.uuid(),
  value: formValue<DecisionDraft>(),
});

export const action = jsonAction(sentSchema, async (context, { mode, questionId, value }) => {
  await decideQuestion(context, questionId, { decision: mode, value });
  return undefined;
});
