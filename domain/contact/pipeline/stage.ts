import type { CandidateState } from '../conversations/candidate-state.ts';

/** The states of the candidate manager that a company divides into stages of its own. */
export const stagePhases = ['applied', 'open'] as const satisfies CandidateState[];
export type StagePhase = (typeof stagePhases)[number];

/** The names that the product translates, until a company writes its own. */
export const stagePresets = ['review', 'shortlist', 'first-talk', 'interview', 'proposal'] as const;
export type StagePreset = (typeof stagePresets)[number];

/** One of the two. */
export type StageName = { preset: StagePreset | null; name: string | null };
export type Stage = { id: string; phase: StagePhase } & StageName;

export const isStagePhase = (state: CandidateState): state is StagePhase => stagePhases.some((one) => one === state);

/** Whether two stages have the same name, whatever its capitals. */
export const isSameStage = (one: StageName, other: StageName): boolean =>
  one.preset === other.preset && one.name?.toLowerCase() === other.name?.toLowerCase();
