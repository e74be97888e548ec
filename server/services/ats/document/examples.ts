import type * as z from 'zod';
import type { CandidateAnswer } from '../../../../domain/ats/candidate.ts';
import type { OperationName } from '../../../../domain/ats/operations.ts';
import type { WebhookEvent } from '../../../../domain/ats/webhook.ts';
import type { webhookMessages } from '../../../../domain/ats/webhook-messages.ts';
import { introductionStatus } from '../../../../domain/contact/introductions/status.ts';

const jobId = '0d9c6f0e-6a4b-8d13-a7a1-2f0c5d8e9b41';
const developerId = '01936f2a-51c8-7c3e-9d0a-4b7e6f2a1c55';
const candidateId = '01936f2b-0a17-7b42-8f6d-1e3c5a7b9d20';
const place = 'ChIJexampleQuimper';

const jobBody = {
  status: 'published',
  title: 'Développeur·euse front-end',
  professionId: 'front-end-developer',
  contractType: 'permanent',
  technologyIds: ['svelte', 'css'],
  niceTechnologyIds: ['css'],
  yearsMin: 2,
  yearsMax: 5,
  languages: [{ languageId: 'en', level: 70, required: false }],
  seniority: 'mid',
  team: 'Une tech lead, trois développeur·euses et une designer.',
  teamSize: 5,
  steps: [
    { name: 'Appel avec Inès', duration: '30min', note: null },
    { name: 'Exercice en binôme', duration: '90min', note: 'Sur notre code, avec une personne de l’équipe.' },
  ],
  hiringWeeks: 2,
  applyUntil: '2026-12-18',
  publishOn: null,
  place,
  remote: 'hybrid',
  daysPerWeek: 2,
  salaryMin: 45,
  salaryMax: 52,
  description: 'Une équipe de **cinq** personnes.',
  externalUrl: null,
};
const job = {
  id: jobId,
  externalId: 'REQ-2031',
  ...jobBody,
  url: 'https://vivier.example/job/developpeur-euse-front-end-mareva',
  createdAt: '2026-11-16T09:00:00.000Z',
  updatedAt: '2026-11-16T09:00:00.000Z',
  publishedAt: '2026-11-16T09:00:00.000Z',
  validUntil: '2026-12-18',
  publishProblem: null,
};
const shortJob = { id: jobId, externalId: 'REQ-2031', title: job.title };
const profile = 'https://vivier.example/t?link=eyJyZWRpcmVjdFVybCI6Imh0dHBzJTNB';
const terms: CandidateAnswer['terms'] = {
  ...{ job: jobId, contractType: 'permanent', place, remote: 'hybrid' },
  ...{ payUnit: 'year', payMin: 45, payMax: 52 },
};
const candidate = {
  id: candidateId,
  developerId,
  name: 'Camille Verdier',
  profile,
  status: introductionStatus.STATUS_VALIDATED_BY_RECRUITER,
  statusName: 'STATUS_VALIDATED_BY_RECRUITER',
  phase: 'open',
  statusSince: '2026-11-17T10:30:00.000Z',
  createdAt: '2026-11-17T10:30:00.000Z',
  assignedJob: shortJob,
  contact: null,
  decline: null,
  terms,
  messageCount: 0,
  lastMessageAt: null,
  timeline: [
    {
      at: '2026-11-17T10:30:00.000Z',
      event: 'acceptApplication',
      from: null,
      to: introductionStatus.STATUS_VALIDATED_BY_RECRUITER,
      by: 'recruiter',
    },
  ],
};
const hired = {
  at: '2026-12-02T16:00:00.000Z',
  event: 'hire',
  from: introductionStatus.STATUS_VALIDATED_BY_RECRUITER,
  to: introductionStatus.ARCHIVED_HIRED,
  by: 'recruiter',
};

type Example = { body?: unknown; answer: unknown };

