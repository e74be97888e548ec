/** French only, where zero is singular. */
export function publishedQuestions(count: number): string {
  return count > 1 ? `${count} questions publiées` : `${count} question publiée`;
}
