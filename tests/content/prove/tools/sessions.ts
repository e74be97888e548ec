import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { lateError } from '../printed.ts';

type Session = { client: pg.Client; pid: number; pending?: Promise<void> };
/** `admin` is a connection of its own, which sees who waits for whom. */
type Settings = { admin: pg.Client; config: pg.ClientConfig; seconds: number };

/** The connections of one script. A statement that waits for a lock of an idle session does not stop the script. */
export class Sessions {
  readonly printed: string[] = [];
  readonly #open = new Map<string, Session>();
  #name = 'a';
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  change(name: string): void {
    this.#name = name;
  }

  async send(sql: string): Promise<void> {
    const session = await this.#session();
    // A session executes one statement at a time.
    await session.pending;
    session.pending = this.#query(session.client, sql).then((lines) => {
      session.pending = undefined;
      this.printed.push(...lines);
    });
    if (await this.#waits(session)) this.printed.push('waiting');
    await this.settle();
  }

  /** Until each statement has ended or waits for a session that does nothing. */
  async settle(): Promise<void> {
    for (const session of this.#open.values()) await this.#waits(session);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map(({ client }) => client.end().catch(() => {})));
  }

  /** The lines that a statement prints. */
  async #query(client: pg.Client, sql: string): Promise<string[]> {
    const lines: string[] = [];
    const notice = (told: { severity?: string; message?: string }) => lines.push(`${told.severity}: ${told.message}`);
    client.on('notice', notice);
    const started = performance.now();
    try {
      // Without types: every value as the server writes it.
      const types = { getTypeParser: () => (value: string) => value };
      const result = await client.query<string[]>({ text: sql, rowMode: 'array', types } as pg.QueryArrayConfig);
      for (const { rows } of [result].flat()) for (const row of rows) lines.push(row.map((one) => one ?? '').join('|'));
    } catch (error) {
      const code = (error as { code?: string }).code ?? 'connection';
      const isLate = code === '57014' && performance.now() - started >= this.#settings.seconds * 1000;
      lines.push(isLate ? lateError : `ERROR: ${code}`);
    } finally {
      client.off('notice', notice);
    }
    return lines;
  }

  /** True while its statement waits for a lock of a session that is idle; false when the statement has ended. */
  async #waits(session: Session): Promise<boolean> {
    for (;;) {
      await Promise.race([session.pending, wait(20)]);
      if (!session.pending) return false;
      if (await this.#waitsForIdle(session.pid)) return true;
    }
  }

  async #waitsForIdle(pid: number): Promise<boolean> {
    const sessions = [...this.#open.values()];
    const idle = sessions.filter(({ pending }) => !pending);
    const { rows } = await this.#settings.admin.query<{ pid: number; blockers: number[] }>(
      'select pid, pg_blocking_pids(pid) as blockers from unnest($1::integer[]) as pid',
      [sessions.map((one) => one.pid)],
    );
    const blockers = new Map(rows.map((row) => [row.pid, row.blockers]));
    const reached = new Set([pid]);
    for (const one of reached) for (const blocker of blockers.get(one) ?? []) reached.add(blocker);
    return idle.some((one) => reached.has(one.pid));
  }

  async #session(): Promise<Session> {
    const found = this.#open.get(this.#name);
    if (found) return found;
    const { config, seconds } = this.#settings;
    const client = new pg.Client({ ...config, statement_timeout: seconds * 1000, options: '-c timezone=UTC' });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const session = { client, pid: rows[0]?.pid ?? 0 };
    this.#open.set(this.#name, session);
    return session;
  }
}
