import { extractCitations, parseCitation } from '@headnote/core/citation';
import { getCitations } from '@beshkenadze/eyecite';
import { longJudgment } from './core/long-judgment.js';
import { medianTime, rateOf } from './core/rate.js';

const MEGABYTE = 1_000_000;
/** Milliseconds that a megabyte may take. */
const TARGET = 200;
const ROUNDS = 5;
/** The peer takes seconds for a megabyte. */
const PEER_LENGTH = 100_000;
/** Characters of text between two citations, as in judgments of the Supreme Court. */
const SPACING = 700;
const INDIAN = [
  'Ram v. Shyam, (1973) 4 SCC 225 : AIR 1973 SC 1461',
  '2023 SCC OnLine SC 1141',
  'Section 302 IPC',
  '2023:DHC:1234-DB',
];
const AMERICAN = ['Lissner v. Test, 1 U.S. 1, 5 (1982)', '410 U.S. 113', '18 U.S.C. § 1', '2 F.3d 45'];

/** Text of a judgment with a citation every 700 characters. */
function textWith(citations: readonly string[], length: number): string {
  const plain = longJudgment(length).replace(/<[^>]*>/g, ' ');
  const parts: string[] = [];
  for (let at = 0; at < plain.length; at += SPACING)
    parts.push(plain.slice(at, at + SPACING), ` ${citations[(at / SPACING) % citations.length]} `);
  return parts.join('').slice(0, length);
}

/** Extraction from running text beside eyecite, each on its own country's citations in the same text, and single strings. */
export async function run(): Promise<void> {
  const text = textWith(INDIAN, MEGABYTE);
  const own = medianTime(() => extractCitations(text), ROUNDS);
  const small = textWith(AMERICAN, PEER_LENGTH);
  const peer = medianTime(() => getCitations(small), ROUNDS) * (MEGABYTE / PEER_LENGTH);
  const found = `${extractCitations(text).length} found, peer ${getCitations(small).length} in a tenth`;
  console.log(
    `citations, 1 MB of text: ${own.toFixed(0)} ms (target ${TARGET}), ${(1000 / own).toFixed(1)} MB/s; ${found}`,
  );
  console.log(`  @beshkenadze/eyecite: ${peer.toFixed(0)} ms a MB, ratio ${(peer / own).toFixed(1)}`);
  const rate = await rateOf(() => parseCitation('(1973) 4 SCC 225'));
  console.log(`  one string: ${Math.round(rate).toLocaleString('en')}/s`);
}
