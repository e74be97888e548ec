import { fold } from '../text/fold.ts';

/** Words that a company name may have or lack without being another company. */
const forms = new Set(
  `sa sas sasu sarl eurl scop sci se gie snc inc ltd llc llp plc corp corporation co company gmbh ag bv nv spa srl ab oy
   groupe group holding international the`.split(/\s+/),
);

/**
 * The beginnings of a name, word by word, the whole name last: 'acme', 'acmelabs'. Spaces do not distinguish companies.
 */
function beginnings(name: string): string[] {
  const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.filter((word) => !forms.has(word));
  let joined = '';
  // A name of such words only is used as it is.
  return (own.length > 0 ? own : words).map((word) => (joined += word));
}

/**
 * The stored names of a profile's employers: each beginning, and the whole name with '=' before it. Two companies count
 * as the same when the name of one begins with that of the other: it is better to hide from 'Acme Labs' without need
 * than to be seen by the employer's other department.
 */
export function hiddenFrom(employers: readonly string[]): string[] {
  const names = employers.flatMap((employer) => {
    const all = beginnings(employer);
    return all.length > 0 ? [...all, `=${all.at(-1)}`] : [];
  });
  return [...new Set(names)].sort();
}

/** The names to look up a company by: its whole name as a beginning, its beginnings as whole names. */
export function companyNames(company: string): string[] {
  const all = beginnings(company);
  return all.length > 0 ? [all.at(-1) ?? '', ...all.map((name) => `=${name}`)] : [];
}

/** Whether a company is one of the current employers, so that the profile is hidden from it. */
export function isEmployer(company: string, employers: readonly string[]): boolean {
  const names = new Set(hiddenFrom(employers));
  return companyNames(company).some((name) => names.has(name));
}
