import { requestPlan } from '../../../server/services/companies/plans/request-plan.ts';
import { inviteMember } from '../../../server/services/companies/team/invite.ts';
import { askToJoin } from '../../../server/services/companies/team/join-requests.ts';
import { makeCompany, makeNewcomer, makeRecruiter } from '../../harness/factories.ts';
import { placeId } from '../../harness/rich-profile.ts';
import type { Desk, Line, Writes } from './desk.ts';

const on = (companyId: string, action: string): Line => ({ action, subjectKind: 'company', subjectId: companyId });
const company = async ({ db }: Desk) => (await makeRecruiter(db)).membership.companyId;
const validatedAt = null;

async function review(desk: Desk, traits: object, body: object, action: string): Promise<Line> {
  const companyId = await makeCompany(desk.db, traits);
  await desk.done('companyReview', { companyId }, body);
  return on(companyId, action);
}

/** A company that has asked for another plan. */
async function asking({ db, as }: Desk): Promise<{ companyId: string; requestId: string }> {
  const recruiter = await makeRecruiter(db);
  const { companyId } = recruiter.membership;
  await requestPlan(as(recruiter), companyId, { planId: 'id10', message: '' });
  const request = db.selectFrom('planRequests').select('id').where('companyId', '=', companyId);
  return { companyId, requestId: (await request.executeTakeFirstOrThrow()).id };
}

type TeamAct = (desk: Desk, companyId: string) => Promise<object>;

async function changeTeam(desk: Desk, act: TeamAct, action: string): Promise<Line> {
  const companyId = await company(desk);
  await desk.done('companyTeam', { companyId }, await act(desk, companyId));
  return on(companyId, action);
}
const team = (act: TeamAct, action: string) => ({ logs: (desk: Desk) => changeTeam(desk, act, action) });
const notOnesOwn = (mode: string) => ({
  refused: 403 as const,
  by: async (desk: Desk) =>
    desk.send('companyTeam', { companyId: await company(desk) }, { mode, value: { message: '' } }),
});

const colleague = async ({ db }: Desk, companyId: string) =>
  (await makeRecruiter(db, { companyId, admin: false })).userId;

async function invited({ db, as }: Desk, companyId: string): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const member = await makeRecruiter(db, { companyId });
  await inviteMember(as(member), companyId, { email, admin: false, intros: true });
  const row = db.selectFrom('companyInvitations').select('id').where('email', '=', email);
  return (await row.executeTakeFirstOrThrow()).id;
}

async function joining({ db, as }: Desk, companyId: string): Promise<string> {
  const newcomer = await makeNewcomer(db);
  await askToJoin(as(newcomer), companyId, { message: '' });
  return newcomer.userId;
}

/** What is done to companies and those who recruit for them. */
export const companyWrites: Writes = {
  'companyReview:accept': { logs: (desk) => review(desk, { validatedAt }, { mode: 'accept' }, 'company.accept') },
  'companyReview:refuse': {
    logs: (desk) =>
      review(desk, { validatedAt }, { mode: 'refuse', value: { reason: 'Introuvable.' } }, 'company.refuse'),
  },
  'companyReview:askAgain': {
    logs: (desk) => {
      const refused = { validatedAt, refusedAt: new Date('2026-01-03'), refusedReason: 'Introuvable.' };
      return review(desk, refused, { mode: 'askAgain' }, 'company.ask-again');
    },
  },
  'companyPage:edit': {
    logs: async (desk) => {
      const companyId = await company(desk);
      const place = { placeId: await placeId(desk.db, 'Lyon'), label: 'Lyon' };
      const facts = { name: 'Autre nom', website: 'https://example.com', place, staffCount: 12, logoHandle: null };
      const value = { ...facts, description: '', technologyIds: [], superlikeRequirements: '' };
      await desk.done('companyPage', { companyId }, { mode: 'edit', version: null, value });
      return on(companyId, 'company.edit');
    },
  },
  'companyPlan:assign': {
    logs: async (desk) => {
      const companyId = await company(desk);
      await desk.done('companyPlan', { companyId }, { mode: 'assign', planId: 'id10' });
      return on(companyId, 'plan.assign');
    },
  },
  'companyPlan:grant': {
    logs: async (desk) => {
      const { companyId, requestId } = await asking(desk);
      await desk.done('companyPlan', { companyId }, { mode: 'grant', requestId });
      return on(companyId, 'plan.assign');
    },
  },
  'companyPlan:decline': {
    logs: async (desk) => {
      const { companyId, requestId } = await asking(desk);
      await desk.done('companyPlan', { companyId }, { mode: 'decline', requestId, value: { reason: 'Pas encore.' } });
      return on(companyId, 'plan.decline');
    },
  },
  'companyPlan:withdraw': {
    logs: async (desk) => {
      const { companyId } = await asking(desk);
      await desk.done('companyPlan', { companyId }, { mode: 'withdraw' });
      return on(companyId, 'plan.withdraw');
    },
  },
  'companyPlan:request': {
    refused: 403,
    by: async (desk) => {
      const value = { planId: 'id10', message: '' };
      return desk.send('companyPlan', { companyId: await company(desk) }, { mode: 'request', value });
    },
  },
  'companyTeam:permissions': team(async (desk, companyId) => {
    return { mode: 'permissions', recruiterId: await colleague(desk, companyId), admin: true, intros: true };
  }, 'company.permissions'),
  'companyTeam:remove': team(async (desk, companyId) => {
    return { mode: 'remove', recruiterId: await colleague(desk, companyId) };
  }, 'company.remove'),
  'companyTeam:invite': team(async () => {
    const value = { email: `${crypto.randomUUID()}@example.com`, admin: false, intros: true };
    return { mode: 'invite', value };
  }, 'company.invite'),
  'companyTeam:resend': team(async (desk, companyId) => {
    return { mode: 'resend', invitationId: await invited(desk, companyId) };
  }, 'company.invite-again'),
  'companyTeam:revoke': team(async (desk, companyId) => {
    return { mode: 'revoke', invitationId: await invited(desk, companyId) };
  }, 'company.uninvite'),
  'companyTeam:acceptRequest': team(async (desk, companyId) => {
    return { mode: 'acceptRequest', recruiterId: await joining(desk, companyId) };
  }, 'company.accept-request'),
  'companyTeam:declineRequest': team(async (desk, companyId) => {
    return { mode: 'declineRequest', recruiterId: await joining(desk, companyId) };
  }, 'company.decline-request'),
  'companyTeam:leave': notOnesOwn('leave'),
  'companyTeam:giveUp': notOnesOwn('giveUp'),
  'companyTeam:join': notOnesOwn('join'),
  'companies:add': { refused: 403, by: (desk) => desk.send('companies', {}, { mode: 'add', value: {} }) },
  'companies:withdraw': { changesNothing: (desk) => desk.send('companies', {}, { mode: 'withdraw' }) },
  'companies:accept': {
    refused: 409,
    by: async (desk) => {
      const invitationId = await invited(desk, await company(desk));
      return desk.send('companies', {}, { mode: 'accept', invitationId });
    },
  },
  'recruiterPage:edit': {
    logs: async (desk) => {
      const recruiter = await makeRecruiter(desk.db);
      const value = { displayName: 'Dominique P.', jobTitle: '', profilePicHandle: null, avatar: null };
      await desk.done('recruiterPage', { recruiterId: recruiter.userId }, { mode: 'edit', version: null, value });
      return { action: 'recruiter.edit', subjectKind: 'recruiter', subjectId: recruiter.userId };
    },
  },
};
