import { sql } from 'kysely';
import { openDatabase } from '../../packages/server/src/store/database.js';
import { runTransaction } from '../../packages/server/src/store/run-transaction.js';

/** Writes rows, and prints each number when the database has confirmed it. Ends in the middle, as by a loss of power. */
const [dataDir = '', mode = 'FULL', rows = '0'] = process.argv.slice(2);
const store = await openDatabase({ dataDir });
if (mode === 'NORMAL') await sql`pragma synchronous = normal`.execute(store.db);
for (let number = 1; number <= Number(rows); number += 1) {
  await runTransaction(store.db, (transaction) =>
    transaction
      .insertInto('house_numbers')
      .values({ series: `L2-${number}`, year: '2026', last_number: number })
      .execute(),
  );
  process.stdout.write(`${number}\n`);
}
process.kill(process.pid, 'SIGKILL');
