import { redirect } from 'react-router';
import * as z from 'zod';
import { questionActs } from '../../../../../domain/catalogue/contributions/question-acts.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import { actOnQuestion } from '../../../../../server/services/catalogue/contributions/act-on-question.ts';
import { jsonAction } from '../../../../forms/json-action.ts';
import { serve } from '../../../../serve.ts';

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'contribute')));

/** `value` is the form of the question; for an action with only a reason, the form of the reason. */
const sentSchema = z.object({
  mode: z.enum(questionActs),
  version: z.int().nullish(),
  /** Most actions have no value. */
  value: z.unknown().optional(),
});

const withReason = ['decline', 'archive', 'delete'] as const;
const reasonSchema = z.object({ reason: z.string() });

export const action = jsonAction(sentSchema, async (context, { mode, version, value }, { questionId = '' }) => {
  if (!withReason.some((act) => act === mode)) return actOnQuestion(context, questionId, { act: mode, version, value });
  const { reason } = reasonSchema.catch({ reason: '' }).parse(value);
  await actOnQuestion(context, questionId, { act: mode, version, reason });
});
