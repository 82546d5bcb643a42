import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import * as v from 'valibot';
import { type FileStore, isFileName, namesIn, type StoredFile } from '../files/file-store.js';
import { shareResult } from '../runtime/share-result.js';

/** How long a page of a build that no server has any more can load the rest of its files. */
const KEPT_MS = 24 * 60 * 60_000;
/** A server says every ten minutes that it has its build, so one that was killed said so a little before. */
const SLACK_MS = 10 * 60_000;
/** How long a look into the store answers requests: a server that starts beside this one is known after it. */
const LOOK_MS = 1_000;
/** Files that are sent at a time. */
const AT_ONCE = 16;

/** Folders of the store: files that are answered for a while, the lists of builds that have them, and releases that stay. */
const PASSING = 'served/';
const BUILDS = 'served-builds/';
const LASTING = 'widgets/';

const buildSchema = v.object({ seenAt: v.number(), files: v.array(v.string()) });
type Build = v.InferOutput<typeof buildSchema> & { readonly list: string };

/** A folder of a build whose files never change, and the beginning of their addresses. */
export interface BuiltFolder {
  readonly folder: string;
  /** Such as `assets/`; below `widgets/`, the files stay for good. */
  readonly address: string;
}

/** The files of builds that other servers have, or had in the last 24 hours, by the store that they share. */
export interface KeptBuilds {
  /** Puts into the store what it lacks of this server's build, notes that a server has it now, and removes what is over. */
  keep(): Promise<void>;
  /** A file of another build by its address without the first slash; undefined if none made it, or its time is over. */
  find(address: string): Promise<StoredFile | undefined>;
}

interface KeptBuildsOptions {
  readonly files: FileStore;
  readonly folders: readonly BuiltFolder[];
  /** Where files from the store are copied on this machine, so that slow readers hold no connection to it; not for files of a folder. */
  readonly copies?: FileStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds of a clock that nobody sets. */
  readonly steady: () => number;
}

/** Opens the builds that a store has. Reads the names of this server's own files at once. */
export function createKeptBuilds({ files, folders, copies, now, steady }: KeptBuildsOptions): KeptBuilds {
  const own = ownFiles(folders);
  const names = [...own.keys()].toSorted();
  const list = `${BUILDS}${createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)}.json`;
  const isOver = ({ seenAt }: Build) => seenAt + KEPT_MS + SLACK_MS < now();

  const look = shareResult(
    async () => ({ builds: await readBuilds(files), lasting: new Set(await namesIn(files, LASTING)) }),
    { cacheMs: LOOK_MS, now: steady },
  );

  const copying = new Map<string, Promise<StoredFile | undefined>>();
  /** A file of the store, which never changes: copied once, however many ask for it. */
  async function read(name: string): Promise<StoredFile | undefined> {
    if (copies === undefined) return files.find(name);
    const copied = (await copies.find(name)) ?? copying.get(name);
    if (copied !== undefined) return copied;
    const copy = copyOf(name, { from: files, to: copies }).finally(() => copying.delete(name));
    copying.set(name, copy);
    return copy;
  }

  async function sendMissing() {
    const there = new Set([...(await namesIn(files, PASSING)), ...(await namesIn(files, LASTING))]);
    const missing = [...own].filter(([name]) => !there.has(name));
    for (let at = 0; at < missing.length; at += AT_ONCE)
      await Promise.all(missing.slice(at, at + AT_ONCE).map(([name, path]) => files.keep(name, { path })));
  }

  async function removeOld() {
    const builds = await readBuilds(files);
    const over = builds.filter(isOver);
    const used = new Set(builds.filter((build) => !isOver(build)).flatMap((build) => build.files));
    await files.remove(over.map((build) => build.list));
    await files.remove((await namesIn(files, PASSING)).filter((name) => !used.has(name)));
  }

  return {
    async keep() {
      if (names.length === 0) return;
      // The list first: no other server removes a file that it names.
      const build = { seenAt: now(), files: names.filter((name) => name.startsWith(PASSING)) };
      await files.keep(list, Buffer.from(JSON.stringify(build)));
      await sendMissing();
      await removeOld();
    },
    async find(address) {
      const { builds, lasting } = await look();
      if (lasting.has(address)) return read(address);
      const name = PASSING + address;
      return builds.some((build) => !isOver(build) && build.files.includes(name)) ? read(name) : undefined;
    },
  };
}

async function copyOf(name: string, { from, to }: { readonly from: FileStore; readonly to: FileStore }) {
  const file = await from.find(name);
  if (file === undefined) return undefined;
  await to.keep(name, await buffer(await file.read()));
  return to.find(name);
}

/** The files of a build: where each is, by its name in the store. */
function ownFiles(folders: readonly BuiltFolder[]): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  for (const { folder, address } of folders) {
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const name = (address.startsWith(LASTING) ? address : PASSING + address) + entry.name;
      if (entry.isFile() && isFileName(name)) own.set(name, join(folder, entry.name));
    }
  }
  return own;
}

async function readBuilds(files: FileStore): Promise<Build[]> {
  const builds = await Promise.all(
    (await namesIn(files, BUILDS)).map(async (list) => {
      const file = await files.find(list);
      const read =
        file === undefined
          ? undefined
          : v.safeParse(v.pipe(v.string(), v.parseJson(), buildSchema), await text(await file.read()));
      return read?.success === true ? [{ ...read.output, list }] : [];
    }),
  );
  return builds.flat();
}
