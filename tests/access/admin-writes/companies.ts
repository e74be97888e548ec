import { requestPlan } from '../../../server/services/companies/plans/request-plan.ts';
import { inviteMember } from '../../../server/services/companies/team/invite.ts';
import { askToJoin } from '../../../server/services/companies/team/join-requests.ts';
import { makeCompany, makeNewcomer, makeRecruiter } from '../../harness/factories.ts';
import { placeId } from '../../harness/rich-profile.ts';
import type { AdminClient, Line, Writes } from './admin-client.ts';

const on = (companyId: string, action: string): Line => ({ action, subjectKind: 'company', subjectId: companyId });
const company = async ({ db }: AdminClient) => (await makeRecruiter(db)).membership.companyId;
const validatedAt = null;

async function review(client: AdminClient, traits: object, body: object, action: string): Promise<Line> {
  const companyId = await makeCompany(client.db, traits);
  await client.done('companyReview', { companyId }, body);
  return on(companyId, action);
}

/** A company that has requested another plan. */
async function asking({ db, as }: AdminClient): Promise<{ companyId: string; requestId: string }> {
  const recruiter = await makeRecruiter(db);
  const { companyId } = recruiter.membership;
  await requestPlan(as(recruiter), companyId, { planId: 'id10', message: '' });
  const request = db.selectFrom('planRequests').select('id').where('companyId', '=', companyId);
  return { companyId, requestId: (await request.executeTakeFirstOrThrow()).id };
}

type TeamAct = (client: AdminClient, companyId: string) => Promise<object>;

async function changeTeam(client: AdminClient, act: TeamAct, action: string): Promise<Line> {
  const companyId = await company(client);
  await client.done('companyTeam', { companyId }, await act(client, companyId));
  return on(companyId, action);
}
const team = (act: TeamAct, action: string) => ({ logs: (client: AdminClient) => changeTeam(client, act, action) });
const notOnesOwn = (mode: string) => ({
  refused: 403 as const,
  by: async (client: AdminClient) =>
    client.send('companyTeam', { companyId: await company(client) }, { mode, value: { message: '' } }),
});

const colleague = async ({ db }: AdminClient, companyId: string) =>
  (await makeRecruiter(db, { companyId, admin: false })).userId;

async function invited({ db, as }: AdminClient, companyId: string): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const member = await makeRecruiter(db, { companyId });
  await inviteMember(as(member), companyId, { email, admin: false, intros: true });
  const row = db.selectFrom('companyInvitations').select('id').where('email', '=', email);
  return (await row.executeTakeFirstOrThrow()).id;
}

async function joining({ db, as }: AdminClient, companyId: string): Promise<string> {
  const newcomer = await makeNewcomer(db);
  await askToJoin(as(newcomer), companyId, { message: '' });
  return newcomer.userId;
}

