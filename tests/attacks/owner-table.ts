import { randomUUID } from 'node:crypto';
import { canConnectTool } from '../../domain/permissions/ats.ts';
import {
  canAskForPlan,
  canEditRecruiter,
  canManageCompany,
  canReviewCompanies,
  canSeeCompany,
  canSeeRecruiter,
  canSeeTeam,
} from '../../domain/permissions/companies.ts';
import {
  canHaveConversations,
  canReadOwnConversations,
  canReviewIntroductions,
  canTalkForCompany,
  introductionSide,
  lacksConversationRight,
  lacksValidation,
} from '../../domain/permissions/contact.ts';
import {
  canManageOffers,
  canManageOffersOf,
  canSeeApplicants,
  canTakeDownOffers,
  jobVisibility,
} from '../../domain/permissions/jobs.ts';
import { canKeepLists, canSearchLibrary, canSeeKept } from '../../domain/permissions/library.ts';
import type { Viewer } from '../../domain/viewer.ts';
import type { Owned } from './owned-objects.ts';
import { ownedByDevelopers } from './tables/developer-rows.ts';
import { unknownId } from './tables/outcomes.ts';
import { type OwnedRow, page } from './tables/owned-row.ts';

const developer = ({ developerId }: Owned) => ({ developerId });
const company = ({ companyId }: Owned) => ({ companyId });
const introduction = ({ introductionId }: Owned) => ({ introductionId });

const listOf = ({ recruiterId, companyId }: Owned, shared: boolean) => ({ authorId: recruiterId, companyId, shared });

const ownIntroduction = (viewer: Viewer, { companyId, developerId }: Owned) =>
  viewer?.userId === developerId || viewer?.membership?.companyId === companyId;

