// The places in a source file where raw SQL gets a row type that the compiler has to believe.

export type Site = {
  /** As a stack trace names it: the line, and for `sql` the column of the opening backtick. */
  line: number;
  column: number;
  /** `sql` is a fragment or a statement, `call` a statement given as text. */
  kind: 'sql' | 'call';
  /** The type between the angle brackets, with its position in the file; absent for a fragment without a type. */
  type?: { text: string; start: number; end: number };
};

const opening = /\bsql(?=[<`])|\.(?:query|executeQuery)(?=<)/g;

export function findSites(source: string): Site[] {
  const sites: Site[] = [];
  for (const match of source.matchAll(opening)) {
    const kind = match[0] === 'sql' ? 'sql' : 'call';
    const next = match.index + match[0].length;
    const typed = source[next] === '<';
    const end = typed ? closing(source, next) : next;
    const after = typed ? end + 1 : end;
    // `typeof sql<boolean>` is only a type.
    if (source[after] !== (kind === 'sql' ? '`' : '(')) continue;
    const at = kind === 'sql' ? after : match.index;
    sites.push({
      ...position(source, at),
      kind,
      ...(typed && { type: { text: source.slice(next + 1, end), start: next + 1, end } }),
    });
  }
  return sites;
}

/** The index of the `>` that closes the `<` at an index. */
function closing(source: string, from: number): number {
  let depth = 0;
  for (let index = from; index < source.length; index++) {
    if (source[index] === '<') depth++;
    if (source[index] === '>' && source[index - 1] !== '=' && --depth === 0) return index;
  }
  return source.length;
}

function position(source: string, index: number): { line: number; column: number } {
  const before = source.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
