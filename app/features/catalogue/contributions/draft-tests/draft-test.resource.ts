import { redirect } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../../../domain/paths.ts';
import type { Context } from '../../../../../server/context.ts';
import {
  askToContribute,
  decideContributor,
  withdrawRequest,
} from '../../../../../server/services/catalogue/contributions/contributors.ts';
import { publishDraftTest } from '../../../../../server/services/catalogue/contributions/draft-tests.ts';
import { jsonAction } from '../../../../forms/json-action.ts';
import { serve } from '../../../../serve.ts';
import type { Route } from './+types/draft-test.resource.ts';

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'contribute')));

const sentSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.enum(['ask', 'withdraw', 'publish']) }),
  z.object({ mode: z.enum(['accept', 'decline']), userId: z.uuid() }),
]);

export const action = jsonAction(sentSchema, (context, sent, { testId }: Route.ActionArgs['params']) =>
  make(context, testId, sent),
);

function make(context: Context, testId: string, sent: z.output<typeof sentSchema>): Promise<void> {
  switch (sent.mode) {
    case 'ask':
      return askToContribute(context, testId);
    case 'withdraw':
      return withdrawRequest(context, testId);
    case 'publish':
      return publishDraftTest(context, testId);
    default:
      return decideContributor(context, testId, { userId: sent.userId, accept: sent.mode === 'accept' });
  }
}
