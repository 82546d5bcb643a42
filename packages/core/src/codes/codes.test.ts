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
/** Sections with letters that the old codes had when they ended. */
const LETTERED = {
  'ipc-bns':
    '29A 52A 53A 55A 108A 120A 120B 121A 124A 138A 153A 153AA 153B 165A 166A 166B 171A 171B 171C 171D 171E 171F 171G 171H 171I 174A 195A 216A 216B 225A 225B 228A 229A 263A 294A 295A 304A 304B 326A 326B 354A 354B 354C 354D 363A 364A 366A 366B 370A 376A 376AB 376B 376C 376D 376DA 376DB 376E 477A 489A 489B 489C 489D 489E 498A',
  'crpc-bnss':
    '25A 41A 41B 41C 41D 50A 53A 54A 55A 60A 105A 105B 105C 105D 105E 105F 105G 105H 105I 105J 105K 105L 144A 164A 166A 166B 195A 198A 198B 265A 265B 265C 265D 265E 265F 265G 265H 265I 265J 265K 265L 291A 311A 357A 357B 357C 433A 436A 437A 441A 446A',
  'iea-bsa': '22A 45A 47A 53A 65A 65B 67A 73A 81A 85A 85B 85C 88A 90A 111A 113A 113B 114A',
} as const;
const byOld = (act: string, number: string) => pairOfProvision(act, number);

describe('the table of the old and the new codes', () => {
  it.each(codePairs)('$name has every section of both codes once', ({ name }) => {
    const rows = codeRows(name);
    const olds = rows.flatMap((row) => row.old);
    expect(new Set(olds).size).toBe(olds.length);
    const [lastOld, lastNew] = LAST[name];
    const all = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1));
    expect([...all(lastOld), ...LETTERED[name].split(' ')].filter((number) => !olds.includes(number))).toEqual([]);
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
    ['IPC', '307', ['109']],
    ['IPC', '327', ['119(1)']],
    ['IPC', '506', ['351(2)', '351(3)']],
    ['IPC', '34', ['3(5)']],
    ['IPC', '378', ['303(1)']],
    ['IPC', '420', ['318(4)']],
    ['IPC', '498-A', ['85', '86']],
    ['IPC', '377', []],
    ['CrPC', '482', ['528']],
    ['CrPC', '438', ['482']],
    ['CrPC', '154', ['173']],
    ['Evidence Act', '45A', ['39(2)']],
    ['Evidence Act', '65B', ['63']],
    ['BNS', '103', ['302']],
    ['BNS', '103(2)', []],
    ['BNS', '3(5)', ['34']],
    ['BNS', '351(3)', ['506']],
    ['BNS', '109(2)', ['307']],
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

  it('calls no section the same whose numbers, persons or explanations changed', () => {
    // A fine of five thousand rupees for one thousand; whoever of the family for a male member; explanations on electronic records.
    const changed = [byOld('IPC', '179'), byOld('CrPC', '64'), byOld('Evidence Act', '62')];
    expect(changed.map((pair) => pair?.kind)).toEqual(['changed', 'changed', 'changed']);
    expect(byOld('IPC', '133')?.kind).toBe('same');
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
