// Once for all attacks: the product in production mode behind TLS, and a session of each demo account.
import { setDefaultCACertificates } from 'node:tls';
import type { TestProject } from 'vitest/node';
import { startProductionSite } from '../harness/production-site.ts';
import { certificate } from '../harness/tls-proxy.ts';
import { openSessions, type Sessions } from './sessions.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    site: { url: string; dataDir: string /** The folder of tests/harness/mailbox.ts. */; mailbox: string };
    sessions: Sessions;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  setDefaultCACertificates([certificate]);
  const site = await startProductionSite();
  try {
    project.provide('site', { url: site.url, dataDir: site.dataDir, mailbox: site.mailbox });
    project.provide('sessions', await openSessions(site.url));
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site.stop;
}
