// A separate process that prints résumés as the product does, and reports its times and costs.
import { threadPdf } from '../../../server/ports/pdf/embedded.ts';
import { twoPageResumes } from './resumes.ts';

export type Order = { print: number[] } | 'memory' | 'cpu';
export type Printed = { milliseconds: number[]; pages: number };

const resumes = twoPageResumes(40);
const pdf = threadPdf();

async function print(which: number[]): Promise<Printed> {
  const milliseconds: number[] = [];
  let pages = 0;
  for (const index of which) {
    const resume = resumes[index % resumes.length];
    if (!resume) continue;
    const started = performance.now();
    const bytes = await pdf.render({ resume, theme: 'colour' });
    milliseconds.push(performance.now() - started);
    pages = Number(/\/Count (\d+)/.exec(Buffer.from(bytes).toString('latin1'))?.[1]);
  }
  return { milliseconds, pages };
}

process.on('message', async ({ id, order }: { id: number; order: Order }) => {
  if (order === 'memory') process.send?.({ id, answer: process.memoryUsage.rss() });
  else if (order === 'cpu') process.send?.({ id, answer: process.cpuUsage().user + process.cpuUsage().system });
  else process.send?.({ id, answer: await print(order.print) });
});
