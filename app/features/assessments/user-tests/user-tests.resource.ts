import * as z from 'zod';
import { marks, markTechnology } from '../../../../server/services/assessments/user-tests/mark-technology.ts';
import { readTestHistory } from '../../../../server/services/assessments/user-tests/read-test-history.ts';
import { showTest } from '../../../../server/services/assessments/user-tests/show-test.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';
import type { Route } from './+types/user-tests.resource.ts';

/** The test history of one technology. */
export const loader = jsonLoader((context, { params }: Route.LoaderArgs) =>
  readTestHistory(context, params.developerId, params.technologyId),
);

const command = z.union([
  z.object({ mode: z.enum(['show', 'hide']), sessionId: z.uuid() }),
  z.object({ mode: z.literal('mark'), mark: z.enum(marks), on: z.boolean() }),
]);

export const action = jsonAction(
  command,
  async (context, sent, { developerId, technologyId }: Route.ActionArgs['params']) => {
    if (sent.mode === 'mark') await markTechnology(context, developerId, technologyId, sent);
    else await showTest(context, developerId, sent.sessionId, sent.mode);
  },
);
