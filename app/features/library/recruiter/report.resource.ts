import { redirect } from 'react-router';
import { reportSchema } from '../../../../domain/moderation/support/report.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { canReportProfile } from '../../../../domain/permissions/library.ts';
import { checked } from '../../../../server/checked.ts';
import { permit } from '../../../../server/context.ts';
import { reportDeveloper } from '../../../../server/services/library/report-developer.ts';
import { answerJson } from '../../../forms/answer-json.ts';
import { serve } from '../../../serve.ts';

export const action = serve((context, { params, request }) =>
  answerJson(context, async () => {
    permit(context, canReportProfile);
    const sent = checked(reportSchema, await request.json().catch(() => undefined));
    await reportDeveloper(context, params.developerId ?? '', sent);
    return { done: true };
  }),
);

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));
