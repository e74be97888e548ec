import { redirect } from 'react-router';
import * as z from 'zod';
import type { apiKeySchema } from '../../../domain/ats/api-key.ts';
import type { webhookSchema } from '../../../domain/ats/webhook.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { Context } from '../../../server/context.ts';
import { createKey, revokeKey } from '../../../server/services/ats/keys.ts';
import { saveSettings } from '../../../server/services/ats/settings.ts';
import {
  addWebhook,
  pingWebhook,
  redeliver,
  removeWebhook,
  switchWebhook,
} from '../../../server/services/ats/webhooks.ts';
import { formValue, jsonAction } from '../../forms/json-action.ts';
import { serve } from '../../serve.ts';
import type { Route } from './+types/company-ats.resource.ts';

export const loader = serve(({ locale }, { params }: Route.LoaderArgs) => {
  throw redirect(pathTo(locale, 'atsSettings', { alias: params.companyId }));
});

const webhookId = z.string();

/** Every command that changes how a company's system is connected. */
const sentSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('createKey'), value: formValue<z.input<typeof apiKeySchema>>() }),
  z.object({ mode: z.literal('revokeKey'), keyId: z.string() }),
  z.object({ mode: z.literal('addWebhook'), value: formValue<z.input<typeof webhookSchema>>() }),
  z.object({ mode: z.literal('switchWebhook'), webhookId, enabled: z.boolean() }),
  z.object({ mode: z.literal('removeWebhook'), webhookId }),
  z.object({ mode: z.literal('ping'), webhookId }),
  z.object({ mode: z.literal('redeliver'), deliveryId: z.string() }),
  z.object({ mode: z.literal('workflow'), disableApplicationWorkflow: z.boolean() }),
]);

export const action = jsonAction(sentSchema, (context, sent, { companyId }: Route.ActionArgs['params']) =>
  change(context, companyId, sent),
);

async function change(context: Context, companyId: string, sent: z.output<typeof sentSchema>) {
  switch (sent.mode) {
    case 'createKey':
      return createKey(context, companyId, sent.value);
    case 'addWebhook':
      return addWebhook(context, companyId, sent.value);
    case 'revokeKey':
      await revokeKey(context, companyId, sent.keyId);
      return;
    case 'switchWebhook':
      await switchWebhook(context, companyId, sent.webhookId, sent.enabled);
      return;
    case 'removeWebhook':
      await removeWebhook(context, companyId, sent.webhookId);
      return;
    case 'ping':
      await pingWebhook(context, companyId, sent.webhookId);
      return;
    case 'redeliver':
      await redeliver(context, companyId, sent.deliveryId);
      return;
    case 'workflow':
      await saveSettings(context, companyId, { disableApplicationWorkflow: sent.disableApplicationWorkflow });
      return;
  }
}
