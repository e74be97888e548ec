import * as z from 'zod';
import type { newCompanySchema } from '../../../../domain/companies/company.ts';
import { Conflict } from '../../../../domain/refusals.ts';
import { createCompany } from '../../../../server/services/companies/create-company.ts';
import { findCompanies } from '../../../../server/services/companies/find-companies.ts';
import { acceptInvitation } from '../../../../server/services/companies/team/accept-invitation.ts';
import { withdrawJoinRequest } from '../../../../server/services/companies/team/join-requests.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';

/** The names of validated companies, for a recruiter who searches for their own. */
export const loader = jsonLoader((context, { url }) => findCompanies(context, url.searchParams.get('text') ?? ''));

const sentSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('add'), value: formValue<z.input<typeof newCompanySchema>>() }),
  z.object({ mode: z.literal('withdraw') }),
  z.object({ mode: z.literal('accept'), invitationId: z.string() }),
]);

export const action = jsonAction(sentSchema, async (context, sent) => {
  if (sent.mode === 'add') return createCompany(context, sent.value);
  if (sent.mode === 'withdraw') {
    await withdrawJoinRequest(context);
    return undefined;
  }
  const outcome = await acceptInvitation(context, { invitationId: sent.invitationId });
  // The invitation was withdrawn or has expired since the page was loaded.
  if (outcome !== 'member') throw new Conflict();
  return undefined;
});
