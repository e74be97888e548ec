import * as z from 'zod';

const mostMoved = 100;

/**
 * docs/product/contact.md, Moving candidates: `from` is the stage that the recruiter saw, so that a move of a colleague in
 * the meantime is not undone unseen.
 */
export const moveCommand = z.object({
  stageId: z.uuid('unknown'),
  moved: z
    .array(z.object({ developerId: z.uuid('unknown'), from: z.uuid('unknown').nullable() }))
    .min(1)
    .max(mostMoved),
});
export type MoveCommand = z.output<typeof moveCommand>;

/** Why a candidate stays: a colleague moved them, their state has changed, or their offer has stages of its own. */
export type MoveRefusal = 'elsewhere' | 'state' | 'offer' | 'unknown';
export type MoveOutcome = { moved: string[]; refused: { developerId: string; reason: MoveRefusal }[] };
