import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import * as z from 'zod';
import { contractTypes, remoteFrequencies } from '../../domain/profile/cards/job-terms.ts';
import { protectedKinds } from '../../domain/search/job-text/protected-words.ts';

const ids = z.array(z.string()).default([]);
const jobText = z.strictObject({
  name: z.string(),
  text: z.string().min(200).max(20_000),
  /** What a person reads in it. */
  need: z.strictObject({
    must: ids,
    nice: ids,
    professions: ids,
    years: z.tuple([z.number().nullable(), z.number().nullable()]).optional(),
    cities: ids,
    regions: ids,
    remote: z.enum(remoteFrequencies).optional(),
    orRemote: z.boolean().default(false),
    contracts: z.array(z.enum(contractTypes)).default([]),
    pay: z.number().optional(),
    /** Required languages, with their least level. */
    languages: z.record(z.string(), z.number()).default({}),
    nicelanguages: ids,
    ignored: z.array(z.enum(protectedKinds)).default([]),
  }),
});
export type JobText = z.output<typeof jobText>;

/** The advertisements of one file, with the need that a person reads in them. */
export function readJobTexts(file: string): JobText[] {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return z.array(jobText).parse(load(readFileSync(path, 'utf8')));
}

/** The cities of the texts by the name that they have there. */
export const cityIds: Record<string, string> = {
  Nantes: 'insee:44109',
  Lyon: 'insee:69123',
  Lille: 'insee:59350',
  Montpellier: 'insee:34172',
  Paris: 'insee:75056',
  Toulouse: 'insee:31555',
  Rennes: 'insee:35238',
  Bordeaux: 'insee:33063',
  Strasbourg: 'insee:67482',
  'La Défense': 'insee:92026',
  London: 'geonames:2643743',
  Brussels: 'geonames:2800866',
  Grenoble: 'insee:38185',
};
