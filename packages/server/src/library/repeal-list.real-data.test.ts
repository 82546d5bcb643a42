import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { actTitleKey, isSameTitle } from './act-title-key.js';
import { readRepealList } from './repeal-list.js';
import { actNumberKey, repealOf } from './repealed-acts.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const data = join(resolve(root, process.env['REAL_DATA'] ?? '../shared/data'), 'acts');
const isThere = existsSync(data);
if (!isThere && process.env['REQUIRE_REAL_DATA']) throw new Error(`REQUIRE_REAL_DATA is set, but ${data} is not there`);

const unpack = (name: string): string => gunzipSync(readFileSync(join(data, name))).toString();

interface RealAct {
  readonly id: string;
  readonly title: string;
  readonly year: string;
  readonly actNumber: string;
  readonly sections: readonly { readonly heading: string | null; readonly text: string | null }[];
}

/** An act that another one says it repeals, whole and at once. */
interface Repealed {
  readonly title: string;
  readonly number: string;
  readonly by: string;
}

/** `The Haj Committee Act, 1959 (51 of 1959) is hereby repealed`, the whole first sentence of a section. */
const REPEALS =
  /^\W*(?:\d+[A-Z]?\.\s)?(?:Repeals?[\w\s,]*\.\W*)?(?:\(1\)\s)?(?:The\s)?([A-Z][^.;:]{3,120}?,?\s?\d{4})\s?\(\s?(?:Act\s)?(?:No\.\s?)?(\d{1,3})\sof\s(\d{4})\)\s?,?\s(?:is\shereby|shall\sstand|stands)\srepealed\s?\./;

function repealsOf({ title, year, actNumber, sections }: RealAct): Repealed[] {
  const by = actNumberKey({ actNumber, year: Number(year) });
  return sections.flatMap(({ heading, text }) => {
    if (!/repeal/i.test(heading ?? '')) return [];
    const [, name, number, of] = REPEALS.exec((text ?? '').replace(/\s+/g, ' ')) ?? [];
    if (name === undefined || by === undefined || /ordinance/i.test(name) || /\bordinance/i.test(title)) return [];
    return [{ title: name, number: `${Number(number)}/${of}`, by }];
  });
}

const isSetAside = ({ id }: RealAct): boolean => (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 1;

describe.skipIf(!isThere)('the list of repealed acts against the acts that repeal', () => {
  const list = isThere ? readRepealList(JSON.parse(unpack('repealed-acts-list.json.gz'))) : undefined;
  const acts = isThere
    ? ['central-acts', 'codes-2023'].flatMap((name) =>
        unpack(`${name}.jsonl.gz`)
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as RealAct),
      )
    : [];

  it.each([
    ['development', false],
    ['set aside', true],
  ])('%s: no repeal of the list contradicts the section that repeals', (half, aside) => {
    const repealed = acts.filter((act) => isSetAside(act) === aside).flatMap(repealsOf);
    const stated = repealed.map((one) => {
      const [, year] = one.number.split('/');
      const known = repealOf({
        title: one.title,
        year: Number(year),
        actNumber: `Act ${one.number.replace('/', ' of ')}`,
      });
      const row = list?.repeals.find(
        ({ number, title_key: key }) => number === one.number && isSameTitle(key, actTitleKey(one.title)),
      );
      return { ...one, stated: known?.byNumber ?? row?.by_number };
    });
    const missing = stated.filter((one) => one.stated === undefined);
    const wrong = stated.filter((one) => one.stated !== undefined && one.stated !== one.by);
    process.stdout.write(
      `${half}: ${stated.length} repeals in the acts, ${stated.length - missing.length - wrong.length} stated alike, ${missing.length} not stated, ${wrong.length} otherwise\n`,
    );
    if (!aside) process.stdout.write(`${JSON.stringify([...missing, ...wrong], undefined, 1)}\n`);
    expect(stated.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  it('shows no act as repealed whose text India Code publishes as in force', () => {
    const repealed = acts.flatMap(({ title, year, actNumber }) => {
      const number = actNumberKey({ actNumber, year: Number(year) });
      const row = list?.repeals.find((one) => one.number === number && isSameTitle(one.title_key, actTitleKey(title)));
      return row === undefined ? [] : [row.number];
    });
    expect(repealed).toEqual([]);
  });
});
