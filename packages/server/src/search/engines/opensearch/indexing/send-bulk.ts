import { BusyError } from '@headnote/core/errors';
import type { EngineClient } from '../transport/client.js';

/** One change: the line with what to do, and the line with the document, if there is one. */
export interface BulkChange {
  readonly id: string;
  readonly action: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly source?: unknown;
}

/** A change that OpenSearch did not make. */
export interface BulkFailure {
  readonly id: string;
  readonly status: number;
  readonly reason: string;
}

interface BulkAnswer {
  readonly errors: boolean;
  readonly items: readonly Readonly<Record<string, BulkItem>>[];
}
interface BulkItem {
  readonly status: number;
  readonly error?: {
    readonly type?: string;
    readonly reason?: string;
    readonly caused_by?: { readonly reason?: string };
  };
}

/** Maximum size of one request, in characters; a single longer document goes alone. */
const MAX_REQUEST = 8_000_000;

/** OpenSearch writes to the disk before it answers, which may take long on a busy one. */
const WRITE_MS = 60_000;

/** Waits before the next try, while OpenSearch has too much to do: half a minute in all. */
const WAITS_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000];

const TOO_MANY = 429;

/** Options of `sendBulk`. */
export interface BulkOptions {
  /** True makes the changes visible to the next search. */
  readonly isRefreshed: boolean;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Makes changes in requests of limited size, one after the other. Changes that OpenSearch has no room for are tried
 * again, later each time. Returns those that failed; all others are on the disk. Throws like the client.
 */
export async function sendBulk(
  client: EngineClient,
  changes: readonly BulkChange[],
  { isRefreshed, wait = pause }: BulkOptions,
): Promise<BulkFailure[]> {
  const failures: BulkFailure[] = [];
  const parts = partsOf(changes);
  for (const [index, part] of parts.entries()) {
    const refresh = isRefreshed && index === parts.length - 1 ? '?refresh=true' : '';
    let left = part;
    for (let tries = 0; left.length > 0; tries += 1) {
      const failed = await sendOnce(client, left, refresh).catch((error: unknown) => {
        if (error instanceof BusyError && tries < WAITS_MS.length) return undefined;
        throw error;
      });
      const rejected = failed === undefined ? left : left.filter(({ id }) => failed.get(id)?.status === TOO_MANY);
      const isLast = tries >= WAITS_MS.length;
      if (failed !== undefined)
        for (const failure of failed.values()) if (failure.status !== TOO_MANY || isLast) failures.push(failure);
      left = isLast ? [] : rejected;
      if (left.length > 0) await wait(WAITS_MS[tries]!);
    }
  }
  return failures;
}

async function sendOnce(
  client: EngineClient,
  part: readonly Lines[],
  refresh: string,
): Promise<Map<string, BulkFailure>> {
  const answer = await client.call<BulkAnswer>({
    method: 'POST',
    path: `/_bulk${refresh}`,
    body: part.map(({ text }) => text).join(''),
    milliseconds: WRITE_MS,
  });
  const failed = new Map<string, BulkFailure>();
  if (!answer.errors) return failed;
  for (const [index, item] of answer.items.entries()) {
    const [result] = Object.values(item);
    if (result?.error === undefined) continue;
    const { id } = part[index]!;
    const { type = '', reason = '', caused_by: cause } = result.error;
    const text = [type, reason, cause?.reason ?? ''].filter((each) => each !== '').join(': ');
    failed.set(id, { id, status: result.status, reason: text.slice(0, 500) });
  }
  return failed;
}

interface Lines {
  readonly id: string;
  readonly text: string;
}

function partsOf(changes: readonly BulkChange[]): Lines[][] {
  const parts: Lines[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const { id, action, source } of changes) {
    const text = `${JSON.stringify(action)}\n${source === undefined ? '' : `${JSON.stringify(source)}\n`}`;
    if (size + text.length > MAX_REQUEST) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)!.push({ id, text });
    size += text.length;
  }
  return parts;
}
