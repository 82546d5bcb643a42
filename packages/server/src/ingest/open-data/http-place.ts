import { createHash } from 'node:crypto';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { textOf } from '@headnote/core/content';
import { FileProblem } from '../files/file-problem.js';
import { ask, type HttpAnswer } from './http-request.js';
import type { LocalCopy, Place, PlacedFile } from './place.js';

/** A page of a list has a thousand names at most. */
const LARGEST_LIST = 8 * 1024 * 1024;
const MOST_PAGES = 2_000;

/** The sets cut their archives at 1 GB; the first archives of some courts are older and larger. */
const LARGEST_FILE = 64 * 1024 ** 3;

/** How often a broken download goes on before it is given up. */
const ATTEMPTS = 3;

/** Opens a server with the layout of a public set. Downloads go into `folder`, a file at a time. */
export function openHttpPlace(base: URL, folder: string, signal?: AbortSignal): Place {
  const root = new URL(base);
  if (!root.pathname.endsWith('/')) root.pathname += '/';
  const withSignal = signal === undefined ? {} : { signal };
  return {
    base: root.href,
    list: (prefix) => list(root, prefix, withSignal),
    async copy(file): Promise<LocalCopy> {
      const name = createHash('sha256').update(`${root.href}\n${file.path}\n${file.stamp}`).digest('hex').slice(0, 16);
      const path = join(folder, `${name}-${basename(file.path)}`);
      await mkdir(folder, { recursive: true });
      await download(new URL(file.path, root), { path, file, ...withSignal });
      return { path, release: () => rm(path, { force: true }) };
    },
  };
}

type WithSignal = { readonly signal?: AbortSignal };

/** Asks for the list in the form of S3, page by page. */
async function list(root: URL, prefix: string, options: WithSignal): Promise<PlacedFile[]> {
  const above = root.pathname.slice(1);
  const files: PlacedFile[] = [];
  let token: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const address = new URL('/', root);
    address.searchParams.set('list-type', '2');
    address.searchParams.set('prefix', above + prefix);
    if (token !== undefined) address.searchParams.set('continuation-token', token);
    const answer = await ask(address, options);
    const text = await readText(answer);
    if (answer.status !== 200 || !text.includes('<ListBucketResult')) {
      throw new FileProblem(`${root.host} gives no list of its files (status ${answer.status}).`, { isUnopened: true });
    }
    for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const key = valueOf(entry, 'Key');
      if (!key.startsWith(above) || key.endsWith('/')) continue;
      const size = Number(valueOf(entry, 'Size'));
      const stamp = `${size}:${valueOf(entry, 'ETag') || valueOf(entry, 'LastModified')}`;
      files.push({ path: key.slice(above.length), size, stamp });
    }
    token = valueOf(text, 'NextContinuationToken') || undefined;
    if (token === undefined) return files;
  }
  throw new FileProblem(`The list of ${root.host} does not end; name fewer parts with --only.`, { isUnopened: true });
}

const valueOf = (xml: string, name: string): string =>
  textOf(new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '');

async function readText({ body }: HttpAnswer): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > LARGEST_LIST) throw new FileProblem('The list of files is too long.', { isUnopened: true });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

interface Download extends WithSignal {
  readonly path: string;
  readonly file: PlacedFile;
}

/** Downloads what is missing of a file. What arrived before a stop stays and counts. */
async function download(address: URL, { path, file, signal }: Download): Promise<void> {
  if (file.size > LARGEST_FILE) {
    throw new FileProblem(`${file.path} is larger than ${LARGEST_FILE / 1024 ** 3} GB.`, { isUnopened: true });
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      await downloadRest(address, { path, file, ...(signal && { signal }) });
      return;
    } catch (error) {
      if (!(error instanceof FileProblem) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function downloadRest(address: URL, { path, file, signal }: Download): Promise<void> {
  const there = await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
  if (there === file.size && there > 0) return;
  const from = there < file.size ? there : 0;
  const headers = from > 0 ? { range: `bytes=${from}-` } : {};
  const answer = await ask(address, { headers, ...(signal && { signal }) });
  if (answer.status !== 200 && answer.status !== 206) {
    throw new FileProblem(`${file.path} cannot be downloaded (status ${answer.status}).`, { isUnopened: true });
  }
  const isRest = answer.status === 206 && answer.headers.get('content-range')?.startsWith(`bytes ${from}-`) === true;
  const target = await open(path, isRest ? 'a' : 'w');
  let size = isRest ? from : 0;
  try {
    for await (const chunk of answer.body) {
      size += chunk.length;
      if (size > file.size) break;
      await target.write(chunk);
    }
  } finally {
    await target.close();
  }
  if (size === file.size) return;
  if (size > file.size) await rm(path, { force: true });
  throw new FileProblem(`${file.path} has ${size} of ${file.size} bytes.`, { isUnopened: true });
}
