import { describe, expect, it } from 'vitest';
import {
  codePairs,
  codeRows,
  codeTableCsv,
  codeTableJson,
  codeTableVersion,
  pairKinds,
  pairOfProvision,
  sectionOfPlace,
} from './index.js';

/** The last section of each code, and sections with letters of the old ones, as in the acts. */
const LAST = { 'ipc-bns': [511, 358], 'crpc-bnss': [484, 531], 'iea-bsa': [167, 170] } as const;
const byOld = (act: string, number: string) => pairOfProvision(act, number);

describe('the table of the old and the new codes', () => {
  it.each(codePairs)('$name has every section of both codes once', ({ name }) => {
    const rows = codeRows(name);
    const olds = rows.flatMap((row) => row.old);
    expect(new Set(olds).size).toBe(olds.length);
    const [lastOld, lastNew] = LAST[name];
    const all = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1));
    expect(all(lastOld).filter((number) => !olds.includes(number))).toEqual([]);
    const news = rows.flatMap((row) => row.new);
    // A section is in one row, or its clauses are, none of them twice.
    expect(new Set(news).size).toBe(news.length);
    const sections = new Set(news.map(sectionOfPlace));
    expect(all(lastNew).filter((number) => !sections.has(number))).toEqual([]);
    const whole = news.filter((place) => !place.includes('('));
    expect(
      whole.filter((section) => news.some((place) => place !== section && sectionOfPlace(place) === section)),
    ).toEqual([]);
  });

  it('has links between sections of its rows only, and none where there is no equivalent', () => {
    for (const row of codePairs.flatMap(({ name }) => codeRows(name))) {
      for (const link of row.links) {
        expect(row.old).toContain(link.old);
        expect(row.new.map(sectionOfPlace)).toContain(sectionOfPlace(link.new));
        if (link.share !== null) expect(link.share).toBeLessThanOrEqual(100);
      }
      expect(pairKinds).toContain(row.kind);
      if (['dropped', 'repealed', 'new'].includes(row.kind)) expect(row.links).toEqual([]);
      else expect(row.links.length).toBeGreaterThan(0);
    }
  });

  // Known to every criminal lawyer; the texts of both acts say so.
  it.each([
    ['IPC', '302', ['103(1)']],
    ['IPC', '300', ['101']],
    ['IPC', '34', ['3(5)']],
    ['IPC', '378', ['303(1)']],
    ['IPC', '420', ['318(4)']],
    ['IPC', '498-A', ['85', '86']],
    ['IPC', '377', []],
    ['CrPC', '482', ['528']],
    ['CrPC', '438', ['482']],
    ['CrPC', '154', ['173']],
    ['Evidence Act', '65B', ['63']],
    ['BNS', '103', ['302']],
    ['BNS', '103(2)', []],
    ['BNS', '3(5)', ['34']],
    ['BNS', '318', ['415', '417', '418', '420']],
    ['BNS', '111', []],
    ['BNSS', '528', ['482']],
  ])('%s %s: %j', (act, number, places) => {
    expect(byOld(act, number)?.places).toEqual(places);
  });

  it('knows no other act and no section that the code lacks', () => {
    expect([byOld('NI Act', '138'), byOld('IPC', '512'), byOld('IPC', 'x')]).toEqual([undefined, undefined, undefined]);
    expect(byOld('IPC', '309')).toMatchObject({ places: [], kind: 'dropped', compare: ['226'] });
    expect(byOld('BNS', '103(2)')?.kind).toBe('new');
  });

  it('is a file with its version on every line', () => {
    const [head, ...lines] = codeTableCsv('ipc-bns').trimEnd().split('\r\n');
    expect(head?.split(',')).toHaveLength(8);
    expect(lines.every((line) => line.startsWith(`${codeTableVersion},IPC,`) && line.split(',').length === 8)).toBe(
      true,
    );
    expect(lines).toContain(`${codeTableVersion},IPC,34,BNS,3(5),moved,100,`);
    expect(codeTableJson('iea-bsa')).toMatchObject({
      version: codeTableVersion,
      oldAct: 'Evidence Act',
      newAct: 'BSA',
    });
  });
});
