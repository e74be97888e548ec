// The embedded database server of a data folder, as another process sees it.
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

/** The process id of the database server in a data folder. */
export function postmasterOf(dataDir: string): number | undefined {
  const [pid] = pidFile(dataDir);
  return pid ? Number(pid) : undefined;
}

/** Whether a process runs. A zombie does not: it has ended, but its parent has not read its exit status yet. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user account.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const status = `/proc/${pid}/status`;
  return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
}

/** Immediate shutdown, without a checkpoint: for a data folder that is deleted next. */
export async function endAtOnce(dataDir: string): Promise<void> {
  const pid = postmasterOf(dataDir);
  if (!pid) return;
  process.kill(pid, 'SIGQUIT');
  const deadline = Date.now() + 15_000;
  while (isAlive(pid) && Date.now() < deadline) await wait(20);
}
