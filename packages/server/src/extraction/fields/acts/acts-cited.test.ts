import { extractCitations } from '@headnote/core/citation';
import { describe, expect, it } from 'vitest';
import { readActsCited } from './acts-cited.js';
import { findActTitles } from './find-act-titles.js';
import { printActCited } from './print-act-cited.js';

function listOf(plain: string, decidedIn: number | null = 2010): string[] {
  return readActsCited({ plain, citations: extractCitations(plain), decidedIn }).map(printActCited);
}

describe('readActsCited', () => {
  it('groups provisions by act, in order and once, with the unit before every number', () => {
    expect(listOf('Convicted under Ss. 302, 34 and 149 IPC. Section 34 of the Indian Penal Code needs more.')).toEqual([
      'Indian Penal Code, 1860 (IPC): Section 34, Section 149, Section 302',
    ]);
  });

  it('lists no provision that the act does not have', () => {
    expect(listOf('Article 14 and Article 18-833 of the Constitution; Section 512 IPC.')).toEqual([
      'Constitution of India: Article 14',
    ]);
  });

  it('reads articles, orders with their rules, and lists in the schedule', () => {
    expect(listOf('Article 14 and Art. 19(1)(g) are pleaded; O. 7 R. 11 CPC; Entry 54 of List II.')).toEqual([
      'Constitution of India: Article 14, Article 19(1)(g), Schedule 7 List 2 Entry 54',
      'Code of Civil Procedure, 1908 (CPC): Order 7 Rule 11',
    ]);
  });

  it('lists an act without a provision, and merges its title without the year', () => {
    expect(listOf('The Sample Rent Act, 1949 applies. Section 13 of the Sample Rent Act is plain.')).toEqual([
      'Sample Rent Act, 1949: Section 13',
    ]);
  });

  it('trap: a section of the Act belongs to the act with that short name, and to none if two acts have it', () => {
    const one =
      'The Sample Rent Act, 1949 (hereinafter called "the Act") applies. Under section 13 of the Act it fell.';
    expect(listOf(one)).toEqual(['Sample Rent Act, 1949: Section 13']);
    const two = `${one} The Sample Lease Act, 1950 (hereinafter called "the Act") was then passed.`;
    expect(listOf(two)).toEqual(['Sample Rent Act, 1949', 'Sample Lease Act, 1950']);
    expect(listOf('Under section 13 of the Act it fell.')).toEqual([]);
  });

  it.each([
    [1960, 'Code of Criminal Procedure, 1898 (CrPC): Section 342'],
    [1976, 'Code of Criminal Procedure (CrPC): Section 342'],
    [2005, 'Code of Criminal Procedure, 1973 (CrPC): Section 342'],
    [null, 'Code of Criminal Procedure (CrPC): Section 342'],
  ])('trap: the Code of Criminal Procedure of a judgment of %s is %s', (decidedIn, line) => {
    expect(listOf('He was examined under section 342 CrPC.', decidedIn)).toEqual([line]);
  });

  it('trap: the I.T. Act was the Income-tax Act before there was another one', () => {
    expect(listOf('Section 66 of the IT Act was applied.', 1985)).toEqual(['Income-tax Act, 1961: Section 66']);
    expect(listOf('Section 66 of the IT Act was applied.', 2015)).toEqual([]);
    expect(listOf('Section 66 of the Information Technology Act was applied.', 2015)).toEqual([
      'Information Technology Act, 2000 (IT Act): Section 66',
    ]);
  });

  it('trap: a part, a schedule or a general word is not an act', () => {
    expect(listOf('Section 304 Part II of the Indian Penal Code.')).toEqual([
      'Indian Penal Code, 1860 (IPC): Section 304 Part II',
    ]);
    expect(
      listOf('Section 3 of the Amending Act and section 4 of the Principal Act and section 2 of the State Act'),
    ).toEqual([]);
  });

  it('lists the most cited act first', () => {
    expect(listOf('S. 5 Limitation Act. Art. 14. Art. 16. Art. 21.')[0]).toMatch(/^Constitution of India/);
  });
});

describe('findActTitles', () => {
  it.each([
    ['under section 3 of the [Sample Rents Act, 1947] as it stood', ['Sample Rents Act 1947']],
    ['the U.P. Sample (Temporary) Control of Rent Act, 1947 and', ['U.P. Sample (Temporary) Control of Rent Act 1947']],
    ['It failed. The Sample of Goods Act, 1930, says', ['Sample of Goods Act 1930']],
    ['an act, 1930', []],
  ])('reads "%s"', (text, names) => {
    expect(findActTitles(text).map(({ name }) => name)).toEqual(names);
  });

  it('takes linear time for a text of titles only', () => {
    const before = process.cpuUsage();
    findActTitles('The Sample and Example of The Sample Act, 1930 '.repeat(20_000));
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
  });
});
