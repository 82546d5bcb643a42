import { extractCitations } from '@headnote/core/citation';
import { processorTime } from './processor-time.js';

const MEGABYTE = 1_000_000;
/** Size of the larger text in megabytes; 10 in the long run. The smaller text has half. */
const SIZE = process.env['LONG_RUN'] ? 10 : 2;

/** Texts on which a citation parser is slowest; each is repeated. */
const units: readonly (readonly [name: string, unit: string])[] = [
  ['brackets', '([{)]}'],
  ['brackets that open', '[('],
  ['digits', '1'],
  ['numbers', '10 '],
  ['years', '1973 '],
  ['reporter names', 'SCC AIR SCR '],
  ['reporter names and numbers', 'SCC 1 '],
  ['numbers and tabs before a name', '\t10\t10\t10\t10\t10 SCC '],
  ['citations', '(1973) 4 SCC 225 : '],
  ['sections', 'Section 5, 6 & '],
  ['titles of acts', 'S. 5 of the Aaa Bbb '],
  ['case names', 'Aa v. Bb '],
  ['case names and supra', 'Aa v. B (1973) 4 SCC 225 (supra) '],
  ['mixed', '([1973] 4 SCC Suppl. (2 AIR 19 v. Aa S. 5, 2024:D Order VII r. '],
];

const timeOf = (text: string): number => processorTime(() => extractCitations(text));

/** Prints the time of each text, and its ratio to the time of half the text. A linear parser has 2. */
export function printAdversarial(): void {
  console.log(`  adversarial text, ${SIZE} MB (processor): ms, ratio to half the text, MB/s`);
  for (const [name, unit] of units) {
    const half = unit.repeat((SIZE * MEGABYTE) / 2 / unit.length);
    const small = timeOf(half);
    const large = timeOf(half + half);
    const ratio = (large / small).toFixed(1);
    console.log(
      `    ${name.padEnd(32)}${large.toFixed(0).padStart(7)}${ratio.padStart(6)}${((SIZE * 1000) / large).toFixed(1).padStart(7)}`,
    );
  }
}
