import { areas } from './areas.mjs';
import { courts } from './courts.mjs';
import { dealer, seeded } from './random.mjs';

/**
 * The thread that every area follows, one row per judgment: court, bench, treatments. `L` leads on an issue (a letter), `+` for
 * its holding and `-` for the contrary; `followed a0` treats the judgment of row 0 on issue a. The first treatment is the main one.
 */
const thread = [
  ['S', 3, 'L-a'],
  ['S', 3, 'L+b'],
  ['h0', 2, 'L+c; followed a0'],
  ['S', 5, 'L+d; referred b1'],
  ['h1', 1, 'L-e; followed b1'],
  ['S', 2, 'L+l; doubted a0; followed d3'],
  ['h2', 2, 'dissented c2; relied-on b1'],
  ['S', 5, 'overruled a0; explained b1'],
  ['S', 3, 'L+k; approved c2; overruled c6'],
  // It relies on a judgment that row 7 overruled.
  ['h0', 2, 'L-f; relied-on a0'],
  ['S', 2, 'reversed f9; explained d3'],
  ['S', 2, 'L+g; distinguished d3'],
  ['h3', 1, 'followed g11; distinguished a7'],
  ['S', 3, 'L-h; relied-on a7'],
  // Two judges overrule three, which the law does not allow.
  ['S', 2, 'overruled h13; referred g11'],
  ['h1', 2, 'L+i; followed h13'],
  ['S', 5, 'overruled e4; overruled h13; approved i15'],
  ['t', 2, 'L+j; relied-on e16; distinguished k8'],
];
/** Letters in the order in which the thread uses them. */
const LETTERS = 'abcdelkfghij';
/** Size of the bench of row 7, by area. */
const LARGE = [7, 5, 9, 5, 7, 5, 5, 9, 5, 7];
const tribunals = { service: 'CAT', company: 'NCLAT' };
const highCourts = [
  ['BOM', 'NAG'],
  ['MAD', 'MDU'],
  ['CAL', 'CAL'],
  ['ALL', 'LKO'],
  ['DEL', 'KAR'],
  ['KAR', 'DWD'],
  ['BOM', 'DEL'],
];

const two = (number) => String(number).padStart(2, '0');

function courtOf(kind, areaIndex, area, year, random) {
  if (kind === 'S') return 'SC';
  const tribunal = tribunals[area.name];
  // From its first year the tribunal hears the cases that the High Courts heard before.
  if (tribunal && kind !== 'h0' && courts[tribunal].since <= year) return tribunal;
  if (kind === 't') return tribunals[area.name] ?? highCourts[areaIndex % 7][1];
  const pair = highCourts[(areaIndex + 2 * Number(kind[1])) % highCourts.length];
  const sitting = pair.filter((key) => courts[key].since <= year);
  return sitting.length === 0 ? 'BOM' : random.pick(sitting);
}

function lettersOf(area, yearOfRow, random) {
  let left = random.shuffle(area.issues.map((_issue, index) => index));
  const rowOf = (letter) => thread.findIndex(([, , deeds]) => new RegExp(`L[+-]${letter}`).test(deeds));
  return Object.fromEntries(
    LETTERS.split('').map((letter) => {
      const index = left.find((one) => (area.since[one + 1] ?? 0) <= yearOfRow(rowOf(letter)));
      if (index === undefined) throw new Error(`${area.name}: no issue is old enough for ${letter}`);
      left = left.filter((one) => one !== index);
      return [letter, index];
    }),
  );
}

function planArea(area, areaIndex) {
  const random = seeded(`plan ${area.name}`);
  const [first, last] = area.years;
  const yearOfRow = (row) => Math.round(first + ((last - first) * row) / (thread.length - 1));
  const letters = lettersOf(area, yearOfRow, random);
  const counselTreatment = dealer(seeded(`counsel ${area.name}`), [
    'followed',
    'relied-on',
    'distinguished',
    'explained',
    'approved',
    'doubted',
    'dissented',
    'overruled',
    'reversed',
    'referred',
  ]);
  const stances = {};
  const uses = {};
  let day = '';
  return thread.map(([kind, size, deeds], row) => {
    const year = yearOfRow(row);
    const court = row === 10 ? 'SC' : courtOf(kind, areaIndex, area, year, random);
    let date = `${year}-${two(random.between(1, 12))}-${two(random.between(2, 28))}`;
    if (date <= day) date = `${year}-12-${two(random.between(10, 28))}`;
    day = date;
    const points = deeds.split('; ').map((deed) => {
      const lead = /^L([+-])(\w)$/.exec(deed);
      if (lead) {
        stances[`${lead[2]}${row}`] = lead[1];
        return { deed: 'lead', issue: letters[lead[2]], stance: lead[1] };
      }
      const [, treatment, letter, of] = /^(\S+) (\w)(\d+)$/.exec(deed);
      const cited = stances[`${letter}${of}`];
      const turns = ['overruled', 'reversed', 'dissented', 'doubted'].includes(treatment);
      const stance = turns ? (cited === '+' ? '-' : '+') : cited;
      stances[`${letter}${row}`] ??= stance;
      return { deed: treatment, issue: letters[letter], stance, cited: `${area.name}-${of}`, citedStance: cited };
    });
    const issue = points[0].issue;
    uses[issue] = (uses[issue] ?? 0) + 1;
    const pattern =
      uses[issue] > 1 && row !== 10 ? (area.again[issue + 1] ?? area.patterns[issue]) : area.patterns[issue];
    return {
      id: `${area.name}-${row}`,
      area: area.name,
      row,
      court,
      date,
      size: row === 7 ? LARGE[areaIndex] : size,
      points,
      pattern: Math.abs(pattern) - 1,
      isSwapped: pattern < 0,
      isRepeat: uses[issue] > 1,
      ...(row === 10 && { appealFrom: `${area.name}-9` }),
      counsel:
        row === 0
          ? []
          : Array.from({ length: row > 3 ? 2 : 1 }, () => ({
              treatment: counselTreatment(),
              cited: `${area.name}-${random.below(row)}`,
            })),
    };
  });
}

/** Short orders, in pairs that share a page or a number. */
const orders = [
  ['SC', '1962-07-23'],
  ['SC', '1971-11-05'],
  ['SC', '1978-02-17', 'scc'],
  ['SC', '1978-02-17', 'scc'],
  ['BOM', '1983-09-12'],
  ['SC', '1989-04-28'],
  ['SC', '1994-01-21', 'scc'],
  ['SC', '1994-01-21', 'scc'],
  ['DEL', '1998-08-06'],
  ['SC', '2002-10-11'],
  ['SC', '2009-03-27', 'insc'],
  ['SC', '2009-03-27', 'insc'],
  ['NCLAT', '2018-06-14'],
  ['SC', '2019-05-10'],
  ['LKO', '2023-02-09', 'ahc'],
  ['LKO', '2023-02-09', 'ahc'],
  ['KAR', '2023-11-17'],
].map(([court, date, shared], index) => ({
  id: `order-${index}`,
  court,
  date,
  shared,
  size: court === 'SC' && index % 3 ? 2 : 1,
}));

/** The plan of every generated judgment, ordered by date. */
export const plan = [...areas.flatMap(planArea), ...orders].sort((one, other) =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
);
