import { describe, expect, it } from 'vitest';
import type { LibraryCase } from './library-case.js';
import { resolvePlaces, type UnresolvedPlace } from './resolve-places.js';

const held = (id: string, title: string, keys: readonly string[], fields: Partial<LibraryCase> = {}): LibraryCase => ({
  id,
  title,
  keys,
  courtId: 1,
  decidedOn: '1960-01-01',
  ...fields,
});

let nextPosition = 0;
const place = (canonical: string, fields: Partial<UnresolvedPlace> = {}): UnresolvedPlace => ({
  position: (nextPosition += 1),
  kind: 'reporter',
  canonical,
  keys: JSON.stringify([canonical]),
  status: 'valid',
  case_name: '',
  parallel_group: null,
  short_form: '',
  refers_to: null,
  ...fields,
});

function resolve(
  places: readonly UnresolvedPlace[],
  library: readonly LibraryCase[],
  citing: { day?: string | null } = {},
) {
  const { day = '1980-01-01' } = citing;
  const byKey = (key: string) => library.filter(({ keys }) => keys.includes(key));
  return resolvePlaces(places, { byKey, citingId: 'citing', citingDay: day }).map(({ state, target_id, candidates }) =>
    [state, target_id ?? (JSON.parse(candidates) as string[]).join()].join(' ').trim(),
  );
}

const rao = held('rao', 'Rao v. State of Bihar', ['AIR 1960 SC 5', '1960 (1) SCR 9', '[1960] INSC 3']);

