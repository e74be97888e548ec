import * as z from 'zod';
import { type ErrorCode, type FieldErrors, limitCode } from '../../error-codes.ts';
import { jobSalaryLimits } from '../../jobs/job.ts';
import { needsPlace } from '../../jobs/job-place.ts';
import {
  type ContractType,
  contractTypes,
  type RemoteFrequency,
  rateLimits,
  remoteFrequencies,
} from '../../profile/cards/job-search.ts';
import type { PlaceChoice } from '../../profile/place-choice.ts';
import { textLimits } from '../../profile/text-limits.ts';

/** Thousands of euros gross a year, or euros a day. */
export type PayUnit = 'year' | 'day';
export type Pay = { unit: PayUnit; min: number; max: number };

/** docs/product/contact.md, What a request offers. `jobId`: the offer that says it; null when it was stated by hand. */
export type Terms = {
  jobId: string | null;
  contractType: ContractType;
  /** Only an internship may have none. */
  pay: Pay | null;
  placeId: string | null;
  remote: RemoteFrequency;
};

export const payLimits = { year: jobSalaryLimits, day: rateLimits } as const satisfies Record<PayUnit, object>;

/** Freelance work is paid by the day, all other work by the year. */
export const payUnitOf = (contract: ContractType | null): PayUnit => (contract === 'freelance' ? 'day' : 'year');

/** The law asks for a range, except for an internship, whose pay is set elsewhere. */
export const needsPay = (contract: ContractType | null): boolean => contract !== 'internship';

/** Longer than every figure that is accepted. */
export const figureLimit = 12;
const figure = z.string('unknown').max(figureLimit, 'unknown');

/** The form as typed: an offer of the company, or the fields. Both are kept, whichever is used in the end. */
export const termsDraftSchema = z.object({
  kind: z.enum(['offer', 'stated'], 'required'),
  jobId: z.string('unknown').max(textLimits.id, 'unknown').nullable(),
  contractType: z.enum(contractTypes, 'unknown').nullable(),
  payMin: figure,
  payMax: figure,
  place: z
    .object({ placeId: z.string('unknown').max(textLimits.id, 'unknown'), label: z.string('unknown').max(300, 'long') })
    .nullable() as z.ZodType<PlaceChoice | null, PlaceChoice | null>,
  remote: z.enum(remoteFrequencies, 'unknown').nullable(),
});
export type TermsDraft = z.output<typeof termsDraftSchema>;

export const emptyTerms = (kind: TermsDraft['kind'] = 'stated'): TermsDraft => ({
  kind,
  jobId: null,
  contractType: null,
  payMin: '',
  payMax: '',
  place: null,
  remote: null,
});

/** What a request says about its terms; the server reads what the offer says. */
export type GivenTerms = { kind: 'offer'; jobId: string } | { kind: 'stated'; terms: Terms };

/** docs/product/contact.md, What a request offers: nothing goes out without it. */
export const termsSchema = termsDraftSchema
  .superRefine((draft, context) => {
    for (const [field, message] of Object.entries(termsErrors(draft)))
      context.addIssue({ code: 'custom', message, path: [field] });
  })
  .transform(givenTerms);

function termsErrors(draft: TermsDraft): FieldErrors {
  const errors: FieldErrors = {};
  if (draft.kind === 'offer') return draft.jobId ? errors : { jobId: 'required' };
  const { contractType, place, remote } = draft;
  if (!contractType) errors.contractType = 'required';
  const { least, most } = payLimits[payUnitOf(contractType)];
  const figures = { payMin: readFigure(draft.payMin), payMax: readFigure(draft.payMax) };
  const { payMin, payMax } = figures;
  // A range has two ends, also that of an internship, which may have none.
  const required = needsPay(contractType) || payMin !== null || payMax !== null;
  for (const [field, value] of Object.entries(figures)) {
    if (value === null && required) errors[field] = 'required';
    else if (value !== null && !(Number.isInteger(value) && value >= least && value <= most))
      errors[field] = limitCode('range', least, most);
  }
  if (payMin !== null && payMax !== null && payMin > payMax) errors.payMax ??= 'salaryOrder' satisfies ErrorCode;
  if (!remote) errors.remote = 'required';
  if (!place?.placeId && needsPlace(remote)) errors.place = 'required';
  return errors;
}

/** null: nothing was typed; NaN: not a number. */
function readFigure(typed: string): number | null {
  const text = typed.trim();
  return text === '' ? null : /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** The draft has no errors. */
function givenTerms(draft: TermsDraft): GivenTerms {
  if (draft.kind === 'offer') return { kind: 'offer', jobId: draft.jobId ?? '' };
  const contractType = draft.contractType ?? 'permanent';
  const [min, max] = [readFigure(draft.payMin), readFigure(draft.payMax)];
  const pay = min === null || max === null ? null : { unit: payUnitOf(contractType), min, max };
  const terms = { contractType, pay, placeId: draft.place?.placeId ?? null, remote: draft.remote ?? 'no' };
  return { kind: 'stated', terms: { jobId: null, ...terms } };
}

export type OfferFacts = {
  id: string;
  contractType: string | null;
  remote: string | null;
  placeId: string | null;
  salaryMin: number | null;
  salaryMax: number | null;
};

/** What an offer says; undefined for one that lacks a part of it, which a published offer does not. */
export function termsOfOffer(offer: OfferFacts): Terms | undefined {
  const { id: jobId, placeId, salaryMin: min, salaryMax: max } = offer;
  const contractType = contractTypes.find((one) => one === offer.contractType);
  const remote = remoteFrequencies.find((one) => one === offer.remote);
  if (!contractType || !remote || (needsPlace(remote) && placeId === null)) return undefined;
  const pay = min === null || max === null ? null : { unit: 'year' as const, min, max };
  return pay || !needsPay(contractType) ? { jobId, contractType, pay, placeId, remote } : undefined;
}
