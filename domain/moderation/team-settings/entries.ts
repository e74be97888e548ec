import * as z from 'zod';
import { limitCode } from '../../error-codes.ts';
import { fileHandle, optionalLine, requiredLine } from '../../profile/text-limits.ts';
import { slugOf } from '../../text/fold.ts';
import { personName } from '../../text/shown-name.ts';
import { emailWordsSchema } from '../disable-reason.ts';

/** The sections of the settings, which the team edits without a deployment. */
export const settingsSections = [
  'team',
  'templates',
  'answers',
  'plans',
  'technologies',
  'professions',
  'vocabulary',
  'tests',
  'seasons',
  'achievements',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** Replaces the id in the address of an entry that does not exist yet. */
export const newEntry = 'new';

/** docs/product/moderation.md, Staff roster. */
export const staffPlaces = [0, 1, 2, 3, 4] as const;

export const staffSchema = z.object({
  name: personName(80),
  short: requiredLine(40).refine((short) => keyOf(short) !== '', 'unknown'),
  roleFr: requiredLine(80),
  roleEn: requiredLine(80),
  email: requiredLine(254)
    .pipe(z.email('email'))
    .transform((email) => email.toLowerCase()),
  phoneNumber: optionalLine(30).refine((phone) => phone === null || /^\+?[\d .()-]{6,30}$/.test(phone), 'phone'),
  picHandle: fileHandle.nullable(),
});
export type StaffDraft = z.input<typeof staffSchema>;

/** docs/product/moderation.md, Staff roster: the first name in lower case. */
export function keyOf(short: string): string {
  return slugOf(short);
}

export const templateSchema = emailWordsSchema;
export type TemplateDraft = z.input<typeof templateSchema>;

/** A number that may be left empty, which then means "no limit" or "on request". */
const wholeOrEmpty = (least: number, most: number) =>
  z
    .custom<number | string | null>(
      (value) => value === null || typeof value === 'number' || typeof value === 'string',
      'unknown',
    )
    .transform((value) => (value === null || value === '' ? null : Number(value)))
    .refine(
      (value) => value === null || (Number.isInteger(value) && value >= least && value <= most),
      limitCode('range', least, most),
    );

export const planSchema = z.object({
  nameFr: requiredLine(60),
  nameEn: requiredLine(60),
  /** Profile views per day; null means unlimited (docs/product/companies.md, What a plan allows). */
  candidateLimitDay: wholeOrEmpty(1, 100_000),
  /** Conversations; 99 means unlimited (docs/product/companies.md, What a plan allows). */
  pipeCapacity: wholeOrEmpty(0, 99),
  featureBatch: z.boolean('unknown'),
  monthlyPriceEur: wholeOrEmpty(0, 100_000),
});
export type PlanDraft = z.input<typeof planSchema>;

export const technologySchema = z.object({
  nameFr: requiredLine(60),
  nameEn: requiredLine(60),
  category: requiredLine(40),
  /** Name of the icon; null shows the default icon. */
  handle: optionalLine(60).refine((handle) => handle === null || /^[a-z0-9]+$/.test(handle), 'unknown'),
});
export type TechnologyDraft = z.input<typeof technologySchema>;

export const professionSchema = z.object({
  nameFr: requiredLine(80),
  nameEn: requiredLine(80),
  displayNameFr: requiredLine(80),
  displayNameEn: requiredLine(80),
  /** The group of professions that it belongs to. */
  parentId: requiredLine(80),
});
export type ProfessionDraft = z.input<typeof professionSchema>;
