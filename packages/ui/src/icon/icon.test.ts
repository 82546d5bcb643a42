import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
// @ts-expect-error -- a script without types.
import { shapesText } from '../../icons.mjs';

it('icons are identical to those of the pinned lucide version', async () => {
  const committed = readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'shapes.ts'), 'utf8');
  expect(committed).toBe(await shapesText());
});