/** One example per operation; the tests check them against the schemas. */
export const examples: Record<OperationName, Example> = {
  listJobs: { answer: { items: [job], next: null } },
  readJob: { answer: job },
  putJob: { body: jobBody, answer: job },
  listProfessions: { answer: { items: [{ id: 'front-end-developer', name: 'Développeur·euse front-end' }] } },
  listTechnologies: { answer: { items: [{ id: 'svelte', name: 'Svelte' }] } },
  listLanguages: { answer: { items: [{ id: 'en', name: 'Anglais' }] } },
  findPlaces: { answer: { items: [{ id: place, name: 'Quimper, France' }] } },
  listApplications: {
    answer: {
      items: [
        {
          developerId,
          name: 'Camille Verdier',
          profile,
          kind: 'job',
          job: shortJob,
          source: 'ats',
          message: 'Votre produit me plaît.',
          appliedAt: '2026-11-17T08:12:45.123456Z',
          state: 'waiting',
          answerBefore: '2026-12-17',
          closedAt: null,
        },
      ],
      next: null,
    },
  },
  sendApplication: {
    body: { email: 'camille@example.com', job: 'REQ-2031', message: 'Votre produit me plaît.' },
    answer: { taken: true },
  },
  listCandidates: { answer: { items: [candidate], next: null } },
  answerApplication: { body: { developerId, decision: 'accept' }, answer: candidate },
  readCandidate: { answer: candidate },
  changeCandidate: {
    body: { action: 'hire' },
    answer: {
      ...candidate,
      status: introductionStatus.ARCHIVED_HIRED,
      statusName: 'ARCHIVED_HIRED',
      phase: 'archived',
      statusSince: hired.at,
      timeline: [...candidate.timeline, hired],
    },
  },
  readResume: { answer: { basics: { name: 'Camille Verdier', label: 'Je soigne les interfaces.' }, work: [] } },
  readSettings: { answer: { disableApplicationWorkflow: false } },
  changeSettings: { body: { disableApplicationWorkflow: true }, answer: { disableApplicationWorkflow: true } },
};

const applied = { developerId, kind: 'job', jobId, appliedAt: '2026-11-16T10:00:00.000Z' } as const;

type Messages = { [Event in WebhookEvent]: z.output<(typeof webhookMessages)[Event]> };

export const messageExamples: Messages = {
  'introduction.changed': {
    type: 'introduction.changed',
    timestamp: '2026-11-17T10:30:00.000Z',
    data: {
      candidateId,
      developerId,
      event: 'acceptWithDetails',
      from: introductionStatus.STATUS_WAITING_FOR_DEVELOPER,
      to: introductionStatus.STATUS_VALIDATED_BY_DEVELOPER,
      statusName: 'STATUS_VALIDATED_BY_DEVELOPER',
      by: 'developer',
      contactGiven: true,
      position: 2,
      terms,
    },
  },
  'application.received': {
    type: 'application.received',
    timestamp: applied.appliedAt,
    data: { ...applied, source: 'here' },
  },
  'application.closed': {
    type: 'application.closed',
    timestamp: '2026-12-16T23:05:00.000Z',
    data: { ...applied, reason: 'unanswered' },
  },
  'message.created': {
    type: 'message.created',
    timestamp: '2026-11-18T08:15:00.000Z',
    data: { candidateId, developerId, by: 'developer', position: 2 },
  },
  'stage.changed': {
    type: 'stage.changed',
    timestamp: '2026-11-19T14:00:00.000Z',
    data: {
      stageId: '0193f1c2-7d4e-7a10-9c55-3f0b6a1d2e61',
      preset: 'interview',
      name: null,
      candidates: [{ developerId, from: '0193f1c2-7d4e-7a10-9c55-3f0b6a1d2e60' }],
    },
  },
  'job.changed': {
    type: 'job.changed',
    timestamp: '2026-11-16T09:00:00.000Z',
    data: { jobId, externalId: 'REQ-2031', status: 'published' },
  },
};
