import { describe, expect, it } from 'vitest';
import { aknActPath, aknCasePath, readAknPath } from './akn-path.js';

const decidedOn = '2023-12-13';

describe('the path of a work in the naming convention of Akoma Ntoso', () => {
  it.each([
    [['2024 HN 7', '2023 INSC 1066'], '/akn/in/judgment/hn/2024/7/eng@2023-12-13'],
    [['(1973) 4 SCC 225', '2023 INSC 1066'], '/akn/in/judgment/insc/2023/1066/eng@2023-12-13'],
    [['2024:DHC:120'], '/akn/in/judgment/dhc/2024/120/eng@2023-12-13'],
  ])('is made of the first neutral citation of %j', (citations, path) => {
    expect(aknCasePath(citations, { decidedOn })).toBe(path);
  });

  it('is not made without a neutral citation, and has no date where none is known', () => {
    expect(aknCasePath(['AIR 1973 SC 1461', '2023:dhc:1'], { decidedOn })).toBeUndefined();
    expect(aknCasePath(['2023 INSC 5'], { decidedOn: null })).toBe('/akn/in/judgment/insc/2023/5/eng');
  });

  it.each([
    [{ actNumber: 'Act 26 of 1996', year: 1997 }, '/akn/in/act/1996/26/eng'],
    [{ actNumber: '09', year: 1930 }, '/akn/in/act/1930/9/eng'],
    [{ actNumber: '9', year: null }, undefined],
    [{ actNumber: 'President’s Act 3', year: 1975 }, undefined],
  ])('is made of the number of the act %j', (act, path) => {
    expect(aknActPath(act)).toBe(path);
  });

  it.each([
    ['/akn/in/judgment/insc/2023/1066/eng@2023-12-13', { kind: 'case', citation: '2023 INSC 1066', date: decidedOn }],
    ['/akn/in/judgment/dhc/2024/120', { kind: 'case', citation: '2024:DHC:120', date: '' }],
    ['/akn/in/act/1996/26/eng', { kind: 'act', citation: 'Act 26 of 1996', date: '' }],
    ['/akn/za/act/1996/26', undefined],
    ['/akn/in/act/1996/26/hin', undefined],
    ['/akn/in/judgment/insc/2023/1066/eng@13-12-2023', undefined],
  ])('is read: %s', (path, work) => {
    expect(readAknPath(path)).toEqual(work);
  });
});
