// Scripts of Bash with the command `docker`, which is Podman here: the same builds and containers without a server.
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../cache.ts';
import type { Program } from '../plan.ts';
import { execute, type Folder, firstLine, newFolder, printedBy, removeFolder, versionNumber } from './execute.ts';
import { atOnce, eachAtOnce, type Tool } from './tool.ts';

/** Builds take longer than other programs. */
const containerSeconds = 30;
const busybox = ['/usr/bin/busybox', '/bin/busybox'].find((path) => existsSync(path));

/** An image with the commands of BusyBox, without anything from the network. */
const baseImage = `FROM scratch
COPY busybox /bin/busybox
RUN ["/bin/busybox", "--install", "-s", "/bin"]
RUN mkdir -p /tmp /root /home /var && chmod 1777 /tmp && \\
  printf 'root:x:0:0:root:/root:/bin/sh\\nnobody:x:65534:65534:nobody:/home:/bin/false\\n' > /etc/passwd && \\
  printf 'root:x:0:\\nnobody:x:65534:\\n' > /etc/group
CMD ["sh"]
`;

/** The settings of Podman: everything that it stores is in the folder of the program. */
function settings(path: string): Record<string, string> {
  return {
    'storage.conf': `[storage]
driver = "vfs"
graphroot = "${path}/images"
runroot = "${path}/run"
`,
    'containers.conf': `[containers]
default_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]
log_driver = "k8s-file"
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "none"
[network]
network_config_dir = "${path}/networks"
`,
    'registries.conf': 'unqualified-search-registries = []\n',
    'policy.json': '{"default": [{"type": "insecureAcceptAnything"}]}\n',
  };
}

function environment({ path, home }: Folder): Record<string, string> {
  const conf = join(home, '.config', 'containers');
  return {
    PATH: `${join(path, 'bin')}:${process.env.PATH}`,
    CONTAINERS_CONF: join(conf, 'containers.conf'),
    CONTAINERS_STORAGE_CONF: join(conf, 'storage.conf'),
    CONTAINERS_REGISTRIES_CONF: join(conf, 'registries.conf'),
    DOCKER_SOCKET: join(path, 'docker.sock'),
    XDG_CONFIG_HOME: join(home, '.config'),
    LC_ALL: 'C',
  };
}

function prepare(folder: Folder): void {
  const conf = join(folder.home, '.config', 'containers');
  mkdirSync(conf, { recursive: true });
  for (const [name, text] of Object.entries(settings(folder.path))) writeFileSync(join(conf, name), text);
  const bin = join(folder.path, 'bin');
  mkdirSync(bin);
  // Docker sends the progress of a build to standard error; with Podman only what the script prints counts.
  const command = `#!/bin/sh
if [ "$1" = build ]; then shift; exec podman build --isolation=chroot --format docker --layers "$@" >&2; fi
if [ "$1" != compose ]; then exec podman "$@"; fi
shift
if [ ! -S "$DOCKER_SOCKET" ]; then
  podman system service --time 0 "unix://$DOCKER_SOCKET" > /dev/null 2>&1 < /dev/null &
  for wait in 1 2 3 4 5 6 7 8 9; do [ -S "$DOCKER_SOCKET" ] || sleep 0.2; done
fi
DOCKER_HOST="unix://$DOCKER_SOCKET" exec docker-compose --ansi never "$@"
`;
  writeFileSync(join(bin, 'docker'), command);
  chmodSync(join(bin, 'docker'), 0o755);
}

const base = join(cacheFolder, 'busybox-image.tar');
let built: Promise<boolean> | undefined;
/** Makes the base image once; false when this machine cannot execute containers. */
function canContain(): Promise<boolean> {
  built ??= makeBase();
  return built;
}

async function makeBase(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !busybox || !(await firstLine('podman', ['--version']))) return false;
  mkdirSync(cacheFolder, { recursive: true });
  const script = `cp ${busybox} busybox && docker build -q -t busybox . && rm -f "${base}" && docker save -q -o "${base}" busybox \\
  && docker run --rm --network none busybox echo ready`;
  return (await runScript({ text: script, files: { Dockerfile: baseImage } }, containerSeconds)).trim() === 'ready';
}

async function runScript({ text, files, stdin }: Program, seconds: number): Promise<string> {
  const folder = newFolder({ ...files });
  try {
    prepare(folder);
    const script = join(folder.path, 'main.sh');
    writeFileSync(script, text);
    const env = environment(folder);
    // In a new network namespace the loopback interface is down.
    const begin = 'ip link set lo up 2>/dev/null; exec bash "$0"';
    const ended = await execute({
      command: 'unshare',
      args: ['-n', '-m', '--', 'sh', '-c', begin, script],
      folder,
      env,
      stdin,
      seconds,
    });
    await execute({ command: 'podman', args: ['rm', '--all', '--force', '--time', '0'], folder, env, seconds });
    return printedBy(ended);
  } finally {
    removeFolder(folder);
  }
}

export const docker: Tool = {
  version: async () => {
    if (!(await canContain())) return undefined;
    const number = versionNumber(await firstLine('podman', ['--version']));
    return number && `Podman ${number}`;
  },
  run: async (programs, seconds = containerSeconds) => {
    await canContain();
    return eachAtOnce(programs, atOnce, (program) =>
      runScript({ ...program, text: `docker load -q -i "${base}" > /dev/null\n${program.text}` }, seconds),
    );
  },
};
