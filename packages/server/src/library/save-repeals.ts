import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { recordRepeals, repealHits } from './watched/act-hits.js';
import type { Store } from '../store/database.js';
import { runTransaction } from '../store/run-transaction.js';
import { readRepealList, type RepealList } from './repeal-list.js';

/** Unpacked size of a list; India Code's has half a megabyte. */
const MAX_BYTES = 50_000_000;
/** Rows of one statement. */
const ROWS = 500;

/** Reads a list of repealed acts from a JSON file, as it is or packed by gzip, and puts it in the place of the former one. */
export async function saveRepeals({ db }: Pick<Store, 'db'>, path: string): Promise<RepealList> {
  const bytes = await readFile(path);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = isPacked ? gunzipSync(bytes, { maxOutputLength: MAX_BYTES }) : bytes;
  const list = readRepealList(JSON.parse(text.toString('utf8')));
  await runTransaction(db, async (transaction) => {
    const before = await repealHits(transaction);
    await transaction.deleteFrom('act_repeals').execute();
    for (let from = 0; from < list.repeals.length; from += ROWS)
      await transaction
        .insertInto('act_repeals')
        .values(list.repeals.slice(from, from + ROWS))
        .execute();
    await recordRepeals(transaction, before, Date.now());
  });
  return list;
}
