import { redirect } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../../domain/paths.ts';
import type { CallReasonDraft } from '../../../../domain/profile/calls/call.ts';
import { cancelCallByTeam, markCall } from '../../../../server/services/moderation/calls/decide-call.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'adminCalls')));

const callId = z.uuid();
const sentSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('held'), callId }),
  z.object({ mode: z.literal('missed'), callId }),
  z.object({ mode: z.literal('cancel'), callId, value: formValue<CallReasonDraft>() }),
]);

export const action = jsonAction(sentSchema, async (context, sent) => {
  if (sent.mode === 'cancel') await cancelCallByTeam(context, sent.callId, sent.value);
  else await markCall(context, sent.callId, sent.mode);
  return undefined;
});
