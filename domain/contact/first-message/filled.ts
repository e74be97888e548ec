import type { OfferOption } from '../terms/prefilled-terms.ts';
import { type TermsDraft, termsSchema } from '../terms/terms.ts';
import { type FieldValues, fillFields } from './fields.ts';

/** The template that a message was made of, and its text when it was filled. */
export type Filled = { template: string; text: string };

/** What the form of the terms says for the fields of a message. */
export function fieldsOfTerms(
  draft: TermsDraft,
  offers: readonly Pick<OfferOption, 'id' | 'title' | 'terms'>[],
): Pick<FieldValues, 'job' | 'terms'> {
  if (draft.kind === 'offer') {
    const offer = offers.find(({ id }) => id === draft.jobId);
    return { job: offer?.title ?? null, terms: offer?.terms ?? null };
  }
  const given = termsSchema.safeParse(draft);
  if (!given.success || given.data.kind !== 'stated') return { job: null, terms: null };
  const { pay, remote } = given.data.terms;
  return { job: null, terms: { pay, remote, city: cityOf(draft) } };
}

/** The label of a chosen place ends with its country. */
export const cityOf = ({ place }: Pick<TermsDraft, 'place'>): string | null => place?.label.split(',')[0] ?? null;

/**
 * The message after another offer was chosen: a filled template that was not edited is filled anew; in another text,
 * what is still open is filled.
 */
export function refill(text: string, filled: Filled | undefined, values: FieldValues): string {
  return fillFields(filled?.text === text ? filled.template : text, values);
}
