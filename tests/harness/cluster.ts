// The embedded database server of a data folder, seen from outside.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export function clusterOf(dataDir: string): string {
  const note = join(dataDir, 'postgres-folder');
  return join(existsSync(note) ? readFileSync(note, 'utf8') : join(dataDir, 'postgres'), 'cluster');
}

export function pidFile(dataDir: string): string[] {
  try {
    return readFileSync(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** The process of the database server that a data folder names. */
export function postmasterOf(dataDir: string): number | undefined {
  const [pid] = pidFile(dataDir);
  return pid ? Number(pid) : undefined;
}

export function isAlive(pid: number): boolean {
  try {
    // One that has ended but was not yet waited for by whoever inherited it is dead all the same.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Ends it without writing what it still holds in memory: for data that are thrown away. */
export async function endAtOnce(dataDir: string): Promise<void> {
  const pid = postmasterOf(dataDir);
  if (!pid) return;
  process.kill(pid, 'SIGQUIT');
  const deadline = Date.now() + 15_000;
  while (isThere(pid) && Date.now() < deadline) await wait(20);
}

/** On every system, unlike isAlive. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
