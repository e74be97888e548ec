import { createContext, Script } from 'node:vm';

export type Outcome = { html: string; cpu: number } | { failed: 'slow' | 'late'; cpu: number };

/** How often the time on the clock is stretched for a thread that the machine did not let run. */
const stretches = [1, 4, 16];

/**
 * Runs something synchronous with a budget of processor time. The clock alone would refuse innocent texts on a busy
 * machine: what was interrupted before its budget was used begins again with more time. `slow` has used its budget,
 * `late` has not been let run.
 */
export function withinBudget(render: (text: string) => string, clock = { cpu: threadMilliseconds }) {
  const script = new Script('run()');
  let text = '';
  const context = createContext({ run: () => render(text) });
  return (given: string, budgetMilliseconds: number): Outcome => {
    text = given;
    const began = clock.cpu();
    for (const stretch of stretches) {
      const start = clock.cpu();
      try {
        const html: string = script.runInContext(context, { timeout: Math.ceil(budgetMilliseconds * stretch) });
        return { html, cpu: clock.cpu() - began };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
        // The two clocks do not agree to the millisecond.
        if (clock.cpu() - start >= budgetMilliseconds * 0.9) return { failed: 'slow', cpu: clock.cpu() - began };
      }
    }
    return { failed: 'late', cpu: clock.cpu() - began };
  };
}

function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
