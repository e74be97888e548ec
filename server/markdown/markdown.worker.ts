// The thread that renders Markdown to HTML: see open-thread.ts.
import { parentPort } from 'node:worker_threads';
import type { Answer, Question } from './open-thread.ts';
import { renderMarkdown } from './render-markdown.ts';
import { withinBudget } from './within-budget.ts';

const render = withinBudget(renderMarkdown);
// Warms up the code, so that the first real texts are not slow.
for (let count = 0; count < 20; count++)
  renderMarkdown('# Un\n\n- **deux** [trois](https://example.com)\n- `quatre`\n');

parentPort?.on('message', ({ text, milliseconds }: Question) => parentPort?.postMessage(answer(text, milliseconds)));
parentPort?.postMessage('ready');

function answer(text: string, milliseconds: number): Answer {
  try {
    return render(text, milliseconds);
  } catch {
    // Nested deeper than the stack or longer than a string may be: the same text would fail again.
    return { failed: 'slow', cpu: 0 };
  }
}
