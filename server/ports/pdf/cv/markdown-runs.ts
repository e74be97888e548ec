/** A run of stars, underscores or tildes; what remains of `count` after pairing is printed. */
export type Run = { sign: string; count: number; opens: boolean; closes: boolean };

const punctuation = /[\p{P}\p{S}]/u;

export function runAt(text: string, at: number): Run | undefined {
  const sign = text[at] ?? '';
  if (sign !== '*' && sign !== '_' && sign !== '~') return undefined;
  let count = 1;
  while (text[at + count] === sign) count++;
  return { sign, count, ...flanks(sign, text[at - 1], text[at + count]) };
}

/** Whether a run can open or close emphasis: it touches a word on one side. */
function flanks(sign: string, before = ' ', after = ' '): { opens: boolean; closes: boolean } {
  const [spaceBefore, spaceAfter] = [/\s/.test(before), /\s/.test(after)];
  const [signBefore, signAfter] = [punctuation.test(before), punctuation.test(after)];
  const left = !spaceAfter && (!signAfter || spaceBefore || signBefore);
  const right = !spaceBefore && (!signBefore || spaceAfter || signAfter);
  // snake_case is one word.
  if (sign === '_') return { opens: left && (!right || signBefore), closes: right && (!left || signAfter) };
  return { opens: left, closes: right };
}

/** Removes the signs of each pair; returns the depth of bold at each position. */
export function pairRuns(runs: (Run | undefined)[]): number[] {
  const change = new Array<number>(runs.length + 1).fill(0);
  const open: { run: Run; index: number }[] = [];
  for (const [index, run] of runs.entries()) {
    if (!run) continue;
    while (run.closes && run.count > 0) {
      const place = open.findLastIndex((one) => one.run.sign === run.sign);
      const opener = open[place];
      if (!opener) break;
      const used = opener.run.count >= 2 && run.count >= 2 ? 2 : 1;
      if (run.sign === '~' && used === 1) break;
      opener.run.count -= used;
      run.count -= used;
      if (used === 2 && run.sign !== '~') {
        change[opener.index] = (change[opener.index] ?? 0) + 1;
        change[index] = (change[index] ?? 0) - 1;
      }
      open.length = opener.run.count > 0 ? place + 1 : place;
    }
    if (run.opens && run.count > 0) open.push({ run, index });
  }
  let depth = 0;
  return change.map((step) => {
    depth += step;
    return depth;
  });
}
