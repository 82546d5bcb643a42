import { carrier, company, initialed, insurer, person, rivers, states, towns } from './names.mjs';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const ordinal = (day) =>
  `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}`;

/** Returns a date as a number of days, with months of thirty days: only the order of dates matters. */
const dayOf = (date) => {
  const [year, month, day] = date.split('-').map(Number);
  return year * 360 + (month - 1) * 30 + Math.min(day, 28) - 1;
};
function printDay(count) {
  const year = Math.floor(count / 360);
  const month = MONTHS[Math.floor((count % 360) / 30)];
  const day = Math.min((count % 30) + 1, 28);
  return year < 1985 ? `the ${ordinal(day)} of ${month}, ${year}` : `${day} ${month} ${year}`;
}

/** Prints rupees with Indian digit groups: `17,43,220`. */
function rupees(amount) {
  const digits = String(amount);
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `Rs. ${head === '' ? '' : `${head},`}${digits.slice(-3)}`;
}
const rounded = (amount) => {
  const unit = 10 ** Math.max(0, String(Math.round(amount)).length - 3);
  return Math.round(amount / unit) * unit;
};

/** Returns the values of the slots of one case: names, places, days before its decision, amounts usual at its time. */
export function slotsOf({ date, random }) {
  const year = Number(date.slice(0, 4));
  const end = dayOf(date);
  const d3 = end - random.between(200, 520);
  const d2 = d3 - random.between(150, 500);
  const d1 = d2 - random.between(120, 700);
  const worth = 1.055 ** (year - 1950);
  const [town, town2] = random.shuffle(towns);
  const man = () => person(random, 'm').name;
  return {
    p1: man(),
    p2: man(),
    p3: man(),
    f1: person(random, 'f').name,
    co: company(random),
    co2: company(random),
    ins: insurer(random),
    car: carrier(random),
    adv1: initialed(random),
    adv2: initialed(random),
    town,
    town2,
    dist: random.pick(towns),
    river: random.pick(rivers),
    state: random.pick(states),
    d1: printDay(d1),
    d2: printDay(d2),
    d3: printDay(d3),
    d4: printDay(end + random.between(30, 90)),
    y0: String(Math.floor(d1 / 360) - random.between(6, 18)),
    m1: rupees(rounded(random.between(21000, 93000) * worth)),
    m2: rupees(rounded(random.between(310, 940) * worth)),
    m3: rupees(rounded(random.between(42, 190) * worth)),
    k: String(random.between(41, 480)),
    j: random.pick(['three', 'five', 'seven', 'nine', 'eleven', 'fourteen']),
    he: 'he',
    him: 'him',
    his: 'his',
    He: 'He',
  };
}
