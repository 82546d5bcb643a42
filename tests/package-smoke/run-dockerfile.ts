import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** What a Dockerfile leaves: the files of its last stage, and how they are started. */
export interface Image {
  /** Folder of the last stage's WORKDIR. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
}

interface Stage {
  readonly root: string;
  workdir: string;
  user: string;
  readonly env: Record<string, string>;
  command: readonly string[];
  healthcheck: readonly string[];
}

/** What only a real system has: its packages, and folders outside the application. */
const OF_THE_SYSTEM = /^(?:apt-get |mkdir \/)/;

/**
 * Runs the instructions of a Dockerfile in a folder, where no container runtime is: every stage is a folder in it, and `FROM`
 * an empty one. Leaves out what belongs to the system of the base image. Rejects for an instruction that it does not know.
 */
export async function runDockerfile(context: string, folder: string): Promise<Image> {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const [name, rest] of instructions(readFileSync(join(context, 'Dockerfile'), 'utf8'))) {
    if (name === 'FROM') {
      const [, alias = 'last'] = / AS (\w+)$/i.exec(rest) ?? [];
      stage = { root: join(folder, alias), workdir: '/', user: 'root', env: {}, command: [], healthcheck: [] };
      mkdirSync(stage.root);
      stages.set(alias, stage);
      continue;
    }
    if (stage === undefined) throw new Error(`${name} before FROM`);
    await runInstruction(stage, { name, rest, stages, context });
  }
  if (stage === undefined) throw new Error('The Dockerfile has no stage.');
  const { root, workdir, env, user, command, healthcheck } = stage;
  return { folder: join(root, workdir), env, user, command, healthcheck };
}

interface Instruction {
  readonly name: string;
  readonly rest: string;
  readonly stages: ReadonlyMap<string, Stage>;
  readonly context: string;
}

async function runInstruction(stage: Stage, { name, rest, stages, context }: Instruction): Promise<void> {
  switch (name) {
    case 'WORKDIR':
      stage.workdir = rest;
      return void mkdirSync(join(stage.root, rest), { recursive: true });
    case 'ENV':
      for (const [, key = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) stage.env[key] = value;
      return;
    case 'USER':
      stage.user = rest;
      return;
    case 'CMD':
      stage.command = JSON.parse(rest) as string[];
      return;
    case 'HEALTHCHECK':
      stage.healthcheck = JSON.parse(rest.slice(rest.indexOf('['))) as string[];
      return;
    case 'VOLUME':
    case 'EXPOSE':
      return;
    case 'COPY':
      return copy(stage, rest, { stages, context });
    case 'RUN':
      if (OF_THE_SYSTEM.test(rest)) return;
      return shell(rest, join(stage.root, stage.workdir));
    default:
      throw new Error(`unknown instruction ${name}`);
  }
}

/** The instructions, without comments and with continued lines joined. */
function instructions(text: string): [name: string, rest: string][] {
  return text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()]);
}

function copy(stage: Stage, rest: string, { stages, context }: Pick<Instruction, 'stages' | 'context'>): void {
  const words = rest.split(' ');
  const [, from] = /^--from=(\w+)$/.exec(words[0] ?? '') ?? [];
  const source = from === undefined ? context : stages.get(from)?.root;
  if (source === undefined) throw new Error(`COPY from an unknown stage: ${rest}`);
  const paths = from === undefined ? words : words.slice(1);
  const target = join(stage.root, stage.workdir, paths.at(-1) ?? '');
  const ignored = from === undefined ? readIgnored(context) : () => false;
  for (const path of paths.slice(0, -1)) {
    const origin = join(source, path);
    const isFile = basename(path).includes('.') && path !== '.';
    const to = isFile ? join(target, basename(path)) : target;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(origin, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !ignored(relative(source, file)),
    });
  }
}

/** Reads `.dockerignore`: a name at any depth after two stars, otherwise at the top. */
function readIgnored(context: string): (path: string) => boolean {
  const lines = readFileSync(join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const deep = lines.filter((line) => line.startsWith('**/')).map((line) => line.slice(3));
  const top = new Set(lines.filter((line) => !line.startsWith('**/')));
  return (path) => {
    const names = path.split('/');
    const fits = (name: string) =>
      deep.some((each) => (each.startsWith('*') ? name.endsWith(each.slice(1)) : name === each));
    return top.has(names[0] ?? '') || names.some(fits);
  };
}

function shell(command: string, cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // Nothing of the test's own environment, which would change the build.
    const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
    const child = spawn('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => (output += piece.toString()));
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}:\n${output.slice(-2000)}`)),
    );
  });
}
