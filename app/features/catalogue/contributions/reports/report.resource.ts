import { redirect } from 'react-router';
import { pathTo } from '../../../../../domain/paths.ts';
import { canReportQuestion } from '../../../../../domain/permissions/catalogue.ts';
import { permitVisitor } from '../../../../../server/context.ts';
import { reportQuestion } from '../../../../../server/services/catalogue/contributions/report-question.ts';
import { answerJson, notUnderstood } from '../../../../forms/answer-json.ts';
import { serve } from '../../../../serve.ts';

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));

export const action = serve(async (context, { request, params }) => {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
  return answerJson(context, async () => {
    permitVisitor(context, canReportQuestion);
    const sent: unknown = await request.json().catch(() => undefined);
    if (typeof sent !== 'object' || sent === null || !('value' in sent)) throw notUnderstood();
    const { testId = '', questionId = '' } = params;
    await reportQuestion(context, { testId, questionId }, sent.value);
    return { done: true };
  });
});
