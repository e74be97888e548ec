import { redirect } from 'react-router';
import * as z from 'zod';
import type { ContributionDraft } from '../../../../domain/catalogue/contributions/contribution.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { proposeQuestion } from '../../../../server/services/catalogue/contributions/propose-question.ts';
import { seeNews } from '../../../../server/services/catalogue/contributions/read-contributions.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'contribute')));

const sentSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('propose'), key: z.uuid(), value: formValue<ContributionDraft>() }),
  z.object({ mode: z.literal('seen') }),
]);

export const action = jsonAction(sentSchema, async (context, sent) => {
  if (sent.mode === 'propose') return proposeQuestion(context, sent.key, sent.value);
  await seeNews(context);
  return undefined;
});
