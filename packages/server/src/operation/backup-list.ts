import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '@headnote/core/errors';
import * as v from 'valibot';

/** Name of the list inside a backup. */
export const LIST_FILE = 'backup.json';

const fileSchema = v.object({ bytes: v.number(), sha256: v.string() });
const originalName = v.pipe(v.string(), v.regex(/^originals\/[a-z0-9]{2}\/[a-z0-9]{2,40}\.pdf$/));
const listSchema = v.object({
  format: v.literal(1),
  madeAt: v.string(),
  database: v.picklist(['sqlite', 'postgres']),
  libraryId: v.string(),
  migrations: v.array(v.string()),
  /** Rows of each table; in PostgreSQL, where the file is not the table, with a sum over all rows. */
  tables: v.record(v.string(), v.object({ rows: v.number(), sum: v.optional(v.string()) })),
  /** Only by these names: a list must not lead out of its folder, or a restore out of the data folder. */
  files: v.record(
    v.union([v.pipe(v.string(), v.regex(/^(?:headnote\.(?:db|dump)|secrets\.json)$/)), originalName]),
    fileSchema,
  ),
});

/** What a backup contains, with the size and the SHA-256 of each file. */
export type BackupList = v.InferOutput<typeof listSchema>;

/** Whether a path in the data folder is that of an original PDF. */
export const isOriginal = (name: string): boolean => v.is(originalName, name);

/** Size and hash of one file. */
export async function describeFile(path: string): Promise<v.InferOutput<typeof fileSchema>> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { bytes: statSync(path).size, sha256: hash.digest('hex') };
}

/** Reads the list of a backup. Throws a ConfigError if the folder is none, or if a file is missing, cut or changed. */
export async function readBackupList(folder: string): Promise<BackupList> {
  const path = join(folder, LIST_FILE);
  if (!existsSync(path)) {
    throw new ConfigError(
      `${folder} is not a backup: it has no ${LIST_FILE}. A plain copy of a data folder may lack the latest changes; use "npm run admin -- backup".`,
    );
  }
  const parsed = v.safeParse(listSchema, parseJson(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new ConfigError(`${path} is damaged, so the backup cannot be checked and is not used.`);
  for (const [name, expected] of Object.entries(parsed.output.files)) await checkFile(join(folder, name), expected);
  return parsed.output;
}

async function checkFile(path: string, expected: v.InferOutput<typeof fileSchema>): Promise<void> {
  if (!existsSync(path)) throw new ConfigError(`${path} is missing from the backup. The backup is not used.`);
  const { size } = statSync(path);
  if (size !== expected.bytes)
    throw new ConfigError(`${path} has ${size} of ${expected.bytes} bytes. The backup is not used.`);
  const { sha256 } = await describeFile(path);
  if (sha256 !== expected.sha256)
    throw new ConfigError(`${path} is not the file that was backed up: its SHA-256 differs. The backup is not used.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
