/**
 * A draft is being written, a published test can be taken, an archived one cannot be taken any more; its results stay.
 */
export const testStates = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
export type TestState = (typeof testStates)[number];

const following: Record<TestState, readonly TestState[]> = {
  // A draft needs enough questions to be published, and a test that was taken never becomes a draft again.
  DRAFT: ['PUBLISHED'],
  PUBLISHED: ['ARCHIVED'],
  ARCHIVED: ['PUBLISHED'],
};

/** The states that the team may choose for a test: the current one, or a following one. */
export function possibleStates(state: TestState): TestState[] {
  return [state, ...following[state]];
}
