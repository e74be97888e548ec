import * as z from 'zod';
import { requiredLine, rowId, rows, textLimits } from '../text-limits.ts';

export const mostInterests = 20;

const interest = z.object({ id: rowId, name: requiredLine(textLimits.title) }, 'required');

export const interestsSchema = z.object({ interests: rows(interest, mostInterests) });
export type InterestsDraft = z.input<typeof interestsSchema>;
export type Interests = z.output<typeof interestsSchema>;

export const emptyInterest = (): InterestsDraft['interests'][number] => ({ name: '' });
