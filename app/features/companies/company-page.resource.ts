import * as z from 'zod';
import { readCompanyPage, saveCompanyPage } from '../../../server/services/companies/edit-company.ts';
import { answerJson } from '../../forms/answer-json.ts';
import { jsonAction } from '../../forms/json-action.ts';
import { serve } from '../../serve.ts';

/** The stored values for the form of a company page. */
export const loader = serve((context, { params }) =>
  answerJson(context, () => readCompanyPage(context, params.companyId ?? '')),
);

const change = z.object({ mode: z.literal('edit'), version: z.int().nullable(), value: z.unknown() });

export const action = jsonAction(change, (context, sent, { companyId = '' }) =>
  saveCompanyPage(context, companyId, sent),
);
