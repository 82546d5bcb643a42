import type { Court } from './court.js';
import { courtById, SUPREME_COURT_ID } from './courts.js';

/** Printed names of High Courts with their ids; the first match counts. */
const highCourtNames: readonly (readonly [RegExp, number])[] = [
  [/ALLAHABAD/, 2],
  [/BOMBAY/, 3],
  [/CALCUTTA/, 4],
  [/GAUHATI|GUWAHATI/, 5],
  [/TELANGANA/, 6],
  [/ANDHRA PRADESH/, 7],
  [/CHHATTISGARH|CHATTISGARH/, 8],
  [/DELHI/, 9],
  [/GUJARAT/, 10],
  [/HIMACHAL/, 11],
  [/JAMMU|KASHMIR/, 12],
  [/JHARKHAND/, 13],
  [/KARNATAKA|MYSORE/, 14],
  [/KERALA/, 15],
  [/MADHYA PRADESH/, 16],
  [/MANIPUR/, 17],
  [/MEGHALAYA/, 18],
  [/ORISSA|ODISHA/, 19],
  [/PUNJAB/, 20],
  [/RAJASTHAN/, 21],
  [/SIKKIM/, 22],
  [/TRIPURA/, 23],
  [/UTTARAKHAND|UTTARANCHAL/, 24],
  [/MADRAS/, 25],
  [/PATNA/, 26],
];

/** Printed seats of benches with the ids of the benches, by the id of the High Court. */
const benchSeats: ReadonlyMap<number, readonly (readonly [RegExp, number])[]> = new Map([
  [2, [[/LUCKNOW/, 101]]],
  [
    3,
    [
      [/\bGOA\b|PANAJI|PORVORIM/, 102],
      [/AURANGABAD|SAMBHAJINAGAR/, 103],
      [/NAGPUR/, 104],
      [/KOLHAPUR/, 105],
    ],
  ],
  [
    4,
    [
      [/JALPAIGURI/, 106],
      [/PORT BLAIR/, 107],
    ],
  ],
  [
    5,
    [
      [/KOHIMA/, 108],
      [/AIZAWL/, 109],
      [/ITANAGAR|NAHARLAGUN/, 110],
    ],
  ],
  [
    12,
    [
      [/AT JAMMU/, 111],
      [/SRINAGAR/, 112],
    ],
  ],
  [
    14,
    [
      [/DHARWAD/, 113],
      [/KALABURAGI|GULBARGA/, 114],
    ],
  ],
  [
    16,
    [
      [/INDORE/, 115],
      [/GWALIOR/, 116],
    ],
  ],
  [21, [[/JAIPUR/, 117]]],
  [25, [[/MADURAI/, 118]]],
] as const);

/** Printed names of tribunals and commissions with their ids; the first match counts, so longer names come first. */
const tribunalNames: readonly (readonly [RegExp, number])[] = [
  [/NATIONAL GREEN TRIBUNAL/, 201],
  [/CENTRAL ADMINISTRATIVE TRIBUNAL/, 202],
  [/INCOME[ -]?TAX APPELLATE TRIBUNAL/, 203],
  [/CUSTOMS,? EXCISE (?:AND|&) (?:SERVICE TAX|GOLD)/, 204],
  [/NATIONAL COMPANY LAW APPELLATE TRIBUNAL/, 205],
  [/NATIONAL COMPANY LAW TRIBUNAL/, 206],
  [/SECURITIES APPELLATE/, 207],
  [/TELECOM DISPUTES SETTLEMENT/, 208],
  [/APPELLATE TRIBUNAL FOR ELECTRICITY/, 209],
  [/ARMED FORCES TRIBUNAL/, 210],
  [/DEBTS? RECOVERY APPELLATE TRIBUNAL/, 212],
  [/DEBTS? RECOVERY TRIBUNAL/, 211],
  [/NATIONAL CONSUMER DISPUTES ?REDRESSAL/, 213],
  [/STATE CONSUMER DISPUTES ?REDRESSAL/, 214],
  [/DISTRICT CONSUMER DISPUTES ?REDRESSAL/, 215],
  [/COMPETITION COMMISSION OF INDIA/, 216],
  [/CENTRAL INFORMATION COMMISSION/, 217],
  [/STATE INFORMATION COMMISSION/, 218],
  [/CENTRAL ELECTRICITY REGULATORY COMMISSION/, 219],
  [/ELECTRICITY REGULATORY COMMISSION/, 220],
  [/REAL ESTATE REGULATORY AUTHORITY/, 221],
  [/REAL ESTATE APPELLATE TRIBUNAL/, 222],
  [/RAILWAY CLAIMS TRIBUNAL/, 223],
  [/INTELLECTUAL PROPERTY APPELLATE BOARD/, 224],
  [/GOODS AND SERVICES? TAX APPELLATE TRIBUNAL/, 225],
  [/STATE ADMINISTRATIVE TRIBUNAL|(?:KARNATAKA|MAHARASHTRA|KERALA) ADMINISTRATIVE TRIBUNAL/, 226],
];

/**
 * Finds the court that a printed line names: `IN THE HIGH COURT OF JUDICATURE AT BOMBAY, BENCH AT AURANGABAD`. Ignores
 * case, spaces and line breaks. Returns the id of its family for a tribunal or commission that is not in the table;
 * undefined for a line without a court.
 */
export function findCourt(line: string): Court | undefined {
  const text = line.toUpperCase().replace(/[\s_]+/g, ' ');
  if (/SUPREME COURT/.test(text)) return courtById(SUPREME_COURT_ID);
  const tribunal = tribunalNames.find(([pattern]) => pattern.test(text));
  if (tribunal !== undefined) return courtById(tribunal[1]);
  if (/HIGH COURT/.test(text)) return findHighCourt(text);
  if (/\bTRIBUNAL\b/.test(text) && isName(text)) return courtById(290);
  if (/\bCOMMISSION\b|\bREGULATORY AUTHORITY\b/.test(text) && isName(text)) return courtById(291);
  return undefined;
}

function findHighCourt(text: string): Court | undefined {
  const high = highCourtNames.find(([pattern]) => pattern.test(text));
  if (high === undefined) return undefined;
  const bench = benchSeats.get(high[1])?.find(([pattern]) => pattern.test(text));
  return courtById(bench?.[1] ?? high[1]);
}

/** Only a text that reads like the name of a body, with two words or more, gets a family. */
function isName(text: string): boolean {
  return text.length <= 120 && /[A-Z]{3,}.*\s[A-Z]{3,}/.test(text);
}
