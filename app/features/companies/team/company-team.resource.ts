import { redirect } from 'react-router';
import * as z from 'zod';
import type { joinRequestSchema } from '../../../../domain/companies/company.ts';
import type { invitationSchema } from '../../../../domain/companies/invitation.ts';
import { permissionsSchema } from '../../../../domain/companies/member.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Context } from '../../../../server/context.ts';
import {
  changePermissions,
  giveUpCompany,
  leaveCompany,
  removeMember,
} from '../../../../server/services/companies/team/change-team.ts';
import { inviteMember, resendInvitation, revokeInvitation } from '../../../../server/services/companies/team/invite.ts';
import {
  acceptJoinRequest,
  askToJoin,
  declineJoinRequest,
} from '../../../../server/services/companies/team/join-requests.ts';
import { formValue, jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/company-team.resource.ts';

export const loader = serve(({ locale }, { params }: Route.LoaderArgs) => {
  throw redirect(pathTo(locale, 'companyMembers', { alias: params.companyId }));
});

const recruiterId = z.string();
const invitationId = z.string();

/** Every command that changes the members of a company or their rights. */
const sentSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('permissions'), recruiterId, ...permissionsSchema.shape }),
  z.object({ mode: z.literal('remove'), recruiterId }),
  z.object({ mode: z.literal('leave') }),
  z.object({ mode: z.literal('giveUp') }),
  z.object({ mode: z.literal('invite'), value: formValue<z.input<typeof invitationSchema>>() }),
  z.object({ mode: z.literal('resend'), invitationId }),
  z.object({ mode: z.literal('revoke'), invitationId }),
  z.object({ mode: z.literal('join'), value: formValue<z.input<typeof joinRequestSchema>>() }),
  z.object({ mode: z.literal('acceptRequest'), recruiterId }),
  z.object({ mode: z.literal('declineRequest'), recruiterId }),
]);

export const action = jsonAction(sentSchema, (context, sent, { companyId }: Route.ActionArgs['params']) =>
  change(context, companyId, sent),
);

async function change(context: Context, companyId: string, sent: z.output<typeof sentSchema>): Promise<void> {
  switch (sent.mode) {
    case 'permissions':
      return changePermissions(context, companyId, sent.recruiterId, { admin: sent.admin, intros: sent.intros });
    case 'remove':
      return removeMember(context, companyId, sent.recruiterId);
    case 'leave':
      return leaveCompany(context, companyId);
    case 'giveUp':
      return giveUpCompany(context, companyId);
    case 'invite':
      return inviteMember(context, companyId, sent.value);
    case 'resend':
      return resendInvitation(context, companyId, sent.invitationId);
    case 'revoke':
      return revokeInvitation(context, companyId, sent.invitationId);
    case 'join':
      return askToJoin(context, companyId, sent.value);
    case 'acceptRequest':
      return acceptJoinRequest(context, companyId, sent.recruiterId);
    case 'declineRequest':
      return declineJoinRequest(context, companyId, sent.recruiterId);
  }
}
