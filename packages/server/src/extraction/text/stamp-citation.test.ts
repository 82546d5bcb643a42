import { describe, expect, it } from 'vitest';
import { mayEndInPageNumber, stampCitation, withoutGluedStamp, withoutStamps } from './stamp-citation.js';

describe('stampCitation', () => {
  it.each([
    ['2026:THC:1081', '2026:THC:1081'],
    ['[2026:RJ-JP:31109]', '2026:RJ-JP:31109'],
    ['PVR 2010:BHC-OS:9465-DB', '2010:BHC-OS:9465-DB'],
    ['NEUTRAL CITATION NO. 2026:MPHC-JBP:60888', '2026:MPHC-JBP:60888'],
    ['Neutral Citation No:=2023:PHHC:118039-DB', '2023:PHHC:118039-DB'],
    ['Neutral Citation Number : 2023/DHC/001234', '2023:DHC:1234'],
    ['2024:KER:1234 WP(C) NO. 12 OF 2024', '2024:KER:1234'],
    ['- 3 - NC: 2024:KHC-D:1234', '2024:KHC-D:1234'],
    ['2026 INSC 21', '2026 INSC 21'],
  ])('reads %s', (line, canonical) => {
    expect(stampCitation(line)?.canonical).toBe(canonical);
  });

  it.each([
    'as held in 2026:THC:1081 by this Court',
    '3. 2024 INSC 388',
    '11 2024 INSC 388',
    '2023:DHC:1 and 2023:DHC:2',
    'AIR 1973 SC 1461',
    '[1991] INSC 4',
    'State v. Rao, 2024 INSC 388',
  ])('reads no stamp in "%s"', (line) => {
    expect(stampCitation(line)).toBeUndefined();
  });
});

it('takes a stamp off the number of the paragraph behind it (issue 33)', () => {
  expect(withoutGluedStamp('2026:THC:108112. The appeal', '2026:THC:1081')).toBe('12. The appeal');
  expect(withoutGluedStamp('[2026:THC:1081]5) The appeal', '2026:THC:1081')).toBe('5) The appeal');
  expect(withoutGluedStamp('2026:THC:10812 is cited', '2026:THC:1081')).toBe('2026:THC:10812 is cited');
  expect(withoutGluedStamp('The appeal', '2026:THC:1081')).toBe('The appeal');
});

it('keeps the first stamp of a text and leaves out those of later pages', () => {
  const text = '2026:THC:1081\nA v. B\n1. One.\n2026:THC:1081\n2026:THC:10812. Two, see\n2025:THC:7\n';
  expect(withoutStamps(text)).toBe('2026:THC:1081\nA v. B\n1. One.\n2. Two, see\n2025:THC:7\n');
  expect(withoutStamps('No stamp.\nSee 2025:THC:7 for it.')).toBe('No stamp.\nSee 2025:THC:7 for it.');
});

it('does not trust a stamp to which the number of the first page may be joined', () => {
  expect(mayEndInPageNumber('2026 INSC 791\nREPORTABLE\f2\n3. Text')).toBe(true);
  expect(mayEndInPageNumber('2026 INSC 791\nREPORTABLE\n1\f2\n3. Text')).toBe(false);
  expect(mayEndInPageNumber('2026 INSC 791\nREPORTABLE\f3. Text')).toBe(false);
  expect(mayEndInPageNumber('2026 INSC 79\nREPORTABLE\f2\n3. Text')).toBe(false);
});
