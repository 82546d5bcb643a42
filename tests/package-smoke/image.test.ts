import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDockerfile, type Image } from './run-dockerfile.js';

const repository = fileURLToPath(new URL('../..', import.meta.url));
/** Two installs and a build, perhaps on a busy machine. */
const PATIENCE = 900_000;
/** The user without rights of most systems. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let folder = '';
let image: Image;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'headnote-image-'));
  // Another user has to get in.
  chmodSync(folder, 0o755);
  image = await runDockerfile(repository, folder);
}, PATIENCE);
// The files of two installs take a busy disk more than a minute.
afterAll(() => rmSync(folder, { recursive: true, force: true }), PATIENCE);

describe('the image, whose commands run in an empty folder', () => {
  it('has what the server needs to run, and nothing that only the build needs', () => {
    expect(readdirSync(image.folder).toSorted()).toEqual([
      'node_modules',
      'package-lock.json',
      'package.json',
      'packages',
    ]);
    for (const name of ['typescript', 'vite', 'vitest', 'react', 'lighthouse'])
      expect([name, existsSync(join(image.folder, 'node_modules', name))]).toEqual([name, false]);
    for (const name of ['core', 'server'])
      expect([name, existsSync(join(image.folder, 'packages', name, 'src'))]).toEqual([name, false]);
  });

  it(
    'serves the site as a user who may write only the data folder, says that it is healthy, and ends at SIGTERM',
    async () => {
      expect(image.user).not.toBe('root');
      const data = join(folder, 'data');
      mkdirSync(data);
      if (isRoot) chownSync(data, NOBODY, NOBODY);
      const env = { PATH: process.env['PATH'] ?? '', ...image.env, DATA_DIR: data, PORT: '0' };
      const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
      const [, ...args] = image.command;
      const server = spawn(process.execPath, args, { cwd: image.folder, env, ...asNobody });
      try {
        const url = await addressOf(server);
        expect(await (await fetch(url)).text()).toContain('<title>Headnote');
        expect(existsSync(join(data, 'headnote.db'))).toBe(true);
        const [, ...check] = image.healthcheck;
        const told = spawnSync(process.execPath, check, { env: { ...env, PORT: new URL(url).port } });
        expect(told.status).toBe(0);
        const away = spawnSync(process.execPath, check, { env: { ...env, PORT: '9' } });
        expect(away.status).toBe(1);
        const admin = spawnSync(process.execPath, ['packages/server/dist/admin-cli.js', 'members', 'list'], {
          cwd: image.folder,
          env,
          encoding: 'utf8',
          ...asNobody,
        });
        expect([admin.status, admin.stdout]).toEqual([0, expect.stringContaining('demo')]);
      } finally {
        server.kill('SIGTERM');
      }
      const [code] = (await once(server, 'close')) as [number];
      expect(code).toBe(0);
    },
    PATIENCE,
  );
});

/** Waits for the address that the server prints. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const hear = (piece: Buffer) => {
      output += piece.toString();
      const [address] = /https?:\/\/[\w.[\]:]+:\d+/.exec(output) ?? [];
      if (address !== undefined) resolve(address.replace('0.0.0.0', 'localhost'));
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('close', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
}

interface Service {
  readonly build?: string;
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly ports?: readonly string[];
  readonly cap_drop?: readonly string[];
}

describe('compose.yaml', () => {
  const { services } = parse(readFileSync(join(repository, 'compose.yaml'), 'utf8')) as {
    services: Readonly<Record<string, Service>>;
  };

  it('starts the server on a root that nobody writes, with PostgreSQL, OpenSearch and a mail catcher that no other machine reaches', () => {
    expect(Object.keys(services)).toEqual(['app', 'database', 'search', 'mail']);
    expect(services['app']).toMatchObject({ build: '.', read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] });
    expect(services['app']?.environment?.['DATABASE_URL']).toMatch(/@database:5432\/headnote$/);
    expect(services['app']?.environment?.['SEARCH_URL']).toBe('http://search:9200');
    expect(services['app']?.environment?.['SMTP_URL']).toBe('smtp://mail:1025');
    const ports = Object.values(services).flatMap(({ ports: each = [] }) => each);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  it('uses a PostgreSQL whose pg_dump the image has', () => {
    // Debian 12, bookworm, has PostgreSQL 15.
    expect(readFileSync(join(repository, 'Dockerfile'), 'utf8')).toMatch(/^FROM node:\d+-bookworm-slim$/m);
    expect(services['database']?.image).toBe('postgres:15-bookworm');
  });
});

describe('the systemd unit', () => {
  const unit = join(repository, 'deploy/headnote.service');
  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

  it.skipIf(!hasSystemd)('is understood by systemd, and gives the server few rights', () => {
    const answer = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit], {
      encoding: 'utf8',
    });
    expect([answer.status, answer.stderr]).toEqual([0, '']);
    expect(answer.stdout).toMatch(/Overall exposure level for headnote\.service: [01]\.\d OK/);
  });

  it('starts the file that the build makes', () => {
    const [, program = ''] = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(readFileSync(unit, 'utf8')) ?? [];
    expect(image.command.at(-1)).toBe(program);
  });
});
