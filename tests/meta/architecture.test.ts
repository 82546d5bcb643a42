import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { searchRooms, serverFloors, siteFloors } from '../../scripts/floors.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

/** The cells of the table below a heading, a list for each row, without code marks. */
function rowsBelow(heading: string): string[][] {
  const section = page.split(`# ${heading}\n`)[1]?.split(/\n##+ /)[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

describe.each(['The path of a citation', 'The path of a search'])('docs/architecture.md: %s', (heading) => {
  const rows = rowsBelow(heading);

  it('names each function once', () => {
    const names = rows.map(([name]) => name);
    expect(names.length).toBeGreaterThan(15);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(rows)('finds %s in %s', (name, file) => {
    const path = join(root, file ?? '');
    expect(existsSync(path)).toBe(true);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(new RegExp(`export (?:async )?(?:function|const) ${name}\\b`));
  });
});

describe('docs/architecture.md: Floors', () => {
  it.each([
    ['Floors', serverFloors],
    ['Floors of the site', siteFloors],
  ])('has the floors of the rule file: %s', (heading, rules) => {
    const floors = rowsBelow(heading).map(([number = '', folders = '']) => ({
      floor: Number(number),
      folders: [...folders.matchAll(/([\w-]+)\//g)].map(([, name]) => name),
    }));
    const expected = rules.map((folders, floor) => ({ floor, folders: folders.filter((name) => name !== '.') }));
    expect(floors.toReversed()).toEqual(expected);
  });

  it('has the rooms of the rule file', () => {
    const rooms = rowsBelow('Rooms of the search').map(([names = '']) => names.replaceAll(/\/(?= |$)/g, '').split(' '));
    expect(rooms.toReversed()).toEqual(searchRooms);
  });
});
