import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Fault } from '../../fault.ts';

/** The account that runs the server (undefined: the current one), and the folders of its data and programs. */
export type Home = { user: User | undefined; folder: string; binaries: string };
type User = { uid: number; gid: number };

/** For files that an unprivileged account must read although only root may enter the project or the data folder. */
const outside = '/var/lib/vivier';

/**
 * PostgreSQL refuses to run as root, so root starts it as an unprivileged account. That account must be able to read
 * the programs and the data: when only root may enter their folder, they are stored under /var/lib instead.
 */
export function prepareHome(dataDir: string, binaries: string): Home {
  mkdirSync(dataDir, { recursive: true });
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  const folder = databaseFolder(dataDir, user);
  if (!user) return { user, folder, binaries };
  mkdirSync(folder, { recursive: true });
  chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  return {
    user,
    folder,
    binaries: canReach(join(binaries, 'bin', 'postgres'), user) ? binaries : copyPrograms(binaries),
  };
}

/**
 * An existing database keeps its folder: changed permissions must not make the product create a new, empty one elsewhere.
 * The path of a database outside is written in the data folder, so that it is deleted and moved together with it.
 */
function databaseFolder(dataDir: string, user: User | undefined): string {
  const inside = join(dataDir, 'postgres');
  const note = join(dataDir, 'postgres-folder');
  if (existsSync(note)) return readFileSync(note, 'utf8');
  if (!user || canReach(dataDir, user)) return inside;
  if (existsSync(join(inside, 'cluster'))) {
    throw new Fault(
      `The database in ${inside} cannot be reached by the account that it runs as: a folder above it may only be entered by root. Nothing was changed; open that folder with chmod o+x.`,
    );
  }
  openOutside();
  return remembered(note, join(outside, randomBytes(8).toString('hex'), 'postgres'));
}

function unprivilegedUser(): User {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const wanted of ['postgres', 'nobody']) {
    const fields = lines.map((line) => line.split(':')).find(([name]) => name === wanted);
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Fault(
    'The embedded database cannot run as root and found no account "postgres" or "nobody"; start the product as another user.',
  );
}

/** Whether that account may enter every folder of the path, and read or run the file at its end. */
function canReach(path: string, user: User): boolean {
  for (let at = path; ; at = dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (dirname(at) === at) return true;
  }
}

/** The permissions must not depend on the umask of the user who starts the product. */
function openOutside(): void {
  mkdirSync(outside, { recursive: true });
  chmodSync(outside, 0o755);
}

/** One copy for all data folders: the programs are the same. */
function copyPrograms(binaries: string): string {
  openOutside();
  const version = createHash('sha256')
    .update(binaries)
    .update(String(statSync(join(binaries, 'bin', 'postgres')).size))
    .digest('hex');
  const target = join(outside, `programs-${version.slice(0, 16)}`);
  if (existsSync(target)) return target;
  // Copied to a temporary folder and renamed in one step, so that a partial copy is never used.
  const aside = mkdtempSync(join(outside, 'copy-'));
  cpSync(binaries, join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
  openToAll(join(aside, 'native'));
  try {
    renameSync(join(aside, 'native'), target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  }
  rmSync(aside, { recursive: true, force: true });
  return target;
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

/**
 * The path of a socket may have 107 bytes at most. For a deep data folder a short path elsewhere is used and written
 * down, so that a server that is started again listens at the same path.
 */
export function socketFolder(home: Home): string {
  const beside = join(home.folder, 'run');
  const fits = Buffer.byteLength(join(beside, '.s.PGSQL.5432.lock')) <= 107;
  const folder = fits
    ? beside
    : remembered(join(home.folder, 'socket-folder'), join(tmpdir(), `vivier-${randomBytes(9).toString('hex')}`));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (home.user) chownSync(folder, home.user.uid, home.user.gid);
  const owner = home.user?.uid ?? process.getuid?.();
  if (lstatSync(folder).uid !== owner) throw new Fault(`The folder ${folder} belongs to another user; remove it.`);
  return folder;
}

/**
 * The path in a note file; the first process writes it. Created by a hard link, so that no process reads a partial
 * note.
 */
function remembered(note: string, path: string): string {
  if (!existsSync(note)) {
    const aside = `${note}.${randomBytes(6).toString('hex')}`;
    writeFileSync(aside, path);
    try {
      linkSync(aside, note);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(aside);
    }
  }
  return readFileSync(note, 'utf8');
}