/** Every route with an object, for its owner, others of the same role, and every other kind of viewer. */
export const owned: OwnedRow[] = [
  ...ownedByDevelopers,
  {
    route: 'conversation',
    params: introduction,
    can: (viewer, made) => canReadOwnConversations(viewer) && viewer?.userId === made.developerId,
    allowed: 200,
    refused: (viewer) => (canReadOwnConversations(viewer) ? 404 : page(403)(viewer)),
  },
  {
    route: 'adminIntroduction',
    params: introduction,
    can: canReviewIntroductions,
    allowed: 200,
    refused: page(403),
  },
  {
    route: 'candidate',
    params: developer,
    can: (viewer, made) => canTalkForCompany(viewer) && ownIntroduction(viewer, made),
    allowed: 200,
    refused: (viewer) => {
      if (lacksValidation(viewer)) return 'developers';
      if (lacksConversationRight(viewer)) return 'permissionDenied';
      return canTalkForCompany(viewer) ? 404 : page(403)(viewer);
    },
  },
  {
    route: 'introduction',
    params: introduction,
    command: () => ({ act: 'refuse', word: null }),
    can: (viewer, made) =>
      introductionSide(viewer)?.kind === 'admin' ||
      (introductionSide(viewer) !== undefined && ownIntroduction(viewer, made)),
    allowed: 200,
    refused: (viewer) => (introductionSide(viewer) ? 404 : 403),
  },
  {
    route: 'conversationMessages',
    params: introduction,
    can: (viewer, made) => canHaveConversations(viewer) && ownIntroduction(viewer, made),
    allowed: 200,
    refused: (viewer) => (canHaveConversations(viewer) ? 404 : 403),
  },
  {
    route: 'conversationMessages',
    what: 'typing',
    params: introduction,
    command: () => ({ mode: 'typing' }),
    can: (viewer, made) => canHaveConversations(viewer) && ownIntroduction(viewer, made),
    allowed: 200,
    refused: (viewer) => (canHaveConversations(viewer) ? 404 : 403),
  },
  {
    route: 'scoreConfirmations',
    params: introduction,
    can: (viewer, made) => canHaveConversations(viewer) && ownIntroduction(viewer, made),
    allowed: 200,
    refused: (viewer) => (canHaveConversations(viewer) ? 404 : 403),
  },
  {
    route: 'conversationReport',
    params: introduction,
    command: () => ({ mode: 'report', value: { reason: 'harassment', words: 'Trop de messages.' } }),
    can: (viewer, made) => canHaveConversations(viewer) && ownIntroduction(viewer, made),
    allowed: 200,
    refused: (viewer) => (canHaveConversations(viewer) ? 404 : 403),
  },
  {
    route: 'meetings',
    what: 'proposing',
    params: introduction,
    command: () => ({
      mode: 'propose',
      id: randomUUID(),
      value: {
        ...{ way: 'booking', kind: 'talk', title: '', minutes: 30, slots: [], timeZone: 'Europe/Paris', where: '' },
        bookingUrl: 'https://agenda.example/',
      },
    }),
    can: (viewer, made) => canTalkForCompany(viewer) && ownIntroduction(viewer, made),
    allowed: 200,
    refused: (viewer) => (canTalkForCompany(viewer) ? 404 : 403),
  },
  {
    route: 'meetings',
    what: 'cancelling',
    params: introduction,
    // A wrong version: the owner's request is refused as outdated, so the meeting stays for the next viewer of the table.
    command: ({ meetingId }) => ({ mode: 'cancel', meetingId, version: 9 }),
    can: (viewer, made) => canHaveConversations(viewer) && ownIntroduction(viewer, made),
    allowed: 200,
    refused: (viewer) => (canHaveConversations(viewer) ? 404 : 403),
  },
  {
    route: 'meetingFile',
    params: ({ earlierMeetingId }) => ({ meetingId: earlierMeetingId }),
    can: (viewer, made) => canHaveConversations(viewer) && ownIntroduction(viewer, made),
    allowed: 200,
    refused: (viewer) => (canHaveConversations(viewer) ? 404 : page(403)(viewer)),
  },
  {
    route: 'company',
    params: ({ companyId }) => ({ alias: companyId }),
    can: (viewer, made) => canSeeCompany(viewer, { id: made.companyId, validated: true }),
    allowed: 200,
    refused: 404,
  },
  {
    route: 'company',
    what: 'that waits',
    params: ({ waitingCompanyId }) => ({ alias: waitingCompanyId }),
    can: (viewer, made) => canSeeCompany(viewer, { id: made.waitingCompanyId, validated: false }),
    allowed: 200,
    refused: 404,
  },
  {
    route: 'companyMembers',
    params: ({ companyId }) => ({ alias: companyId }),
    can: (viewer, made) => canSeeTeam(viewer, made.companyId),
    allowed: 200,
    refused: page(403),
  },
  {
    route: 'companyPage',
    params: company,
    can: (viewer, made) => canManageCompany(viewer, made.companyId),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'companyPage',
    what: 'editing',
    params: company,
    command: () => ({ mode: 'edit', version: 0, value: {} }),
    can: (viewer, made) => canManageCompany(viewer, made.companyId),
    allowed: 422,
    refused: 403,
  },
  {
    route: 'companyTeam',
    params: company,
    command: () => ({ mode: 'remove', recruiterId: unknownId }),
    can: (viewer, made) => canManageCompany(viewer, made.companyId),
    allowed: 404,
    refused: 403,
  },
  {
    route: 'companyReview',
    params: company,
    command: () => ({ mode: 'refuse', value: {} }),
    can: canReviewCompanies,
    allowed: 422,
    refused: 403,
  },
  {
    route: 'jobReview',
    params: ({ jobId }) => ({ jobId }),
    command: () => ({ mode: 'takeDown', value: {} }),
    can: canTakeDownOffers,
    allowed: 422,
    refused: 403,
  },
  {
    route: 'companyPlan',
    params: company,
    command: () => ({ mode: 'request', value: {} }),
    can: (viewer, made) => canAskForPlan(viewer, made.companyId),
    allowed: 422,
    refused: 403,
  },
  {
    route: 'atsSettings',
    params: ({ companyId }) => ({ alias: companyId }),
    can: (viewer, made) => canConnectTool(viewer, made.companyId),
    allowed: 200,
    refused: page(403),
  },
  {
    route: 'companyAts',
    params: company,
    command: () => ({ mode: 'createKey', value: {} }),
    can: (viewer, made) => canConnectTool(viewer, made.companyId),
    allowed: 422,
    refused: 403,
  },
  {
    route: 'recruiter',
    params: ({ recruiterId }) => ({ alias: recruiterId }),
    can: (viewer, made) =>
      canSeeRecruiter(viewer, { id: made.recruiterId, company: { id: made.companyId, validated: true } }),
    allowed: 200,
    refused: 404,
  },
  {
    route: 'recruiterPage',
    params: ({ recruiterId }) => ({ recruiterId }),
    can: (viewer, made) => canEditRecruiter(viewer, made.recruiterId),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'recruiterPage',
    what: 'editing',
    params: ({ recruiterId }) => ({ recruiterId }),
    command: () => ({ mode: 'edit', version: 0, value: {} }),
    can: (viewer, made) => canEditRecruiter(viewer, made.recruiterId),
    allowed: 422,
    refused: 403,
  },
  {
    route: 'job',
    what: 'a draft',
    params: ({ draftId }) => ({ alias: draftId }),
    can: (viewer, made) =>
      jobVisibility(viewer, { status: 'JOB_DRAFT', companyId: made.companyId, companyValidated: true }) === 'open',
    allowed: 200,
    refused: 404,
  },
  {
    route: 'jobAsCandidate',
    params: ({ draftId }) => ({ alias: draftId }),
    can: (viewer, made) => canManageOffersOf(viewer, made.companyId),
    allowed: 200,
    refused: (viewer) => (canManageOffers(viewer) ? 404 : page(403)(viewer)),
  },
  {
    route: 'managedJob',
    params: ({ draftId }) => ({ jobId: draftId }),
    can: (viewer, made) => canManageOffersOf(viewer, made.companyId),
    allowed: 200,
    refused: (viewer) => (canManageOffers(viewer) ? 404 : 403),
  },
  {
    route: 'managedJob',
    what: 'editing',
    params: ({ draftId }) => ({ jobId: draftId }),
    command: () => ({ mode: 'edit', version: 0, value: { title: 7 } }),
    can: (viewer, made) => canManageOffersOf(viewer, made.companyId),
    allowed: 422,
    refused: (viewer) => (canManageOffers(viewer) ? 404 : 403),
  },
  {
    route: 'managedJob',
    what: 'the alert for its profiles',
    params: ({ jobId }) => ({ jobId }),
    command: () => ({ mode: 'alertProfiles' }),
    can: (viewer, made) => canKeepLists(viewer) && canManageOffersOf(viewer, made.companyId),
    allowed: 200,
    refused: (viewer) => (canKeepLists(viewer) ? 404 : 403),
  },
  {
    route: 'confirmJob',
    params: ({ draftId }) => ({ jobId: draftId }),
    can: (viewer, made) => canManageOffersOf(viewer, made.companyId),
    allowed: 200,
    refused: (viewer) => (canManageOffers(viewer) ? 404 : page(403)(viewer)),
  },
  {
    route: 'peopleList',
    params: ({ listId }) => ({ listId }),
    can: (viewer, made) => canSeeKept(viewer, listOf(made, false)),
    allowed: 200,
    refused: (viewer) => (canKeepLists(viewer) ? 404 : page(403)(viewer)),
  },
  {
    route: 'peopleList',
    what: 'a shared list',
    params: ({ sharedListId }) => ({ listId: sharedListId }),
    can: (viewer, made) => canSeeKept(viewer, listOf(made, true)),
    allowed: 200,
    refused: (viewer) => (canKeepLists(viewer) ? 404 : page(403)(viewer)),
  },
  { route: 'profilePane', params: developer, can: canSearchLibrary, allowed: 200, refused: 403 },
  { route: 'listsOfPerson', params: developer, can: canKeepLists, allowed: 200, refused: 403 },
  {
    route: 'listsOfPerson',
    what: 'putting someone into a list of a colleague',
    params: developer,
    command: ({ listId }) => ({ listId, on: true }),
    can: (viewer, made) => canSeeKept(viewer, listOf(made, false)),
    allowed: 200,
    refused: (viewer) => (canKeepLists(viewer) ? 404 : 403),
  },
  {
    route: 'jobFigures',
    params: ({ jobId }) => ({ jobId }),
    can: (viewer, made) => canSeeApplicants(viewer) && canManageOffersOf(viewer, made.companyId),
    allowed: 200,
    refused: (viewer) => (canSeeApplicants(viewer) ? 404 : page(403)(viewer)),
  },
  {
    route: 'jobApplicants',
    params: ({ jobId }) => ({ jobId }),
    can: (viewer, made) => canSeeApplicants(viewer) && canManageOffersOf(viewer, made.companyId),
    allowed: 200,
    refused: (viewer) => (canSeeApplicants(viewer) ? 404 : page(403)(viewer)),
  },
];
