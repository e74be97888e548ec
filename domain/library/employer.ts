import { plain } from './words.ts';

/** What a name may carry or leave out without being another company. */
const forms = new Set(
  `sa sas sasu sarl eurl scop sci se gie snc inc ltd llc llp plc corp corporation co company gmbh ag bv nv spa srl ab oy
   groupe group holding international the`.split(/\s+/),
);

/** The beginnings of a name, word by word, the whole name last: 'acme', 'acmelabs'. Spaces do not tell companies apart. */
function beginnings(name: string): string[] {
  const words = plain(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.filter((word) => !forms.has(word));
  let joined = '';
  // A name that is nothing but such words is its own.
  return (own.length > 0 ? own : words).map((word) => (joined += word));
}

/**
 * Names under which the employers of a profile are kept: each beginning, and the whole with a sign before it. Two
 * companies are taken for the same when the name of one begins with that of the other: it is better to be hidden from
 * 'Acme Labs' for nothing than to be seen by the department next door.
 */
export function hiddenFrom(employers: readonly string[]): string[] {
  const names = employers.flatMap((employer) => {
    const all = beginnings(employer);
    return all.length > 0 ? [...all, `=${all.at(-1)}`] : [];
  });
  return [...new Set(names)].sort();
}

/** What a company is looked up by among those names: its whole name as a beginning, its beginnings as whole names. */
export function companyNames(company: string): string[] {
  const all = beginnings(company);
  return all.length > 0 ? [all.at(-1) ?? '', ...all.map((name) => `=${name}`)] : [];
}

/** Hidden from the company named as current employer. */
export function isEmployer(company: string, employers: readonly string[]): boolean {
  const names = new Set(hiddenFrom(employers));
  return companyNames(company).some((name) => names.has(name));
}
