import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
// @ts-expect-error -- a script without types.
import { shapeFiles, shapesText } from '../../icons.mjs';

it.each(shapeFiles as readonly string[])('%s has the icons of the pinned lucide version', async (file) => {
  const committed = readFileSync(join(dirname(fileURLToPath(import.meta.url)), file), 'utf8');
  expect(committed).toBe(await shapesText(file));
});
