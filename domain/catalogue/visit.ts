import * as z from 'zod';
import { portalKinds } from './portal.ts';

const id = z.string().min(1).max(80);

/** A visitor follows a link of the catalogue: to a question, or to the portal of a technology or a profession. */
export const catalogueVisitSchema = z.union([
  z.object({ to: z.literal('question'), testId: id, questionId: id }),
  z.object({ to: z.literal('portal'), kind: z.enum(portalKinds), id, fromTag: z.boolean() }),
]);
export type CatalogueVisit = z.output<typeof catalogueVisitSchema>;
