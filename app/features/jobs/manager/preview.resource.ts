import { redirect } from 'react-router';
import * as z from 'zod';
import { longestJobDescription } from '../../../../domain/jobs/job.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { permitMember } from '../../../../server/services/jobs/permit-member.ts';
import { previewDescription } from '../../../../server/services/jobs/preview-description.ts';
import { answerJson, notUnderstood } from '../../../forms/answer-json.ts';
import { serve } from '../../../serve.ts';

const draft = z.object({ text: z.string().max(longestJobDescription * 2) });

/** A description as the page of the offer would show it. */
export const action = serve((context, { request }) =>
  answerJson(context, async () => {
    permitMember(context);
    const sent = draft.safeParse(await request.json().catch(() => undefined));
    if (!sent.success) throw notUnderstood();
    return previewDescription(context, sent.data.text);
  }),
);

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));
