import fc from 'fast-check';

/** What a scan, a typist or a copied line leaves in a citation: signs, digits, letters that scans print for digits, words of citations. */
export const pieces: readonly string[] = [
  ...' ()[]{}.,:;-/&=§@\r\n\tlIO0159'.split(''),
  'SCC',
  'AIR',
  'Supp',
  'OnLine',
  'v. ',
  'supra',
  'Section ',
  '2024:',
  '\u{1F600}',
  '\uD800',
];

/** The last index that is damaged; shorter texts are counted through again. */
const LAST_INDEX = 200;
/** Characters that one place loses at most. */
const MAX_CUT = 4;

/** One of the texts, with characters removed, inserted and doubled at one to `places` places. */
export const damaged = (texts: readonly string[], places: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...texts),
      fc.array(fc.tuple(fc.nat(LAST_INDEX), fc.nat(MAX_CUT), fc.constantFrom(...pieces)), {
        minLength: 1,
        maxLength: places,
      }),
    )
    .map(([sample, changes]) =>
      changes.reduce((text, [place, cut, piece]) => {
        const at = place % (text.length + 1);
        return text.slice(0, at) + piece + text.slice(at + cut);
      }, sample),
    );
