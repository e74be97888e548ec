import type { Seed } from './seed.ts';

/** Requests that no journey sends: from the link of an e-mail, or by contributors only. */
export const moreSeeds: Seed[] = [
  { key: 'jobSite', method: 'POST', query: [], form: [] },
  { key: 'invitation', method: 'POST', query: [['token', 'abc']], form: [['token', 'abc']] },
  {
    key: 'draftTests',
    method: 'POST',
    query: [],
    json: {
      mode: 'open',
      value: {
        alias: 'deno',
        technologyId: 'deno',
        themeId: 'back-end',
        nameFr: 'Deno',
        nameEn: 'Deno',
        descriptionFr: 'Un test',
        descriptionEn: 'A test',
      },
    },
  },
  ...['ask', 'withdraw', 'publish'].map(
    (mode): Seed => ({ key: 'draftTest', method: 'POST', query: [], json: { mode } }),
  ),
  { key: 'draftTest', method: 'POST', query: [], json: { mode: 'accept', userId: '{id}' } },
];
