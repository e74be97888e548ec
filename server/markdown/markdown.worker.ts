// The thread in which Markdown becomes HTML: see open-thread.ts.
import { parentPort } from 'node:worker_threads';
import type { Answer, Question } from './open-thread.ts';
import { renderMarkdown } from './render-markdown.ts';
import { withinBudget } from './within-budget.ts';

const render = withinBudget(renderMarkdown);
// So that the first texts do not pay for a machine that is still cold.
for (let count = 0; count < 20; count++)
  renderMarkdown('# Un\n\n- **deux** [trois](https://example.com)\n- `quatre`\n');

parentPort?.on('message', ({ text, milliseconds }: Question) => parentPort?.postMessage(answer(text, milliseconds)));
parentPort?.postMessage('ready');

function answer(text: string, milliseconds: number): Answer {
  try {
    return render(text, milliseconds);
  } catch {
    // Nested deeper than the stack, or longer than a string may be: the same text would fail again.
    return { failed: 'slow', cpu: 0 };
  }
}
