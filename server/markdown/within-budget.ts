import { createContext, Script } from 'node:vm';

export type Outcome = { html: string; cpu: number } | { failed: 'slow' | 'late'; cpu: number };

/** A run is repeated with a longer wall-clock limit when the thread got little processor time, up to this factor. */
const longestStretch = 16;
const mostRuns = 3;

/**
 * Runs a synchronous function with a budget of processor time. A wall-clock limit alone would refuse normal texts on a
 * busy machine: a run that was interrupted before it used its budget starts again with more time. `slow` has used its
 * budget, `late` has not got enough processor time.
 */
export function withinBudget(render: (text: string) => string, clock = { cpu: threadMilliseconds }) {
  const script = new Script('run()');
  let text = '';
  const context = createContext({ run: () => render(text) });
  return (given: string, budgetMilliseconds: number): Outcome => {
    text = given;
    const began = clock.cpu();
    let stretch = 1;
    for (let run = 0; run < mostRuns; run++) {
      const start = clock.cpu();
      try {
        const html: string = script.runInContext(context, { timeout: Math.ceil(budgetMilliseconds * stretch) });
        return { html, cpu: clock.cpu() - began };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
        const used = clock.cpu() - start;
        // The two clocks differ by some milliseconds.
        if (used >= budgetMilliseconds * 0.9) return { failed: 'slow', cpu: clock.cpu() - began };
        // As long as the whole budget would take at the share of the processor that this run got, and half as long again.
        stretch = Math.min(longestStretch, (1.5 * stretch * budgetMilliseconds) / used);
      }
    }
    return { failed: 'late', cpu: clock.cpu() - began };
  };
}

function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
