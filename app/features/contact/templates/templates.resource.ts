import * as z from 'zod';
import type { TemplateDraft } from '../../../../domain/contact/first-message/template.ts';
import { canTalkForCompany } from '../../../../domain/permissions/contact.ts';
import { permit } from '../../../../server/context.ts';
import {
  deleteTemplate,
  readTemplates,
  saveTemplate,
} from '../../../../server/services/contact/templates/templates.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';

/** Read by the message boxes, also while the page of the templates is open in another tab. */
export const loader = jsonLoader(async (context) => ({ templates: await readTemplates(context) }));

const change = z.discriminatedUnion('mode', [
  // The id is chosen by the form, so that pressing twice adds one template.
  z.object({
    mode: z.literal('save'),
    id: z.uuid('unknown'),
    version: z.int().nullable(),
    value: formValue<TemplateDraft>(),
  }),
  z.object({ mode: z.literal('delete'), id: z.uuid('unknown') }),
]);

export const action = jsonAction(
  change,
  async (context, sent) => {
    if (sent.mode === 'delete') await deleteTemplate(context, sent.id);
    else await saveTemplate(context, sent);
  },
  { permit: (context) => permit(context, canTalkForCompany) },
);
