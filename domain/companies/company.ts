import * as z from 'zod';
import { limitCode } from '../error-codes.ts';
import { httpUrl } from '../profile/cards/link.ts';
import { placeChoice } from '../profile/place-choice.ts';
import {
  clampWhole,
  fileHandle,
  listedId,
  numberField,
  optionalText,
  requiredLine,
  requiredText,
  textLimits,
} from '../profile/text-limits.ts';
import { companyName } from '../text/shown-name.ts';

export const companyLimits = {
  staff: 1_000_000,
  technologies: 20,
  requirements: 2000,
  joinMessage: 1000,
  refusal: 1000,
} as const;

const technologyIds = z
  .array(listedId(), 'required')
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length <= companyLimits.technologies, limitCode('tooManyRows', companyLimits.technologies));

/** The information that the team needs to review a company. */
export const newCompanySchema = z.object({
  name: companyName(textLimits.title),
  website: requiredLine(textLimits.url).pipe(httpUrl),
  place: placeChoice,
  staffCount: numberField((value) => clampWhole(value, 1, companyLimits.staff, null)),
});
export type NewCompanyDraft = z.input<typeof newCompanySchema>;

export const emptyCompany = (name = ''): NewCompanyDraft => ({ name, website: '', place: null, staffCount: null });

/** The page of a company, as its administrators write it. */
export const companyPageSchema = newCompanySchema.extend({
  logoHandle: fileHandle.nullable(),
  description: optionalText(textLimits.description),
  technologyIds,
  superlikeRequirements: optionalText(companyLimits.requirements),
});
export type CompanyPageDraft = z.input<typeof companyPageSchema>;
export type CompanyPage = z.output<typeof companyPageSchema>;

/** The message of a user who asks to join a company. */
export const joinRequestSchema = z.object({ message: optionalText(companyLimits.joinMessage) });
export type JoinRequestDraft = z.input<typeof joinRequestSchema>;

/** Why a company is refused: its members read it, so it is never empty. */
export const refusalSchema = z.object({ reason: requiredText(companyLimits.refusal) });
export type RefusalDraft = z.input<typeof refusalSchema>;
