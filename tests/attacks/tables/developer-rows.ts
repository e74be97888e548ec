import { randomUUID } from 'node:crypto';
import { canActAs, canEditInformationOfDevelopers } from '../../../domain/permissions/account.ts';
import {
  canHaveBadges,
  canPlay,
  canReadEverySession,
  canShareAchievement,
} from '../../../domain/permissions/assessments.ts';
import { canDeleteComment, canReportQuestion, questionRoles } from '../../../domain/permissions/catalogue.ts';
import { canAssignJob, canReadContactOptions } from '../../../domain/permissions/contact.ts';
import { canKeepJobs } from '../../../domain/permissions/jobs.ts';
import {
  canKeepLists,
  canReadNotes,
  canReportProfile,
  canWriteTeamNotes,
} from '../../../domain/permissions/library.ts';
import { canModerate } from '../../../domain/permissions/moderation.ts';
import {
  canAskForBoost,
  canEditProfile,
  canOpenDeveloperSettings,
  canOpenProfile,
  canOpenProfiles,
  viewerKind,
} from '../../../domain/permissions/profile.ts';
import { canDownload } from '../../../domain/permissions/resume.ts';
import type { Owned } from '../owned-objects.ts';
import { unknownId } from './outcomes.ts';
import { type OwnedRow, page } from './owned-row.ts';

const developer = ({ developerId }: Owned) => ({ developerId });

