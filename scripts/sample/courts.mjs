import { initialed } from './names.mjs';
import { seeded } from './random.mjs';

/** Courts of the generated judgments, by key; `name` is spelt as the server's table of courts has it. */
export const courts = {
  SC: { name: 'Supreme Court of India', called: 'the Supreme Court', since: 1950, kind: 'SC', size: 12 },
  BOM: { name: 'Bombay High Court', called: 'the High Court of Bombay', since: 1950, kind: 'HC', air: 'Bom', size: 5 },
  NAG: {
    name: 'Bombay High Court, Nagpur Bench',
    called: 'the Nagpur Bench of the High Court of Bombay',
    since: 1962,
    kind: 'HC',
    air: 'Bom',
    size: 3,
  },
  KAR: {
    name: 'High Court of Karnataka',
    called: 'the High Court of Karnataka',
    since: 1974,
    kind: 'HC',
    air: 'Kar',
    size: 4,
  },
  DWD: {
    name: 'High Court of Karnataka, Dharwad Bench',
    called: 'the Dharwad Bench of the High Court of Karnataka',
    since: 2009,
    kind: 'HC',
    air: 'Kar',
    size: 3,
  },
  DEL: { name: 'High Court of Delhi', called: 'the High Court of Delhi', since: 1968, kind: 'HC', air: 'Del', size: 4 },
  CAL: {
    name: 'Calcutta High Court',
    called: 'the High Court of Calcutta',
    since: 1950,
    kind: 'HC',
    air: 'Cal',
    size: 4,
  },
  MAD: { name: 'Madras High Court', called: 'the High Court of Madras', since: 1950, kind: 'HC', air: 'Mad', size: 4 },
  MDU: {
    name: 'Madras High Court, Madurai Bench',
    called: 'the Madurai Bench of the High Court of Madras',
    since: 2005,
    kind: 'HC',
    air: 'Mad',
    size: 3,
  },
  ALL: {
    name: 'Allahabad High Court',
    called: 'the High Court of Allahabad',
    since: 1950,
    kind: 'HC',
    air: 'All',
    size: 4,
  },
  LKO: {
    name: 'Allahabad High Court, Lucknow Bench',
    called: 'the Lucknow Bench of the High Court of Allahabad',
    since: 1952,
    kind: 'HC',
    air: 'All',
    size: 3,
  },
  CAT: {
    name: 'Central Administrative Tribunal',
    called: 'the Central Administrative Tribunal',
    since: 1987,
    kind: 'TR',
    size: 3,
  },
  NCLAT: {
    name: 'National Company Law Appellate Tribunal',
    called: 'the Appellate Tribunal',
    since: 2017,
    kind: 'TR',
    size: 3,
  },
};

/** Judges serve nine years. The most senior judge of a bench presides. */
const TENURE = 9;

function rolls() {
  const taken = new Set();
  const made = {};
  for (const [key, { since, size }] of Object.entries(courts)) {
    const random = seeded(`judges ${key}`);
    made[key] = [];
    const spacing = TENURE / size;
    for (let from = since - TENURE; from < 2026; from += spacing) {
      let name = initialed(random);
      while (taken.has(name.split(' ').at(-1))) name = initialed(random);
      if (taken.size < 380) taken.add(name.split(' ').at(-1));
      made[key].push({ name, from, to: from + TENURE });
    }
  }
  return made;
}
const roll = rolls();

/** Returns the names of the judges of a bench of this size, the most senior first. */
export function benchOf(key, date, size, random) {
  const year = Number(date.slice(0, 4)) + Number(date.slice(5, 7)) / 12;
  const sitting = roll[key].filter(({ from, to }) => from <= year && year < to);
  const chosen = new Set(random.shuffle(sitting).slice(0, size));
  return sitting.filter((judge) => chosen.has(judge)).map(({ name }) => name);
}

/** `A and B, JJ.` */
export function benchLine(names, key) {
  const list = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  if (courts[key].kind === 'TR') return names.length === 1 ? `${list}, Member` : `${list}, Members`;
  return names.length === 1 ? `${list}, J.` : `${list}, JJ.`;
}
