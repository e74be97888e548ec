import { redirect } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import { canManageOffers } from '../../../../domain/permissions/jobs.ts';
import { permit } from '../../../../server/context.ts';
import { previewDescription } from '../../../../server/services/jobs/preview-description.ts';
import { answerJson } from '../../../forms/answer-json.ts';
import { serve } from '../../../serve.ts';

/** A description as the page of the offer would show it. */
export const action = serve((context, { request }) =>
  answerJson(context, async () => {
    permit(context, canManageOffers);
    return previewDescription(context, await request.json().catch(() => undefined));
  }),
);

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));
