import * as z from 'zod';
import { requiredLine } from '../../profile/text-limits.ts';

/** docs/product/moderation.md, Merging technologies. */
export const mergeSchema = z.object({ keptId: requiredLine(80) });

/** What uses a technology; questions are those of its tests. */
export const technologyUses = ['profiles', 'offers', 'companies', 'tests', 'questions', 'searches'] as const;
export type TechnologyUses = Record<(typeof technologyUses)[number], number>;

export type MergeDraft = z.input<typeof mergeSchema> & {
  /** Shown in the dialog, and not sent. */
  uses?: TechnologyUses;
};
