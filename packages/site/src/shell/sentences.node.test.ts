import { messages } from '@headnote/core/validation';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixtures)\./.test(file),
);

it('finds the sources', () => expect(sources.length).toBeGreaterThan(50));

it.each(Object.values(messages).filter((sentence) => !sentence.includes('<')))(
  'uses a sentence of the forms by its name only, so that it is the same everywhere: %s',
  (sentence) => {
    expect(sources.filter((file) => readFileSync(join(root, file), 'utf8').includes(sentence))).toEqual([]);
  },
);
