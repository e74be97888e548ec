import * as z from 'zod';
import { requiredText } from '../../profile/text-limits.ts';
import { type StagePhase, stagePhases, stagePresets } from './stage.ts';

export const stageNameLimit = 40;
/** In each phase. */
export const mostStages = 8;

const stage = z.union([
  z.object({ id: z.uuid().optional(), preset: z.enum(stagePresets), name: z.null() }),
  z.object({ id: z.uuid().optional(), preset: z.null(), name: requiredText(stageNameLimit) }),
]);

const stagesOfPhase = z.array(stage).min(1, 'required').max(mostStages, 'tooMany');

/** docs/product/contact.md, Stages of a company: the stages of each phase, in their order. `null`: those of the company. */
export const stagesSchema = z.object({ applied: stagesOfPhase, open: stagesOfPhase }).superRefine((given, context) => {
  for (const phase of stagePhases)
    for (const index of repeated(given[phase]))
      context.addIssue({ code: 'custom', message: 'duplicate', path: [phase, index, 'name'] });
});
export type StagesDraft = z.input<typeof stagesSchema>;
export type StageDraft = StagesDraft[StagePhase][number];

/** The places of names that an earlier stage has already, whatever their capitals. */
function repeated(stages: readonly { preset: string | null; name: string | null }[]): number[] {
  const names = stages.map(({ preset, name }) => name?.toLowerCase() ?? preset);
  return names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []));
}
