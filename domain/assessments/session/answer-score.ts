/**
 * 1 when exactly the right options were chosen, 0 otherwise: half of several right options is not half of the
 * knowledge, and the question's own rating already shows how hard it is to find them all. No answer is a wrong one.
 */
export function answerScore(chosen: readonly string[], right: readonly string[]): 0 | 1 {
  const [marked, expected] = [new Set(chosen), new Set(right)];
  if (marked.size === 0 || marked.size !== expected.size) return 0;
  return [...marked].every((option) => expected.has(option)) ? 1 : 0;
}
