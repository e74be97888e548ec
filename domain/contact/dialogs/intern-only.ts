/** 'Intern-qualifying exclusions: permanent, fixedTerm.' */
const notForInterns = ['permanent', 'fixedTerm'];

/** 'A developer is intern-only when their contract types include neither permanent nor fixedTerm.' */
export function isInternOnly(contractTypes: readonly string[]): boolean {
  return !contractTypes.some((type) => notForInterns.includes(type));
}
