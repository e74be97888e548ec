import type { AnswerOf, BodyOf, OperationName, QueryOf } from '../../../domain/ats/operations.ts';
import type { Context } from '../../context.ts';
import { answerApplication, changeCandidate, readResume } from '../../services/ats/change-candidate.ts';
import { putJob } from '../../services/ats/put-job.ts';
import { listApplications } from '../../services/ats/read-applications.ts';
import { listCandidates, readCandidate } from '../../services/ats/read-candidates.ts';
import { listJobs, readJob } from '../../services/ats/read-jobs.ts';
import { sendApplication } from '../../services/ats/send-application.ts';
import { changeSettings, readSettings } from '../../services/ats/settings.ts';
import { readLookups } from '../../services/shell/lookups/read-lookups.ts';
import { suggestPlaces } from '../../services/shell/lookups/suggest-places.ts';

type Asked<Name extends OperationName> = { id: string; query: QueryOf<Name>; body: BodyOf<Name> };

/** Each operation only calls a service; `id` is the parameter in its path. */
export const handlers: {
  [Name in OperationName]: (context: Context, asked: Asked<Name>) => Promise<AnswerOf<Name>>;
} = {
  listJobs: (context, { query }) => listJobs(context, query),
  readJob: (context, { id }) => readJob(context, id),
  putJob: (context, { id, body }) => putJob(context, id, body),
  listProfessions: async (context) => ({ items: named(await readLookups(context, 'professions')) }),
  listTechnologies: async (context) => ({ items: named(await readLookups(context, 'technologies')) }),
  listLanguages: async (context) => ({ items: named(await readLookups(context, 'languages')) }),
  findPlaces: async (context, { query }) => {
    const places = await suggestPlaces(context, query.q);
    return { items: places.map(({ placeId, label }) => ({ id: placeId, name: label })) };
  },
  listApplications: (context, { query }) => listApplications(context, query),
  sendApplication: async (context, { body }) => {
    await sendApplication(context, body);
    return { taken: true };
  },
  listCandidates: (context, { query }) => listCandidates(context, query),
  answerApplication: (context, { body }) => answerApplication(context, body),
  readCandidate: (context, { id }) => readCandidate(context, id),
  changeCandidate: (context, { id, body }) => changeCandidate(context, id, body),
  readResume: async (context, { id }) => ({ ...(await readResume(context, id)) }),
  readSettings: (context) => readSettings(context),
  changeSettings: (context, { body }) => changeSettings(context, body),
};

const named = (choices: { id: string; name: string }[]) => choices.map(({ id, name }) => ({ id, name }));
