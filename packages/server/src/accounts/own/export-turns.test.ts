import { expect, it } from 'vitest';
import { createExportTurns } from './export-turns.js';
import { memoryCells } from '../../runtime/budgets/cells.js';

const MINUTE = 60_000;

it('x30/11: a member exports one at a time, and ten in an hour; another member is not counted', async () => {
  let now = 0;
  const begin = createExportTurns(memoryCells(() => now));
  const end = await begin(1);
  await expect(begin(1)).rejects.toThrow('exported already');
  (await begin(2))();
  end();
  for (let count = 2; count <= 10; count += 1) (await begin(1))();
  await expect(begin(1)).rejects.toThrow('many times');
  now += 6 * MINUTE;
  (await begin(1))();
  await expect(begin(1)).rejects.toThrow('many times');
});
