import fc from 'fast-check';

/** Parts of searches. */
const words =
  "land acquisition u/s 302(2) Hon'ble court’s भूमि § M/s P&H 1973 and café 𝐖rit IPC 34 302/34 CrPC s. sec TPA Act order rule of article constitution r/w".split(
    ' ',
  );
const signs = [
  'AND OR NOT & | - ^ ( ) (( )) " “ ” ‘ ’ « »',
  '/5 w/5 pre/3 NEAR/100 near/0 /s /p w/s pre/p @3 /200 ~5',
  'land* wom?n *x l* a?b inter-state* O’Br* judg? *** ? ab*c?d*',
  'judge: party:khanna court:SC court:( section:302 1973-1990 2020–2011 decision: jugde:x foo:bar',
  'year:1973 year:1980..1973 date:..1973-04 date:24-4-1973 date:1973-02-30 bench:5+ bench:khanna year:x',
  'ANDD ORR NOTT NEAR W/S doctypes:supremecourt fromdate:1-1-2001 author:x constructor __proto__:x',
].flatMap((line) => line.split(' '));
const phrases = [
  '"a b"',
  '“x y z”',
  '‘q r’',
  '"a b"~5',
  '"a b"@5',
  '"a b"/5',
  '"lan* b"',
  'w/ 5',
  '/ 5',
  'court:bombay high court',
  'title:"a b"',
];

/** Searches made of parts of the language in any order, sometimes without spaces between them. */
export const typedSearches: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...words) },
        { weight: 5, arbitrary: fc.constantFrom(...signs) },
        { weight: 1, arbitrary: fc.constantFrom(...phrases) },
        { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
      ),
      fc.constantFrom(' ', ' ', ' ', '', '  ', '\n'),
    ),
    { maxLength: 40 },
  )
  .map((pieces) => pieces.map(([piece, space]) => piece + space).join(''));

/** Long searches that try to make the parser slow or to exhaust its stack. */
export const hostileSearches: readonly string[] = [
  ...'()"‘“-^/@*?&|:.\'~§\u0301\ud800\0'.split(''),
  '😀',
  'NOT ',
  'OR ',
  'a(',
  '(a ',
  '‘a ',
  '"a ',
  'judge:',
  'judge:(',
  'a/',
  'a /5 ',
  '(a /5 ',
  'a OR ',
  'a b OR ',
  'a (b OR ',
  'NOT (',
  '-(',
  'w/',
  'a-',
  'a.',
  'a*',
  'a(b)',
  'ab?*',
  'foo:',
  '"a"@',
  'court:high court of ',
  'year:1..',
  'aa:b ',
].map((piece) => piece.repeat(2500));
