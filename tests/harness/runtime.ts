import type { Locale, Viewer } from '../../domain/viewer.ts';
import { readConfig } from '../../server/config.ts';
import type { Context } from '../../server/context.ts';
import { openRuntime, type Runtime } from '../../server/runtime.ts';
import { readViewer } from '../../server/services/account/read-viewer.ts';
import { atEnd } from './at-end.ts';
import { testDatabase } from './database.ts';
import { newDataDir, removeDataDir } from './product.ts';

/** All resources of a process, on a database for this test file. */
export async function testRuntime(env: Record<string, string> = {}): Promise<Runtime> {
  const dataDir = newDataDir();
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env });
  const database = await testDatabase();
  const runtime = openRuntime(config, database);
  atEnd(async () => {
    await runtime.live.close();
    await runtime.library.close();
    await runtime.catalogue.close();
    await runtime.offers.close();
    await runtime.markdown.close();
    removeDataDir(dataDir);
  });
  return runtime;
}

/** A browser as services see it: it stores cookies and sends them back. */
export class Visitor {
  readonly #runtime: Runtime;
  readonly #cookies = new Map<string, string>();
  readonly #address: string;

  constructor(runtime: Runtime, address = '127.0.0.1') {
    this.#runtime = runtime;
    this.#address = address;
  }

  /** The context of this visitor's next request. */
  async context(locale: Locale = 'fr'): Promise<Context> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { viewer } = await readViewer(this.#runtime, cookie);
    return {
      ...this.#runtime,
      viewer,
      locale,
      requestId: 'test',
      nonce: 'test',
      page: { html: undefined, keepSeconds: 0 },
      clientAddress: this.#address,
      headers: new Headers(cookie ? { cookie } : {}),
      cookies: { append: (line) => this.#keep(line) },
    };
  }

  async viewer(): Promise<Viewer> {
    return (await this.context()).viewer;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const cut = pair.indexOf('=');
    const gone = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
    if (gone) this.#cookies.delete(pair.slice(0, cut));
    else this.#cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
  }
}
