import * as z from 'zod';
import { createCompany } from '../../../server/services/companies/create-company.ts';
import { findCompanies } from '../../../server/services/companies/find-companies.ts';
import { acceptInvitation } from '../../../server/services/companies/team/accept-invitation.ts';
import { withdrawJoinRequest } from '../../../server/services/companies/team/join-requests.ts';
import { jsonAction } from '../../forms/json-action.ts';
import { serve } from '../../serve.ts';

/** The names of validated companies, for a recruiter who searches for their own. */
export const loader = serve(async (context, { url }) => {
  const text = url.searchParams.get('text') ?? '';
  return Response.json(await findCompanies(context, text), { headers: { 'cache-control': 'no-store' } });
});

const sentSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('add'), value: z.unknown() }),
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
  if (outcome !== 'member') throw Object.assign(new Error(outcome), { name: 'Conflict' });
  return undefined;
});