/** Writes to companies and their recruiters. */
export const companyWrites: Writes = {
  'companyReview:accept': { logs: (client) => review(client, { validatedAt }, { mode: 'accept' }, 'company.accept') },
  'companyReview:refuse': {
    logs: (client) =>
      review(client, { validatedAt }, { mode: 'refuse', value: { reason: 'Introuvable.' } }, 'company.refuse'),
  },
  'companyReview:withdraw': {
    logs: (client) => review(client, {}, { mode: 'withdraw', value: { reason: 'Usurpée.' } }, 'company.withdraw'),
  },
  'companyReview:restore': {
    logs: (client) => {
      const refusedAt = new Date('2026-01-03');
      const withdrawn = { validatedAt, refusedAt, refusedReason: 'Usurpée.', validationWithdrawnAt: refusedAt };
      return review(client, withdrawn, { mode: 'restore' }, 'company.restore');
    },
  },
  'companyReview:askAgain': {
    logs: (client) => {
      const refused = { validatedAt, refusedAt: new Date('2026-01-03'), refusedReason: 'Introuvable.' };
      return review(client, refused, { mode: 'askAgain' }, 'company.ask-again');
    },
  },
  'companyReview:reviewRequests': {
    logs: (client) => review(client, {}, { mode: 'reviewRequests', reviewed: true }, 'company.requests-reviewed'),
  },
  'companyPage:edit': {
    logs: async (client) => {
      const companyId = await company(client);
      const place = { placeId: await placeId(client.db, 'Lyon'), label: 'Lyon' };
      const facts = { name: 'Autre nom', website: 'https://example.com', place, staffCount: 12, logoHandle: null };
      const value = { ...facts, description: '', technologyIds: [], superlikeRequirements: '' };
      await client.done('companyPage', { companyId }, { mode: 'edit', version: null, value });
      return on(companyId, 'company.edit');
    },
  },
  'companyPlan:assign': {
    logs: async (client) => {
      const companyId = await company(client);
      await client.done('companyPlan', { companyId }, { mode: 'assign', planId: 'id10' });
      return on(companyId, 'plan.assign');
    },
  },
  'companyPlan:grant': {
    logs: async (client) => {
      const { companyId, requestId } = await asking(client);
      await client.done('companyPlan', { companyId }, { mode: 'grant', requestId });
      return on(companyId, 'plan.assign');
    },
  },
  'companyPlan:decline': {
    logs: async (client) => {
      const { companyId, requestId } = await asking(client);
      await client.done('companyPlan', { companyId }, { mode: 'decline', requestId, value: { reason: 'Pas encore.' } });
      return on(companyId, 'plan.decline');
    },
  },
  'companyPlan:withdraw': {
    logs: async (client) => {
      const { companyId } = await asking(client);
      await client.done('companyPlan', { companyId }, { mode: 'withdraw' });
      return on(companyId, 'plan.withdraw');
    },
  },
  'companyPlan:request': {
    refused: 403,
    by: async (client) => {
      const value = { planId: 'id10', message: '' };
      return client.send('companyPlan', { companyId: await company(client) }, { mode: 'request', value });
    },
  },
  'companyTeam:permissions': team(async (client, companyId) => {
    return { mode: 'permissions', recruiterId: await colleague(client, companyId), admin: true, intros: true };
  }, 'company.permissions'),
  'companyTeam:remove': team(async (client, companyId) => {
    return { mode: 'remove', recruiterId: await colleague(client, companyId) };
  }, 'company.remove'),
  'companyTeam:invite': team(async () => {
    const value = { email: `${crypto.randomUUID()}@example.com`, admin: false, intros: true };
    return { mode: 'invite', value };
  }, 'company.invite'),
  'companyTeam:resend': team(async (client, companyId) => {
    return { mode: 'resend', invitationId: await invited(client, companyId) };
  }, 'company.invite-again'),
  'companyTeam:revoke': team(async (client, companyId) => {
    return { mode: 'revoke', invitationId: await invited(client, companyId) };
  }, 'company.uninvite'),
  'companyTeam:acceptRequest': team(async (client, companyId) => {
    return { mode: 'acceptRequest', recruiterId: await joining(client, companyId) };
  }, 'company.accept-request'),
  'companyTeam:declineRequest': team(async (client, companyId) => {
    return { mode: 'declineRequest', recruiterId: await joining(client, companyId) };
  }, 'company.decline-request'),
  'companyTeam:leave': notOnesOwn('leave'),
  'companyTeam:giveUp': notOnesOwn('giveUp'),
  'companyTeam:join': notOnesOwn('join'),
  'companyChoice:add': { refused: 403, by: (client) => client.send('companyChoice', {}, { mode: 'add', value: {} }) },
  'companyChoice:withdraw': { changesNothing: (client) => client.send('companyChoice', {}, { mode: 'withdraw' }) },
  'companyChoice:accept': {
    refused: 409,
    by: async (client) => {
      const invitationId = await invited(client, await company(client));
      return client.send('companyChoice', {}, { mode: 'accept', invitationId });
    },
  },
  'recruiterPage:edit': {
    logs: async (client) => {
      const recruiter = await makeRecruiter(client.db);
      const value = { displayName: 'Dominique P.', jobTitle: '', profilePicHandle: null, avatar: null };
      await client.done('recruiterPage', { recruiterId: recruiter.userId }, { mode: 'edit', version: null, value });
      return { action: 'recruiter.edit', subjectKind: 'recruiter', subjectId: recruiter.userId };
    },
  },
};
