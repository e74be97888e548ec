import { redirect } from 'react-router';
import * as z from 'zod';
import type { ContributionDraft } from '../../../../../domain/catalogue/contributions/contribution.ts';
import type { ReasonDraft } from '../../../../../domain/catalogue/contributions/question-report.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import { actOnQuestion } from '../../../../../server/services/catalogue/contributions/act-on-question.ts';
import { formValue, jsonAction } from '../../../../forms/json-action.ts';
import { serve } from '../../../../serve.ts';
import type { Route } from './+types/acts.resource.ts';

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'contribute')));

const version = z.int().nullish();
const sentSchema = z.discriminatedUnion('mode', [
  z.object({
    mode: z.enum(['edit', 'accept', 'resubmit']),
    version,
    value: formValue<ContributionDraft>().optional(),
  }),
  z.object({
    mode: z.enum(['decline', 'archive', 'delete']),
    version,
    value: formValue<ReasonDraft>().optional(),
  }),
  z.object({ mode: z.enum(['restore', 'withdraw']), version }),
]);

export const action = jsonAction(
  sentSchema,
  (context, { mode: act, ...sent }, { questionId }: Route.ActionArgs['params']) =>
    actOnQuestion(context, questionId, { act, ...sent }),
);
