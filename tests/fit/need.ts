import * as z from 'zod';
import { contractTypes, remoteFrequencies } from '../../domain/profile/cards/job-terms.ts';

const range = z
  .strictObject({ least: z.int().nonnegative().optional(), most: z.int().nonnegative().optional() })
  .refine(({ least, most }) => least !== undefined || most !== undefined, 'an empty range')
  .refine(({ least = 0, most = Number.POSITIVE_INFINITY }) => least <= most, 'least above most');

const ids = z.array(z.string()).default([]);

const judgement = z.strictObject({
  /** The last part of the profile's address in the demo. */
  person: z.string(),
  grade: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  why: z.string().min(10).max(160),
});

/** What a recruiter wrote, the same in fields, and which people of the demo suit it (tests/fit/README.md). */
export const needSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  locale: z.enum(['fr', 'en']),
  text: z.string(),
  /** Technologies, the main one first. */
  must: ids,
  nice: ids,
  exclude: ids,
  professions: z.array(z.string()).min(1),
  years: range.optional(),
  /** French names; any of them. */
  cities: ids,
  /** Absent when nothing is said. */
  remote: z.enum(remoteFrequencies).optional(),
  /** In one of the cities, or else from anywhere. */
  orRemote: z.boolean().default(false),
  /** Any of them; empty when nothing is said. */
  contracts: z.array(z.enum(contractTypes)).default([]),
  /** Thousands of euros a year. */
  pay: range.optional(),
  /** Euros, of a freelance. */
  dailyRate: range.optional(),
  languages: z.array(z.strictObject({ id: z.string(), level: z.int().min(0).max(100) })).default([]),
  /** Everyone who is not in this list has the grade 0. */
  judgements: z.array(judgement).min(1),
});

export type Need = z.infer<typeof needSchema>;
