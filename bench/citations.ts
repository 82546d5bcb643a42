import { extractCitations, parseCitation } from '@headnote/core/citation';
import { getCitations } from '@beshkenadze/eyecite';
import { printAdversarial } from './citations/adversarial.js';
import { timeInWorker } from './citations/in-worker.js';
import { longJudgment } from './core/long-judgment.js';
import { processorTime } from './citations/processor-time.js';
import { medianTime, rateOf } from './core/rate.js';

const MEGABYTE = 1_000_000;
/** Target for a megabyte, in milliseconds. */
const TARGET = 200;
const ROUNDS = 5;
/** A shorter text for the peer, which needs seconds for a megabyte. */
const PEER_LENGTH = 100_000;
/** Characters of text between two citations, as in judgments of the Supreme Court. */
const SPACING = 700;
const INDIAN = [
  'Ram v. Shyam, (1973) 4 SCC 225 : AIR 1973 SC 1461',
  '2023 SCC OnLine SC 1141',
  'Section 302 IPC',
  '2023:DHC:1234-DB',
];
/** Judgments in a long list of authorities; each is cited in seven reports. */
const AUTHORITIES = 400;
const AMERICAN = ['Lissner v. Test, 1 U.S. 1, 5 (1982)', '410 U.S. 113', '18 U.S.C. § 1', '2 F.3d 45'];

/** Text of a judgment with a citation every 700 characters. */
function textWith(citations: readonly string[], length: number): string {
  const plain = longJudgment(length).replace(/<[^>]*>/g, ' ');
  const parts: string[] = [];
  for (let at = 0; at < plain.length; at += SPACING)
    parts.push(plain.slice(at, at + SPACING), ` ${citations[(at / SPACING) % citations.length]} `);
  return parts.join('').slice(0, length);
}

const authorities = Array.from(
  { length: AUTHORITIES },
  (_, page) =>
    `Ram ${page} v. Shyam, (1973) 4 SCC ${page} : AIR 1973 SC ${page} = 1973 Supp SCR ${page}; 1974 (1) SCALE ${page} : ` +
    `JT 1974 (2) SC ${page} = 2023 INSC ${page} : (1974) 1 MLJ ${page}. `,
).join('');

/** Measures extraction from running text, with eyecite as peer on American citations in the same text, and single strings. */
export async function run(): Promise<void> {
  const text = textWith(INDIAN, MEGABYTE);
  const own = medianTime(() => extractCitations(text), ROUNDS);
  const busy = Math.min(...Array.from({ length: ROUNDS }, () => processorTime(() => extractCitations(text))));
  const small = textWith(AMERICAN, PEER_LENGTH);
  const peer = medianTime(() => getCitations(small), ROUNDS) * (MEGABYTE / PEER_LENGTH);
  const found = `${extractCitations(text).length} found, peer ${getCitations(small).length} in a tenth`;
  console.log(
    `citations, 1 MB of text: ${own.toFixed(0)} ms (target ${TARGET}), ${(1000 / own).toFixed(1)} MB/s; ${found}`,
  );
  console.log(`  processor time, best: ${busy.toFixed(0)} ms, ${(1000 / busy).toFixed(1)} MB/s`);
  const inWorker = await timeInWorker(text, ROUNDS);
  console.log(
    inWorker
      ? `  in a worker of Chromium: ${inWorker.median.toFixed(0)} ms (target ${TARGET}), best ${inWorker.best.toFixed(0)} ms, first ${inWorker.first.toFixed(0)} ms; ${inWorker.found} found`
      : '  in a worker of Chromium: not measured, Chromium is not installed',
  );
  console.log(`  @beshkenadze/eyecite: ${peer.toFixed(0)} ms a MB, ratio ${(peer / own).toFixed(1)}`);
  const rate = await rateOf(() => parseCitation('(1973) 4 SCC 225'));
  console.log(`  one string: ${Math.round(rate).toLocaleString('en')}/s`);
  const list = medianTime(() => extractCitations(authorities), ROUNDS);
  console.log(`  ${AUTHORITIES} judgments, each in 7 reports: ${list.toFixed(0)} ms (target 3,000, aim 60)`);
  printAdversarial();
}
