import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Fault } from '../../fault.ts';

/** Whom the server runs as (undefined: ourselves) and where its files and its programs are. */
export type Home = { user: { uid: number; gid: number } | undefined; folder: string; binaries: string };

/**
 * PostgreSQL refuses to run as root, so root lends it to an unprivileged account. That account must be able
 * to reach the programs and the data: where the project lies in a folder that only root may enter,
 * both live under /var/lib instead.
 */
export function prepareHome(dataDir: string, binaries: string): Home {
  if (process.getuid?.() !== 0) {
    mkdirSync(dataDir, { recursive: true });
    return { user: undefined, folder: join(dataDir, 'postgres'), binaries };
  }
  const user = unprivilegedUser();
  mkdirSync(dataDir, { recursive: true });
  const reachable = canReach(dataDir, user) && canReach(binaries, user);
  const base = reachable ? dataDir : join('/var/lib/vivier', createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  const folder = join(base, 'postgres');
  mkdirSync(folder, { recursive: true });
  chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  return { user, folder, binaries: reachable ? binaries : copyPrograms(binaries, base) };
}

function unprivilegedUser(): { uid: number; gid: number } {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const wanted of ['postgres', 'nobody']) {
    const fields = lines.map((line) => line.split(':')).find(([name]) => name === wanted);
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Fault('The embedded database cannot run as root and found no account "postgres" or "nobody"; start the product as another user.');
}

/** Whether every folder on the way may be entered by that account. */
function canReach(path: string, user: { uid: number; gid: number }): boolean {
  for (let at = path; ; at = dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (dirname(at) === at) return true;
  }
}

function copyPrograms(binaries: string, base: string): string {
  const version = createHash('sha256').update(binaries).update(String(statSync(join(binaries, 'bin', 'postgres')).size)).digest('hex');
  const target = join(base, `programs-${version.slice(0, 16)}`);
  if (existsSync(target)) return target;
  // Copied aside and moved in one step: a half copy is never taken for a whole one.
  const aside = mkdtempSync(join(base, 'copy-'));
  cpSync(binaries, join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(join(aside, 'native'), target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  }
  rmSync(aside, { recursive: true, force: true });
  return target;
}

/**
 * A socket's path may have 107 bytes at most; a deep data folder gets a short one elsewhere, and its address is
 * written down so that a server started again listens where the others look.
 */
export function socketFolder(home: Home): string {
  const beside = join(home.folder, 'run');
  const fits = Buffer.byteLength(join(beside, '.s.PGSQL.5432.lock')) <= 107;
  const folder = fits ? beside : rememberedFolder(join(home.folder, 'socket-folder'));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (home.user) chownSync(folder, home.user.uid, home.user.gid);
  const owner = home.user?.uid ?? process.getuid?.();
  if (lstatSync(folder).uid !== owner) throw new Fault(`The folder ${folder} belongs to somebody else; remove it.`);
  return folder;
}

function rememberedFolder(note: string): string {
  if (!existsSync(note)) writeFileSync(note, join(tmpdir(), `vivier-${randomBytes(9).toString('hex')}`));
  return readFileSync(note, 'utf8');
}
