import { redirect } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../../../domain/paths.ts';
import { openDraftTest } from '../../../../../server/services/catalogue/contributions/draft-tests.ts';
import { jsonAction } from '../../../../forms/json-action.ts';
import { serve } from '../../../../serve.ts';

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'contribute')));

const sentSchema = z.object({ mode: z.literal('open'), value: z.unknown() });

export const action = jsonAction(sentSchema, (context, { value }) => openDraftTest(context, value));
