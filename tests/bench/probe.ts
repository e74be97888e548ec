// Loaded into every measured server before its own code (node --import): reports the figures of its process.
import { Session } from 'node:inspector/promises';
import type { Question } from './measured.ts';

const session = new Session();

const answers: Record<Question, () => unknown> = {
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  memory: () => process.memoryUsage.rss(),
  'profile on': async () => {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: 200 });
    await session.post('Profiler.start');
  },
  'profile off': async () => {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    return profile;
  },
};

process.on('message', async ({ question, id }: { question: Question; id: number }) => {
  if (question in answers) process.send?.({ id, answer: await answers[question]() });
});
// The channel must not keep a server alive that wants to end.
process.channel?.unref();