const profileOf = ({ developerId: id }: Owned) => ({
  ...{ id, disabled: false, isShort: false, hidesFromCompany: false },
  visibility: { all: true, cards: { about: { all: true }, tests: { all: true } } },
});
/** The objects of developers: profile, lists about them, tests, questions. */
export const ownedByDevelopers: OwnedRow[] = [
  {
    route: 'profile',
    params: ({ developerId }) => ({ alias: developerId }),
    can: (viewer, made) => canOpenProfile(viewer, profileOf(made)),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'achievements',
    params: ({ developerId }) => ({ alias: developerId }),
    can: (viewer, made) => canOpenProfile(viewer, profileOf(made)),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'profileCard',
    params: (made) => ({ ...developer(made), card: 'about' }),
    can: (viewer, made) => canEditProfile(viewer, made.developerId),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'profileCard',
    what: 'hiding a card',
    params: (made) => ({ ...developer(made), card: 'about' }),
    command: () => ({ mode: 'hide', card: 'skills', hidden: true }),
    can: (viewer, made) => canEditProfile(viewer, made.developerId),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'boost',
    params: developer,
    can: (viewer, made) => canAskForBoost(viewer, made.developerId),
    allowed: 200,
    refused: page(403),
  },
  {
    route: 'developerInformations',
    params: developer,
    can: canEditInformationOfDevelopers,
    allowed: 200,
    refused: page(403),
  },
  { route: 'developerSettings', params: developer, can: canOpenDeveloperSettings, allowed: 200, refused: page(403) },
  { route: 'developerVisibility', params: developer, can: canOpenDeveloperSettings, allowed: 200, refused: page(403) },
  { route: 'developerDashboard', params: developer, can: canOpenDeveloperSettings, allowed: 200, refused: page(403) },
  {
    route: 'resume',
    params: (made) => ({ ...developer(made), file: 'resume.json' }),
    can: (viewer, made) =>
      viewer !== undefined &&
      canOpenProfile(viewer, profileOf(made)) &&
      canDownload({ viewerKind: viewerKind(viewer, made.developerId), planId: viewer.membership?.planId }),
    allowed: 200,
    refused: page(403),
  },
  {
    route: 'notes',
    params: developer,
    can: (viewer, made) => canReadNotes(viewer, profileOf(made)),
    allowed: 200,
    refused: (viewer) => (viewer ? 404 : 403),
  },
  {
    route: 'notes',
    what: 'a note of the team',
    params: developer,
    command: () => ({ action: 'delete', kind: 'team', id: unknownId }),
    can: (viewer, made) => canReadNotes(viewer, profileOf(made)) && canWriteTeamNotes(viewer),
    allowed: 200,
    refused: (viewer) => (canOpenProfiles(viewer) ? 403 : 404),
  },
  {
    route: 'favourite',
    params: developer,
    command: () => ({ favourite: false }),
    can: canKeepLists,
    allowed: 200,
    refused: 403,
  },
  {
    route: 'keptJob',
    params: ({ jobId }) => ({ jobId }),
    command: () => ({ kept: false }),
    can: canKeepJobs,
    allowed: 200,
    refused: 403,
  },
  {
    route: 'followedCompany',
    params: ({ companyId }) => ({ companyId }),
    command: () => ({ followed: false }),
    can: canKeepJobs,
    allowed: 200,
    refused: 403,
  },
  {
    route: 'report',
    params: developer,
    command: () => ({ key: randomUUID(), reason: '' }),
    can: (viewer, made) => canReportProfile(viewer, made.developerId),
    allowed: 422,
    refused: 403,
  },
  { route: 'contactRequest', params: developer, can: canReadContactOptions, allowed: 200, refused: 403 },
  { route: 'assignedJob', params: developer, can: canAssignJob, allowed: 200, refused: 403 },
  {
    route: 'assignedJob',
    what: 'assigning',
    params: developer,
    command: () => ({ jobId: null }),
    can: canAssignJob,
    allowed: 200,
    refused: 403,
  },
  { route: 'moderation', params: developer, can: canModerate, allowed: 200, refused: 403 },
  { route: 'profileReview', params: developer, can: canModerate, allowed: 200, refused: 403 },
  {
    route: 'moderation',
    what: 'the boost',
    params: developer,
    command: () => ({ mode: 'boost', value: {} }),
    can: canModerate,
    allowed: 422,
    refused: 403,
  },
  {
    route: 'actAs',
    params: ({ developerId }) => ({ userId: developerId }),
    can: (viewer, { developerId }) => canActAs(viewer, { userId: developerId, role: 'DEVELOPER' }),
    allowed: 200,
    refused: page(403),
  },
  {
    route: 'userTests',
    params: (made) => ({ ...developer(made), technologyId: 'react' }),
    can: (viewer, made) => canEditProfile(viewer, made.developerId),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'userTests',
    what: 'marking a technology',
    params: (made) => ({ ...developer(made), technologyId: 'react' }),
    command: () => ({ mode: 'mark', mark: 'pin', on: false }),
    can: (viewer, made) => canEditProfile(viewer, made.developerId),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'userAchievements',
    params: developer,
    command: () => ({ mode: 'seen', ids: [] }),
    can: (viewer, made) => canShareAchievement(viewer, made.developerId),
    allowed: 200,
    refused: 403,
  },
  {
    route: 'testSession',
    params: ({ sessionId }) => ({ sessionId }),
    can: (viewer, made) => (canPlay(viewer) && viewer?.userId === made.developerId) || canReadEverySession(viewer),
    allowed: (viewer) => (canReadEverySession(viewer) ? 302 : 200),
    refused: (viewer) => (canPlay(viewer) ? 404 : page(403)(viewer)),
  },
  {
    route: 'sessionActions',
    params: ({ sessionId }) => ({ sessionId }),
    can: (viewer, made) => canPlay(viewer) && viewer?.userId === made.developerId,
    allowed: 200,
    refused: (viewer) => (canPlay(viewer) ? 404 : 403),
  },
  {
    route: 'adminTestSession',
    params: ({ sessionId, developerId }) => ({ sessionId, userId: developerId }),
    can: canReadEverySession,
    allowed: 200,
    refused: page(403),
  },
  {
    route: 'ownBadgeFile',
    params: ({ badgeId }) => ({ badgeId, file: 'badge.json' }),
    can: (viewer, made) => canHaveBadges(viewer) && viewer?.userId === made.developerId,
    allowed: 200,
    refused: (viewer) => (canHaveBadges(viewer) ? 404 : page(403)(viewer)),
  },
  {
    route: 'contribution',
    params: ({ questionId }) => ({ questionId }),
    can: (viewer, made) => questionRoles(viewer, { authorId: made.developerId }).length > 0,
    allowed: 200,
    refused: page(404),
  },
  {
    route: 'contributionActs',
    params: ({ questionId }) => ({ questionId }),
    command: () => ({ mode: 'withdraw' }),
    can: (viewer, made) => questionRoles(viewer, { authorId: made.developerId }).length > 0,
    allowed: 409,
    refused: (viewer) => (viewer ? 404 : 403),
  },
  {
    route: 'questionFeedback',
    what: 'deleting a comment',
    params: ({ testId, questionId }) => ({ testId, questionId }),
    command: ({ comments }, asker) => ({ mode: 'deleteComment', commentId: comments[asker] }),
    can: (viewer, made) => canDeleteComment(viewer, { authorId: made.developerId }),
    allowed: 200,
    refused: (viewer) => (viewer ? 404 : 403),
  },
  {
    route: 'questionReport',
    params: ({ testId, questionId }) => ({ testId, questionId }),
    command: () => ({ mode: 'report', value: {} }),
    can: canReportQuestion,
    allowed: 422,
    refused: 403,
  },
];
