/** docs/product/contact.md, Contact mode of a plan. */
const notForInterns = ['permanent', 'fixedTerm'];

/** docs/product/contact.md, Contact mode of a plan: wants neither a permanent nor a fixed-term contract. */
export function isInternOnly(contractTypes: readonly string[]): boolean {
  return !contractTypes.some((type) => notForInterns.includes(type));
}
