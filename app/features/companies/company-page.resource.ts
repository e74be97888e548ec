import * as z from 'zod';
import type { companyPageSchema } from '../../../domain/companies/company.ts';
import { readCompanyPage, saveCompanyPage } from '../../../server/services/companies/edit-company.ts';
import { formValue, jsonAction } from '../../forms/json-action.ts';
import { jsonLoader } from '../../forms/json-loader.ts';
import type { Route } from './+types/company-page.resource.ts';

/** The stored values for the form of a company page. */
export const loader = jsonLoader((context, { params }: Route.LoaderArgs) => readCompanyPage(context, params.companyId));

const change = z.object({
  mode: z.literal('edit'),
  version: z.int().nullable(),
  value: formValue<z.input<typeof companyPageSchema>>(),
});

export const action = jsonAction(change, (context, sent, { companyId }: Route.ActionArgs['params']) =>
  saveCompanyPage(context, companyId, sent),
);
