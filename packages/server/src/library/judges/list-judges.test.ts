import { describe, expect, it } from 'vitest';
import type { JudgeDecision } from './judge.js';
import { plainListedName, plainName } from '../../extraction/structure/judge-names.js';
import { listJudges } from './list-judges.js';
import { readJudgeName } from './read-judge-name.js';

/** Names with the years of their judgments: `A. K. Rao 1970 1975; court 2: B. Rao 1980`. */
function printed(text: string) {
  return text.split('; ').flatMap((part) => {
    const [, court = '1', name = '', years = ''] = /^(?:court (\d+): )?(.*?)((?: \d{4})+)$/.exec(part) ?? [];
    return years
      .trim()
      .split(' ')
      .map((year) => ({ name, courtId: Number(court), year: Number(year), documents: 1 }));
  });
}

const judgesOf = (text: string, decisions: readonly JudgeDecision[] = []): readonly string[] =>
  listJudges(printed(text), decisions)
    .map(({ name, documents }) => `${name} ${documents}`)
    .toSorted();

describe('judges', () => {
  it.each([
    // Joined and inverted names, capitals, titles, initials apart, joined or behind the name.
    [
      'SAMUDRAIYER, V.R. 1974; V. R. Samudra Iyer 1975; Hon’ble Mr. Justice V.R. SAMUDRA IYER, C.J. 1976',
      'V.R. Samudra Iyer 3',
    ],
    ['DORAI K.T. 1990; K.T.DORAI 1991; KT Dorai 1992', 'K.T. Dorai 3'],
    ['AHSAN NAGHIR S. 1995; S. Naghir Ahsan 1996', 'S. Naghir Ahsan 2'],
    ['SHEKAR, K.J. 1988; K. Jaya Shekar 1989', 'K. Jaya Shekar 2'],
    // Given names and their initials; a name without its initials; one wrong letter.
    ['VARMAN, JAGAN SARAN 1989; J. S. Varman 1991', 'Jagan Saran Varman 2'],
    ['O. Chinna Redkar 1980; CHINNA REDKAR 1981', 'O. Chinna Redkar 2'],
    ['C.A. Vaidyalingar 1970; C.A. Vaidialingar 1971', 'C.A. Vaidialingar 2'],
    // Spellings of one sound.
    ['C.K. Tukkar 2005; C. K. TUKER 2006', 'C.K. Tukkar 2'],
    ['T.L. Ramatara Aiyar 1955; AYYER, T.L. RAMATARA 1956', 'T.L. Ramatara Aiyar 2'],
    // A surname alone, in the only year in which it can mean one judge only.
    ['A.K. Sonar 1970 1972; B.L. Sonar 1980; Sonar 1971', 'A.K. Sonar 3,B.L. Sonar 1'],
  ])('%s are %s', (text, judges) => {
    expect(judgesOf(text).join(',')).toBe(judges);
  });

  it.each([
    ['other initials', 'P.N. Bhagat 1975; N.H. Bhagat 1975'],
    ['other initials and a similar name', 'V. Ramasvami 1990; K. Ramasvamy 1990'],
    ['a spelling that is another name', 'B.K. Sarna 2010; B.K. Sharna 2010'],
    ['a sound of two judges', 'Amal Nath Senkar 1980; Ajit Narayan Senkar 1981; A.N. Senkarr 1980'],
    ['two given names with these initials', 'Amal Nath Senkar 1980; Ajit Narayan Senkar 1981; A.N. Senkar 1980'],
    ['other courts', 'R.K. Agarkar 2015; court 8: Ravindra Kumar Agarkar 2016'],
    ['other times', 'R.K. Agarkar 1960; Ravindra Kumar Agarkar 2016'],
    ['a short name with another letter', 'S.K. Das 1960; S.K. Dar 1960'],
    ['a surname that two had then', 'A.K. Sonar 1970; B.L. Sonar 1971; Sonar 1970'],
  ])('%s: they stay apart', (_, text) => {
    expect(judgesOf(text)).toHaveLength(text.split('; ').length);
  });

  it('are joined and parted by an editor', () => {
    const [one, other] = ['A.S. Chandur', 'Atul S. Chandur'].map((name) => readJudgeName(name).key) as [string, string];
    const apart = 'court 3: A.S. Chandur 2000; Atul S. Chandur 2026';
    const joined = { oneKey: one, otherKey: other, isJoined: true };
    expect(judgesOf(apart)).toHaveLength(2);
    expect(judgesOf(apart, [joined])).toHaveLength(1);
    const together = 'A.S. Chandur 2024; Atul S. Chandur 2026';
    expect(judgesOf(together)).toHaveLength(1);
    expect(judgesOf(together, [{ ...joined, isJoined: false }])).toHaveLength(2);
  });

  it.each([
    ['given names that begin each other', Array.from({ length: 150 }, (_, at) => `A${'a'.repeat(at + 1)} Sonar`)],
    ['one letter in any place', Array.from({ length: 300 }, (_, at) => `B. C. ${differing('samudralingam', at)}`)],
  ])('that are too many to tell apart stay apart, and take no minutes: %s', (_, names) => {
    const before = process.cpuUsage();
    const apart = listJudges(
      names.map((name) => ({ name, courtId: 1, year: 1990, documents: 1 })),
      [],
    );
    const { user, system } = process.cpuUsage(before);
    expect(apart.length).toBeGreaterThan(names.length * 0.9);
    // Ten times as much if each is compared with each of the others.
    expect((user + system) / 1_000_000).toBeLessThan(2);
  });
});

/** The text with another letter in one place. */
function differing(text: string, at: number): string {
  const place = at % text.length;
  return `${text.slice(0, place)}${String.fromCharCode(97 + (((at / text.length) | 0) % 26))}${text.slice(place + 1)}`;
}

describe('a name', () => {
  it.each(['x' + ' '.repeat(1_950) + '!', 'x' + '(a) '.repeat(480), 'x' + ', '.repeat(950) + '!'])(
    'that is none is read in time: %#',
    (typed) => {
      const before = process.cpuUsage();
      const plain = Array.from({ length: 20 }, () => [plainName(typed), plainListedName(typed)]);
      const { user, system } = process.cpuUsage(before);
      expect(plain.flat().every(({ length }) => length <= typed.length)).toBe(true);
      expect(readJudgeName(typed).key).toBe('');
      // Minutes if each place of a run of blanks is tried with each end of it.
      expect((user + system) / 1_000_000).toBeLessThan(2);
    },
  );
});
