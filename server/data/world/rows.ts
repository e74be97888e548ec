import type { Selectable } from 'kysely';
import { entryTables } from '../entry-tables.ts';
import type { DB } from '../schema.generated.ts';

/** The columns that the demo world fills, per table; the others keep their defaults. */
export const columns = {
  users: ['id', 'email', 'emailVerified', 'name', 'role', 'locale', 'createdAt', 'updatedAt'],
  credentials: ['id', 'userId', 'providerId', 'accountId', 'password', 'createdAt', 'updatedAt'],
  developers: [
    'id',
    'seoAlias',
    'avatar',
    'displayName',
    'oneSentenceDescription',
    'personalMessage',
    'professionId',
    'jobIssues',
    'codeExperienceYears',
    'otherExperienceYears',
    'studiesYears',
    'codingReason',
    'interestedTechnologies',
    'jobSearchState',
    'disableIntroductions',
    'contractTypes',
    'remoteFrequency',
    'remoteDaysPerWeek',
    'salary',
    'averageDailyRate',
    'perks',
    'visaSponsorship',
    'unavailable',
    'validationStatus',
    'validationAdminId',
    'validationDate',
    'disabledAt',
    'disabledReason',
    'lastUpdate',
    'isShort',
    'visibility',
    'createdAt',
    'completedAt',
    'publishedAt',
  ],
  developerConfidential: [
    'developerId',
    'firstName',
    'lastName',
    'phoneNumber',
    'nameVisibility',
    'nickName',
    'boost',
    'recommendationCallStatus',
    'recommendationCallDate',
  ],
  developerPlaces: ['developerId', 'kind', 'placeId', 'position', 'updatedAt'],
  developerExperiences: ['id', 'developerId', ...entryTables.experiences.columns, 'networkImport', 'position'],
  developerEducation: ['id', 'developerId', ...entryTables.education.columns, 'position'],
  developerProjects: ['id', 'developerId', ...entryTables.projects.columns, 'position'],
  developerLanguages: ['id', 'developerId', 'languageId', 'value', 'position'],
  developerTechnologies: ['developerId', 'technologyId', 'value', 'position'],
  developerInterests: ['id', 'developerId', 'name', 'position'],
  developerSocials: ['id', 'developerId', 'network', 'url', 'username', 'position'],
  developerHealth: ['developerId', 'content', 'consentedAt'],
  recruiters: ['id', 'seoAlias', 'displayName', 'jobTitle', 'avatar', 'createdAt'],
  companies: [
    'id',
    'seoAlias',
    'name',
    'description',
    'superlikeRequirements',
    'website',
    'staffCount',
    'placeId',
    'logo',
    'planId',
    'validatedAt',
    'validatedBy',
    'refusedAt',
    'refusedReason',
    'askedAt',
    'requestsReviewed',
    'createdAt',
    'updatedAt',
  ],
  developerRecommendations: ['id', 'developerId', 'authorId', 'value', 'createdAt'],
  companyTechnologies: ['companyId', 'technologyId', 'position'],
  companyMembers: ['recruiterId', 'companyId', 'admin', 'intros', 'joinedAt'],
  companyInvitations: [
    'id',
    'companyId',
    'email',
    'tokenHash',
    'admin',
    'intros',
    'invitedBy',
    'createdAt',
    'expiresAt',
  ],
  companyJoinRequests: ['recruiterId', 'companyId', 'message', 'createdAt'],
  planRequests: ['id', 'companyId', 'planId', 'recruiterId', 'message', 'status', 'createdAt'],
  jobs: [
    'id',
    'companyId',
    'seoAlias',
    'status',
    'title',
    'description',
    'professionId',
    'contractType',
    'placeId',
    'remoteFrequency',
    'remoteDaysPerWeek',
    'salaryMin',
    'salaryMax',
    'externalUrl',
    'createdBy',
    'createdAt',
    'updatedAt',
    'publishedAt',
    'archivedAt',
  ],
  jobTechnologies: ['jobId', 'technologyId', 'position'],
  companyLikes: ['developerId', 'companyId', 'likedAt'],
  superlikes: ['developerId', 'companyId', 'message', 'sentAt', 'reminded', 'endedAt', 'ending'],
  jobApplications: ['developerId', 'jobId', 'message', 'appliedAt', 'reminded', 'endedAt', 'ending'],
  jobLinkClicks: ['developerId', 'jobId', 'clickedAt'],
  companyViews: ['companyId', 'developerId', 'day', 'recruiterId', 'seenAt'],
  developerVisits: ['developerId', 'day', 'recruiterId', 'count', 'lastAt'],
  favourites: ['recruiterId', 'developerId', 'companyId', 'createdAt'],
  candidates: ['companyId', 'developerId', 'assignedJobId', 'createdAt'],
  introductions: [
    'id',
    'companyId',
    'developerId',
    'recruiterId',
    'status',
    'statusSince',
    'contactGiven',
    'remindedAt',
    'declineCode',
    'declineMessage',
    'termsJobId',
    'termsContract',
    'termsPayUnit',
    'termsPayMin',
    'termsPayMax',
    'termsPlaceId',
    'termsRemote',
    'messageCount',
    'lastMessageAt',
    'dueAt',
    'createdAt',
  ],
  introductionEvents: [
    'id',
    'introductionId',
    'position',
    'at',
    'event',
    'fromStatus',
    'toStatus',
    'actorKind',
    'actorId',
    'word',
  ],
  messages: ['id', 'introductionId', 'position', 'authorKind', 'authorId', 'body', 'sentKey', 'sentAt'],
  conversationReads: ['introductionId', 'userId', 'readPosition', 'readAt', 'toldPosition'],
  selections: ['recruiterId', 'companyId', 'developerId', 'addedAt', 'message', 'error', 'sentKey'],
  selectionDrafts: ['recruiterId', 'companyId', 'sameForAll', 'message'],
} as const satisfies { [T in keyof DB]?: readonly (keyof DB[T])[] };

export type TableName = keyof typeof columns;

export type Row<T extends TableName> = Pick<
  Selectable<DB[T]>,
  Extract<(typeof columns)[T][number], keyof Selectable<DB[T]>>
>;

/** Rows of several tables, to be written in the order of the tables above. */
export type Rows = { [T in TableName]?: Row<T>[] };

export type DeveloperRows = {
  user: Row<'users'>;
  developer: Row<'developers'>;
  confidential: Row<'developerConfidential'>;
  places: Row<'developerPlaces'>[];
  experiences: Row<'developerExperiences'>[];
  education: Row<'developerEducation'>[];
  projects: Row<'developerProjects'>[];
  languages: Row<'developerLanguages'>[];
  technologies: Row<'developerTechnologies'>[];
  interests: Row<'developerInterests'>[];
  socials: Row<'developerSocials'>[];
  health: Row<'developerHealth'>[];
  recommendations: Row<'developerRecommendations'>[];
};
