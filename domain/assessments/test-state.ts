/** A draft is being written, a published test can be taken, an archived one cannot any more: what people did in it stays. */
export const testStates = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
export type TestState = (typeof testStates)[number];

const following: Record<TestState, readonly TestState[]> = {
  // With enough questions. What somebody has taken is no draft again.
  DRAFT: ['PUBLISHED'],
  PUBLISHED: ['ARCHIVED'],
  ARCHIVED: ['PUBLISHED'],
};

/** What the team may choose for a test that is in a state: to leave it there, or to move it on. */
export function possibleStates(state: TestState): TestState[] {
  return [state, ...following[state]];
}
