import { describe, expect, it } from 'vitest';
import { readSubject, scoreSubjects } from './read-subject.js';
import { subjectTable } from './subject-table.js';

const subjectOf = (plain: string, caseType = '') => readSubject({ plain, acts: [], caseType });

describe('readSubject', () => {
  it.each([
    [
      'The seniority list of direct recruits and promotees was challenged. Departmental Promotion Committee; date of promotion; pay scale; Service Commission.',
      'Service law',
    ],
    [
      'The landlord filed an eviction petition before the Rent Controller for bona fide requirement against the tenant; arrears of rent of the demised premises.',
      'Rent and eviction',
    ],
    [
      'The Land Acquisition Officer fixed the market value of the land. The acquisition of land for a public purpose; solatium.',
      'Land acquisition',
    ],
  ])('reads "%s" as %s', (text, subject) => {
    expect(subjectOf(text)).toBe(subject);
  });

  it('considers the cited acts', () => {
    const act = { key: '', title: 'Arbitration and Conciliation Act', year: '1996', abbreviation: '' };
    const acts = [{ act, provisions: [], mentions: 9 }];
    expect(readSubject({ plain: 'The award of the sole arbitrator.', acts, caseType: '' })).toBe('Arbitration');
  });

  it('trap: returns no subject if the evidence is weak, or similar for two', () => {
    expect(subjectOf('The petition does not survive and is disposed of.')).toBe('');
    const tie =
      'convicted under section, sentenced to death, dying declaration, common intention; seniority list, direct recruits, pay scale, cadre';
    expect(subjectOf(tie)).toBe('');
    expect(scoreSubjects({ plain: tie, acts: [], caseType: '' }).length).toBeGreaterThan(1);
  });

  it('trap: a word that only begins like a term does not count', () => {
    expect(scoreSubjects({ plain: 'bailiff bailey', acts: [], caseType: '' })).toEqual([]);
    expect(scoreSubjects({ plain: 'detenus', acts: [], caseType: '' })[0]?.subject).toBe('Preventive detention');
  });

  it('has a well-formed table: every line has a weight, every term is in lower case and occurs once in its subject', () => {
    for (const block of subjectTable.trim().split('\n\n')) {
      const [name = '', ...lines] = block.split('\n');
      expect(name).toMatch(/^[A-Z][a-z ]+$/);
      for (const line of lines) expect(line).toMatch(/^(?:acts )?\d+: [^A-Z]+$/);
      const terms = lines
        .filter((line) => !line.startsWith('acts'))
        .flatMap((line) => line.replace(/^\d+: /, '').split(', '));
      expect(
        terms.filter((term, at) => terms.indexOf(term) !== at),
        name,
      ).toEqual([]);
    }
  });
});
