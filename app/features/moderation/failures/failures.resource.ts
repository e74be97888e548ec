import { redirect } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../../domain/paths.ts';
import { type chosenSchema, handleFailures } from '../../../../server/services/moderation/failures/handle-failures.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'adminFailures')));

const sentSchema = z.object({ mode: z.string(), value: formValue<z.input<typeof chosenSchema>>() });

export const action = jsonAction(sentSchema, async (context, { value }) => ({
  count: await handleFailures(context, value),
}));
