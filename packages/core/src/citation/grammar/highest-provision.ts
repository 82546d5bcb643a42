import type { Draft } from './citation-draft.js';

/**
 * The last section of the acts that are cited most, as enacted or amended, of all acts with the name: CrPC is also that of 1898, CPC that of 1882. The last
 * article of the Constitution; the last order of the CPC is that of its First Schedule. India Code, 2026.
 */
const last = new Map(
  'Art. Constitution 395/O. CPC 51/S. CPC 652/S. IPC 511/S. CrPC 565/S. Evidence Act 167/S. BNS 358/S. BNSS 531/S. BSA 170/S. NI Act 148/S. TP Act 137/S. Contract Act 266/S. Registration Act 93/S. Arbitration Act 87'
    .split('/')
    .map((row) => [row.replace(/ \d+$/, ''), Number(row.split(' ').at(-1))]),
);

/** Returns the last number of the act if a provision is beyond it; undefined if it is not, or if that is not known. */
export function highestIfBeyond({ unit = '', family, number = '' }: Draft): number | undefined {
  const most = last.get(`${unit} ${family}`);
  // The rule of an order and the parts of a section count by themselves.
  const numbers = number.replace(/\(\w+\)| R\..*/g, '').match(/\d+/g) ?? [];
  return most && numbers.some((one) => Number(one) > most) ? most : undefined;
}
