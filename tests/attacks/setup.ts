// Once for all attacks: the demo world as a template database, the product in production mode behind TLS on a copy of
// it, and a session of each demo account.
import { setDefaultCACertificates } from 'node:tls';
import type { TestProject } from 'vitest/node';
import { assemble, type OpenDatabase } from '../../server/data/database.ts';
import { prepareDatabase } from '../../server/data/prepare.ts';
import type { Live } from '../../server/live.ts';
import { renderMarkdown } from '../../server/markdown/render-markdown.ts';
import { fillHtml } from '../../server/services/shared/markdown/fill-html.ts';
import { ask, inDatabase, urlOf } from '../harness/database-server.ts';
import { type SiteDatabase, startProductionSite } from '../harness/production-site.ts';
import { certificate } from '../harness/tls-proxy.ts';
import type { Account } from './accounts.ts';
import { makeSessions } from './make-session.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    site: {
      url: string;
      database: SiteDatabase;
      /** The folder of tests/harness/mailbox.ts. */
      mailbox: string;
      /** The log of the product, of every level. */
      logFile: string;
    };
    sessions: { cookies: Record<Account, string> };
    /** The name of a database with the demo world, to be copied. */
    world: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  setDefaultCACertificates([certificate]);
  const { testServer: server, testTemplate: template } = project.getProvidedContext();
  const [world, own] = [`vivier_world_${process.pid}`, `vivier_site_${process.pid}`];
  await ask(server, `create database ${world} template ${template}`);
  const database = assemble(inDatabase(server, world), 4, async () => {});
  await prepareDatabase({ APP_MODE: 'demo' }, database, new Date());
  await renderTexts(database);
  await database.close();
  await ask(server, `create database ${own} template ${world}`);
  const site = await startProductionSite({ databaseUrl: urlOf(server, own), env: { LOG_LEVEL: 'debug' } });
  const { url, mailbox, logFile } = site;
  try {
    project.provide('site', { url, database: site.database, mailbox, logFile });
    project.provide('sessions', { cookies: await makeSessions(site.database) });
    project.provide('world', world);
  } catch (error) {
    await site.stop();
    throw error;
  }
  return async () => {
    await site.stop();
    // The test run's own server is deleted with all its databases.
    if (!process.env.TEST_DATABASE_URL) return;
    for (const name of [own, world]) await ask(server, `drop database ${name} with (force)`);
  };
}

/** Once, instead of by each product that gets a copy; the texts of the demo world need no worker thread. */
async function renderTexts({ db }: OpenDatabase): Promise<void> {
  const render = async (texts: readonly string[]) => texts.map((text) => ({ html: renderMarkdown(text), final: true }));
  const live = { onHangUp: () => () => {} } as unknown as Live;
  await fillHtml({ db, markdown: { render, close: async () => {} }, live });
}
