import * as z from 'zod';
import { introductionStatuses } from '../contact/introductions/status.ts';
import type { Scope } from './api-key.ts';
import { applicationAnswer, applicationBody, applicationTaken } from './application.ts';
import { candidateAnswer, candidateBody, decisionBody } from './candidate.ts';
import { apiJobStatuses, jobAnswer, jobBody } from './job.ts';

const settings = z.strictObject({ disableApplicationWorkflow: z.boolean('unknown') });
const choice = z.object({ id: z.string(), name: z.string() });

/** A list is read in pages: `next` is where the following page begins. */
const pageOf = <T extends z.ZodType>(entry: T) => z.object({ items: z.array(entry), next: z.string().nullable() });
const after = z.string().max(100, 'unknown').optional();
const limit = z.coerce.number('unknown').int('unknown').min(1, 'unknown').max(100, 'unknown').default(50);
const moment = z.iso.datetime({ offset: true, error: 'unknown' }).optional();
const statusFilter = z.coerce
  .number('unknown')
  .refine((code) => introductionStatuses.some((status) => status === code), 'unknown')
  .optional();
const none = z.object({});

/** All operations of the API: routes, checks and documentation are generated from this list. */
export const operations = {
  listJobs: {
    method: 'get',
    path: '/jobs',
    scope: 'jobs:read',
    query: z.object({ status: z.enum(apiJobStatuses, 'unknown').optional(), after, limit }),
    body: none,
    status: 200,
    answer: pageOf(jobAnswer),
  },
  readJob: {
    method: 'get',
    path: '/jobs/:job',
    scope: 'jobs:read',
    query: none,
    body: none,
    status: 200,
    answer: jobAnswer,
  },
  putJob: {
    method: 'put',
    path: '/jobs/:job',
    scope: 'jobs:write',
    query: none,
    body: jobBody,
    status: 200,
    answer: jobAnswer,
  },
  listProfessions: {
    method: 'get',
    path: '/lists/professions',
    scope: 'jobs:read',
    query: none,
    body: none,
    status: 200,
    answer: z.object({ items: z.array(choice) }),
  },
  listTechnologies: {
    method: 'get',
    path: '/lists/technologies',
    scope: 'jobs:read',
    query: none,
    body: none,
    status: 200,
    answer: z.object({ items: z.array(choice) }),
  },
  listLanguages: {
    method: 'get',
    path: '/lists/languages',
    scope: 'jobs:read',
    query: none,
    body: none,
    status: 200,
    answer: z.object({ items: z.array(choice) }),
  },
  findPlaces: {
    method: 'get',
    path: '/lists/places',
    scope: 'jobs:read',
    query: z.object({ q: z.string('required').min(1, 'required').max(100, 'long') }),
    body: none,
    status: 200,
    answer: z.object({ items: z.array(choice) }),
  },
  listApplications: {
    method: 'get',
    path: '/applications',
    scope: 'candidates:read',
    query: z.object({ after, limit }),
    body: none,
    status: 200,
    answer: pageOf(applicationAnswer),
  },
  sendApplication: {
    method: 'post',
    path: '/applications',
    scope: 'applications:write',
    query: none,
    body: applicationBody,
    status: 202,
    answer: applicationTaken,
  },
  listCandidates: {
    method: 'get',
    path: '/candidates',
    scope: 'candidates:read',
    query: z.object({ status: statusFilter, changedSince: moment, after, limit }),
    body: none,
    status: 200,
    answer: pageOf(candidateAnswer),
  },
  answerApplication: {
    method: 'post',
    path: '/candidates',
    scope: 'candidates:write',
    query: none,
    body: decisionBody,
    status: 201,
    answer: candidateAnswer,
  },
  readCandidate: {
    method: 'get',
    path: '/candidates/:candidate',
    scope: 'candidates:read',
    query: none,
    body: none,
    status: 200,
    answer: candidateAnswer,
  },
  changeCandidate: {
    method: 'patch',
    path: '/candidates/:candidate',
    scope: 'candidates:write',
    query: none,
    body: candidateBody,
    status: 200,
    answer: candidateAnswer,
  },
  readResume: {
    method: 'get',
    path: '/candidates/:candidate/resume',
    scope: 'candidates:read',
    query: none,
    body: none,
    status: 200,
    answer: z.looseObject({ basics: z.looseObject({}) }),
  },
  readSettings: {
    method: 'get',
    path: '/settings',
    scope: 'settings:write',
    query: none,
    body: none,
    status: 200,
    answer: settings,
  },
  changeSettings: {
    method: 'patch',
    path: '/settings',
    scope: 'settings:write',
    query: none,
    body: settings,
    status: 200,
    answer: settings,
  },
} as const satisfies Record<string, Operation>;

export type Operation = {
  method: 'get' | 'put' | 'post' | 'patch';
  path: `/${string}`;
  scope: Scope;
  query: z.ZodType;
  body: z.ZodType;
  status: 200 | 201 | 202;
  answer: z.ZodType;
};
export type OperationName = keyof typeof operations;
export type QueryOf<Name extends OperationName> = z.output<(typeof operations)[Name]['query']>;
export type BodyOf<Name extends OperationName> = z.output<(typeof operations)[Name]['body']>;
export type AnswerOf<Name extends OperationName> = z.input<(typeof operations)[Name]['answer']>;

export const writes = ({ method }: Pick<Operation, 'method'>): boolean => method !== 'get';
