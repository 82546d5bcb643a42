import { describe, expect, it } from 'vitest';
import type { HeldCase } from './held-case.js';
import { resolveUses, type UnresolvedUse } from './resolve-uses.js';

const held = (id: string, title: string, keys: readonly string[], fields: Partial<HeldCase> = {}): HeldCase => ({
  id,
  title,
  keys,
  courtId: 1,
  decidedOn: '1960-01-01',
  ...fields,
});

let nextPosition = 0;
const use = (canonical: string, fields: Partial<UnresolvedUse> = {}): UnresolvedUse => ({
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

function resolve(uses: readonly UnresolvedUse[], library: readonly HeldCase[], citing: { day?: string | null } = {}) {
  const { day = '1980-01-01' } = citing;
  const byKey = (key: string) => library.filter(({ keys }) => keys.includes(key));
  return resolveUses(uses, { byKey, citingId: 'citing', citingDay: day }).map(({ state, target_id, candidates }) =>
    [state, target_id ?? (JSON.parse(candidates) as string[]).join()].join(' ').trim(),
  );
}

const rao = held('rao', 'Rao v. State of Bihar', ['AIR 1960 SC 5', '1960 (1) SCR 9', '[1960] INSC 3']);

describe('where a citation leads', () => {
  it('to the judgment held, and nowhere when none is', () => {
    expect(resolve([use('AIR 1960 SC 5'), use('AIR 1960 SC 6')], [rao])).toEqual(['found rao', 'not-held']);
  });

  it('to none where the name beside it is another’s', () => {
    expect(resolve([use('AIR 1960 SC 5', { case_name: 'Mehta v. Union of India' })], [rao])).toEqual([
      'name-differs rao',
    ]);
  });

  it('trap 7: of two short orders on one page to the one that is named, else to both', () => {
    const order = held('iyer', 'Iyer v. Collector of Salem', ['AIR 1960 SC 5']);
    const uses = [use('AIR 1960 SC 5'), use('AIR 1960 SC 5', { case_name: 'Iyer v. Collector' })];
    expect(resolve(uses, [rao, order])).toEqual(['ambiguous iyer,rao', 'found iyer']);
  });

  it('trap 7: to none for sure where a parallel citation is another page of a report that the judgment has a page of', () => {
    const group = { parallel_group: 1 };
    expect(resolve([use('AIR 1960 SC 5', group), use('1960 (1) SCR 77', group)], [rao])).toEqual([
      'ambiguous rao',
      'not-held',
    ]);
  });

  it('to the one that is named although one of three parallel numbers is misprinted', () => {
    const group = { parallel_group: 1, case_name: 'Rao v. State' };
    const uses = [use('AIR 1960 SC 5', group), use('1960 (1) SCR 9', group), use('[1960] INSC 4', group)];
    expect(resolve(uses, [rao])).toEqual(['found rao', 'found rao', 'not-held']);
  });

  it('to neither where parallel citations lead to two judgments', () => {
    const other = held('sen', 'Sen v. Sen', ['1961 (2) SCR 1']);
    const group = { parallel_group: 4 };
    expect(resolve([use('AIR 1960 SC 5', group), use('1961 (2) SCR 1', group)], [rao, other])).toEqual([
      'ambiguous rao,sen',
      'ambiguous rao,sen',
    ]);
  });

  it('trap 12: by a number in square brackets only where a name or a parallel citation tells which numbering it is of', () => {
    const square = {
      kind: 'neutral',
      status: 'ambiguous',
      keys: JSON.stringify(['[1960] INSC 3', '1960 INSC 3']),
    } as const;
    const official = held('das', 'Das v. Roy', ['1960 INSC 3', '[1960] INSC 8']);
    expect(resolve([use('[1960] INSC 3', square)], [rao])).toEqual(['ambiguous rao']);
    expect(resolve([use('[1960] INSC 3', square)], [rao, official])).toEqual(['ambiguous das,rao']);
    expect(resolve([use('[1960] INSC 3', { ...square, case_name: 'Das v. Roy' })], [rao, official])).toEqual([
      'found das',
    ]);
    const group = { parallel_group: 2 };
    expect(
      resolve([use('[1960] INSC 3', { ...square, ...group }), use('1960 (1) SCR 9', group)], [rao, official]),
    ).toEqual(['found rao', 'found rao']);
  });

  it('never to a judgment decided later, and keeps it as the reason', () => {
    expect(resolve([use('AIR 1960 SC 5')], [rao], { day: '1959-12-31' })).toEqual(['not-held rao']);
    expect(resolve([use('AIR 1960 SC 5')], [rao], { day: '1960-01-01' })).toEqual(['found rao']);
    expect(resolve([use('AIR 1960 SC 5')], [rao], { day: null })).toEqual(['found rao']);
  });

  it('to one of the copies that several sources gave of a judgment, whichever came first', () => {
    const copy = held('rao-2', 'RAO V. STATE OF BIHAR', ['AIR 1960 SC 5', '1960 (1) SCR 9']);
    expect(resolve([use('AIR 1960 SC 5')], [rao, copy])).toEqual(['found rao']);
    expect(resolve([use('AIR 1960 SC 5')], [copy, rao])).toEqual(['found rao']);
  });

  it('control: connected judgments of one day with numbers of their own are no copies', () => {
    const connected = held('rao-3', 'Rao v. State of Assam', ['AIR 1960 SC 5', '1960 (1) SCR 9', '[1960] INSC 4']);
    expect(resolve([use('AIR 1960 SC 5')], [rao, connected])).toEqual(['ambiguous rao,rao-3']);
  });

  it('trap 8: of a short form where the citation leads that it means, and to all of several', () => {
    const full = use('AIR 1960 SC 5');
    const other = use('AIR 1961 SC 9');
    const sen = held('sen', 'Sen v. Sen', ['AIR 1961 SC 9']);
    const supra = use('AIR 1960 SC 5', { short_form: 'supra', refers_to: full.position });
    const either = use('AIR 1960 SC 5', {
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

  it('trap 13: of one that cannot exist nowhere, whatever is held under it', () => {
    expect(resolve([use('AIR 1960 SC 5', { status: 'impossible' })], [rao])).toEqual(['impossible']);
  });

  it('of a case number only with the names of the parties beside it', () => {
    const key = '1 Civil Appeal 412 of 1971';
    const union = held('union', 'Workers’ Union v. State', [key], { decidedOn: '1974-03-18' });
    const docket = { kind: 'docket', keys: JSON.stringify([key]) } as const;
    const uses = [
      use('Civil Appeal 412 of 1971', docket),
      use('Civil Appeal 412 of 1971', { ...docket, case_name: 'Workers’ Union v. State' }),
      use('Civil Appeal 412 of 1971', { ...docket, case_name: 'Mehta v. Sen' }),
    ];
    expect(resolve(uses, [union])).toEqual(['not-held', 'found union', 'not-held']);
  });
});
