/** What a part of a code is; each kind has its colour. Everything else is plain. */
export const codeKinds = {
  k: 'keyword',
  s: 'string',
  n: 'number',
  c: 'comment',
  f: 'function',
  t: 'type',
  a: 'attribute',
  m: 'meta',
  i: 'inserted',
  d: 'deleted',
} as const;

export type CodeKind = keyof typeof codeKinds;
/** `kind` is undefined for plain text. */
export type CodeRun = { kind: CodeKind | undefined; text: string };

/** Runs as a short text for the wire: kind and length, such as « k5.1f3 » for a keyword, a space and a function. */
export function encodeRuns(runs: readonly { kind: CodeKind | undefined; length: number }[]): string {
  return runs.map(({ kind, length }) => `${kind ?? '.'}${length}`).join('');
}

/** The code cut into its runs. What the runs do not cover is plain, so that no letter is ever lost. */
export function decodeRuns(code: string, encoded: string): CodeRun[] {
  const runs: CodeRun[] = [];
  let from = 0;
  for (const [, kind = '.', length] of encoded.matchAll(/([a-z.])(\d+)/g)) {
    const text = code.slice(from, from + Number(length));
    from += text.length;
    if (text) runs.push({ kind: kind in codeKinds ? (kind as CodeKind) : undefined, text });
  }
  const rest = code.slice(from);
  return rest ? [...runs, { kind: undefined, text: rest }] : runs;
}

/** The runs of each line, for code with line numbers. */
export function runsByLine(code: string, encoded: string): CodeRun[][] {
  const lines: CodeRun[][] = [[]];
  for (const { kind, text } of decodeRuns(code, encoded)) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push({ kind, text: part });
    }
  }
  return lines;
}