describe('a citation', () => {
  it('leads to the judgment in the library; otherwise nowhere', () => {
    expect(resolve([place('AIR 1960 SC 5'), place('AIR 1960 SC 6')], [rao])).toEqual(['found rao', 'not-held']);
  });

  it('leads nowhere if the name next to it is of another case', () => {
    expect(resolve([place('AIR 1960 SC 5', { case_name: 'Mehta v. Union of India' })], [rao])).toEqual([
      'name-differs rao',
    ]);
  });

  it('trap 7: leads to the named one of two short orders on a page, and to both without a name', () => {
    const order = held('iyer', 'Iyer v. Collector of Salem', ['AIR 1960 SC 5']);
    const places = [place('AIR 1960 SC 5'), place('AIR 1960 SC 5', { case_name: 'Iyer v. Collector' })];
    expect(resolve(places, [rao, order])).toEqual(['ambiguous iyer,rao', 'found iyer']);
  });

  it('trap 7: is ambiguous if a parallel citation gives another page of a report that prints the judgment', () => {
    const group = { parallel_group: 1 };
    expect(resolve([place('AIR 1960 SC 5', group), place('1960 (1) SCR 77', group)], [rao])).toEqual([
      'ambiguous rao',
      'not-held',
    ]);
  });

  it('leads to the named judgment although one of three parallel numbers is misprinted', () => {
    const group = { parallel_group: 1, case_name: 'Rao v. State' };
    const places = [place('AIR 1960 SC 5', group), place('1960 (1) SCR 9', group), place('[1960] INSC 4', group)];
    expect(resolve(places, [rao])).toEqual(['found rao', 'found rao', 'not-held']);
  });

  it('is ambiguous if its parallel citations lead to two judgments', () => {
    const other = held('sen', 'Sen v. Sen', ['1961 (2) SCR 1']);
    const group = { parallel_group: 4 };
    expect(resolve([place('AIR 1960 SC 5', group), place('1961 (2) SCR 1', group)], [rao, other])).toEqual([
      'ambiguous rao,sen',
      'ambiguous rao,sen',
    ]);
  });

  it('trap 12: with square brackets needs a name or a parallel citation to identify the numbering', () => {
    const square = {
      kind: 'neutral',
      status: 'ambiguous',
      keys: JSON.stringify(['[1960] INSC 3', '1960 INSC 3']),
    } as const;
    const official = held('das', 'Das v. Roy', ['1960 INSC 3', '[1960] INSC 8']);
    expect(resolve([place('[1960] INSC 3', square)], [rao])).toEqual(['ambiguous rao']);
    expect(resolve([place('[1960] INSC 3', square)], [rao, official])).toEqual(['ambiguous das,rao']);
    expect(resolve([place('[1960] INSC 3', { ...square, case_name: 'Das v. Roy' })], [rao, official])).toEqual([
      'found das',
    ]);
    const group = { parallel_group: 2 };
    expect(
      resolve([place('[1960] INSC 3', { ...square, ...group }), place('1960 (1) SCR 9', group)], [rao, official]),
    ).toEqual(['found rao', 'found rao']);
  });

  it('never leads to a judgment decided later, and records it as the reason', () => {
    expect(resolve([place('AIR 1960 SC 5')], [rao], { day: '1959-12-31' })).toEqual(['not-held rao']);
    expect(resolve([place('AIR 1960 SC 5')], [rao], { day: '1960-01-01' })).toEqual(['found rao']);
    expect(resolve([place('AIR 1960 SC 5')], [rao], { day: null })).toEqual(['found rao']);
  });

  it('leads to the same copy of a judgment from several sources, in any order', () => {
    const copy = held('rao-2', 'RAO V. STATE OF BIHAR', ['AIR 1960 SC 5', '1960 (1) SCR 9']);
    expect(resolve([place('AIR 1960 SC 5')], [rao, copy])).toEqual(['found rao']);
    expect(resolve([place('AIR 1960 SC 5')], [copy, rao])).toEqual(['found rao']);
  });

  it('control: connected judgments of one day with their own numbers are not copies', () => {
    const connected = held('rao-3', 'Rao v. State of Assam', ['AIR 1960 SC 5', '1960 (1) SCR 9', '[1960] INSC 4']);
    expect(resolve([place('AIR 1960 SC 5')], [rao, connected])).toEqual(['ambiguous rao,rao-3']);
  });

  it('trap 8: in short form leads where its full citation leads, and is ambiguous between several', () => {
    const full = place('AIR 1960 SC 5');
    const other = place('AIR 1961 SC 9');
    const sen = held('sen', 'Sen v. Sen', ['AIR 1961 SC 9']);
    const supra = place('AIR 1960 SC 5', { short_form: 'supra', refers_to: full.position });
    const either = place('AIR 1960 SC 5', {
      short_form: 'supra',
      status: 'ambiguous',
      keys: JSON.stringify(['AIR 1960 SC 5', 'AIR 1961 SC 9']),
    });
    expect(resolve([full, other, supra, either], [rao, sen])).toEqual([
      'found rao',
      'found sen',
      'found rao',
      'ambiguous rao,sen',
    ]);
  });

  it('trap 13: that cannot exist leads nowhere, even if a judgment has that key', () => {
    expect(resolve([place('AIR 1960 SC 5', { status: 'impossible' })], [rao])).toEqual(['impossible']);
  });

  it('by case number needs the parties’ names next to it', () => {
    const key = '1 Civil Appeal 412 of 1971';
    const union = held('union', 'Workers’ Union v. State', [key], { decidedOn: '1974-03-18' });
    const docket = { kind: 'docket', keys: JSON.stringify([key]) } as const;
    const places = [
      place('Civil Appeal 412 of 1971', docket),
      place('Civil Appeal 412 of 1971', { ...docket, case_name: 'Workers’ Union v. State' }),
      place('Civil Appeal 412 of 1971', { ...docket, case_name: 'Mehta v. Sen' }),
    ];
    expect(resolve(places, [union])).toEqual(['not-held', 'found union', 'not-held']);
  });
});

describe('a text with thousands of citations', () => {
  /** Counts the fields that are read, which does not depend on the speed of the machine. */
  function stepsOf(count: number): number {
    let steps = 0;
    const counted = <Value extends object>(value: Value): Value =>
      new Proxy(value, {
        get(target, name, receiver) {
          steps += 1;
          return Reflect.get(target, name, receiver) as unknown;
        },
      });
    const full = Array.from({ length: count }, (_, at) => counted(place(`AIR 1960 SC ${at % 40}`)));
    const keys = JSON.stringify(['AIR 1960 SC 5', 'AIR 1960 SC 6']);
    const short = Array.from({ length: count }, () => counted(place('AIR 1960 SC 5', { short_form: 'supra', keys })));
    const library = Array.from({ length: 20 }, (_, at) => counted(held(`h${at}`, 'A v. B', ['AIR 1960 SC 5'])));
    const byKey = (key: string) => (key === 'AIR 1960 SC 5' ? library : []);
    resolvePlaces([...full, ...short], { byKey, citingId: 'citing', citingDay: null });
    return steps;
  }

  it('takes twice the steps if it is twice as long', () => {
    const half = stepsOf(1_000);
    expect(stepsOf(2_000) / half).toBeLessThan(2.2);
    expect(half).toBeLessThan(100_000);
  });
});
