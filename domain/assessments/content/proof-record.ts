import * as z from 'zod';
import { proofTools } from './proof.ts';

/** That the proof of an item held: with which version of its tool, on which day, for which state of its question. */
const proofRecordSchema = z.strictObject({
  tool: z.enum(proofTools, 'unknown'),
  /** As people read it, such as `PostgreSQL 18.4`. */
  version: z.string().min(1),
  date: z.iso.date(),
  hash: z.string().min(1),
});

/** The schema of content/tests/<alias>/proofs.yaml: by the id of the item. */
export const proofRecordsSchema = z.record(z.string(), proofRecordSchema);
export type ProofRecords = z.output<typeof proofRecordsSchema>;

/** The schema of content/tests/<alias>/reviews.yaml: the day on which a second reader agreed, for which state. */
export const reviewRecordsSchema = z.record(
  z.string(),
  z.strictObject({ date: z.iso.date(), hash: z.string().min(1) }),
);
export type ReviewRecords = z.output<typeof reviewRecordsSchema>;
