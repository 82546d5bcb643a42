/** Short forms that a full stop follows without ending the sentence; lower case, without the last full stop. */
const abbreviations = new Set(
  (
    "v vs nos ltd pvt co corp inc hon'ble hon’ble honble hon smt shri sri mr mrs ms dr prof s ss sec secs sub-s sub-sec " +
    'art arts para paras cl cls r rr o ord ch p pp pg vol vols ed edn ex exh exhs ext viz cf ibid op cit st jr sr addl asst ' +
    'dy dist distt govt govts dept deptt gen col capt lt maj cr crl cri civ crim supp suppl supl sup &c regd ' +
    'fn m/s messrs md mohd kr km sq ft jan feb mar apr jun jul aug sept oct nov dec u/s r/w w/s adv advs dt dtd sch pt ' +
    'bros ry rly univ bom cal mad punj guj ker mys nag lah assn commr ind cas int div rep reg ref app appl pet mst ' +
    'rs re col sr p.w pw d.w dw fig figs viz approx max min ie eg nr vill p.o p.s pt art'
  ).split(' '),
);

/** Words that are an abbreviation only before a number, because they are also plain words. */
const beforeNumbersOnly = new Set(['no', 'sub', 'sl', 'c']);

/** Words that usually begin a sentence, so an initial before them ends the previous one. */
const sentenceOpeners =
  /^(?:The|It|In|This|That|These|Those|He|She|They|We|There|But|On|At|After|Under|As|If|When|Thus|Therefore|However|Accordingly|Learned|Counsel|Having|By|For|So|Since|According|Reliance|Our)\b/;

/**
 * Returns whether the full stop after `word` belongs to an abbreviation and does not end the sentence.
 * `word` is the word before the full stop, `next` the text after the space.
 */
export function isAbbreviation(word: string, next: string): boolean {
  const bare = word.replace(/^["'“‘([{]+/, '');
  if (bare === '') return true;
  const lower = bare.toLowerCase();
  const beforeNumber = /^[\d(#[]/.test(next);
  if (beforeNumbersOnly.has(lower)) return beforeNumber || (lower === 'no' && bare !== 'no');
  if (abbreviations.has(lower)) return true;
  // Initials, ranks and dotted forms: `K.`, `JJ.`, `S.L.P.`, `I.P.C.`
  if (/^(?:[A-Za-z]{1,2}\.)*[A-Za-z]$|^(?:JJ|CJ|CJI)$/.test(bare)) return !sentenceOpeners.test(next);
  return false;
}
