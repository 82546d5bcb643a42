import { courts } from './courts.mjs';

/** Pages and numbers begin above those of any printed volume: page 9001, number 90001. */
const PAGE = 9001;
const STEP = 4;
/** Every series with volumes of a year has so many in each year, so the volumes are possible. */
const VOLUMES = 3;
/** Years and volumes of series that number their volumes through, as in core's table of bounds. */
const RUNNING = {
  CWN: [
    [1897, 1],
    [2096, 200],
  ],
  DLT: [
    [1966, 1],
    [1990, 41],
    [2002, 98],
    [2015, 221],
    [2025, 325],
  ],
};

/** Returns the volume of a running series in a year. */
function runningVolume(series, year) {
  const points = RUNNING[series];
  const at = Math.max(
    0,
    points.findLastIndex(([first]) => first <= year),
  );
  const [start, volume] = points[at];
  const [end, last] = points[at + 1] ?? points[at];
  return Math.round(volume + ((year - start) / (end - start || 1)) * (last - volume));
}

/** Returns one to four fictional parallel citations of judgment number `order`, in forms that real reports use. */
export function reportsOf({ court, date, order, random, page: given }) {
  const year = Number(date.slice(0, 4));
  const page = given ?? PAGE + STEP * order;
  const volume = 1 + (order % VOLUMES);
  const { kind, air } = courts[court];
  if (kind === 'SC') return supreme({ year, page, volume, order, random, isDecember: date.slice(5, 7) === '12' });
  if (court === 'NCLAT') return [`(${year}) ${volume} Comp Cas ${page}`, `${year} SCC OnLine NCLAT ${90000 + order}`];
  if (court === 'CAT') return [`${year} (${volume}) SLR ${page}`, `${year} SCC OnLine CAT ${90000 + order}`];
  const local = {
    BOM: `${year} (${volume}) BomCR ${page}`,
    NAG: `${year} (${volume}) MhLJ ${page}`,
    KAR: `${year} (${volume}) KarLJ ${page}`,
    DWD: `ILR ${year} KAR ${page}`,
    DEL: `(${year}) ${runningVolume('DLT', year)} DLT ${page}`,
    CAL: `(${year}) ${runningVolume('CWN', year)} CWN ${page}`,
    MAD: `(${year}) ${volume} MLJ ${page}`,
    MDU: `${year} (${volume}) CTC ${page}`,
    ALL: `${year} (${volume}) AWC ${page}`,
    LKO: `${year} ALJ ${page}`,
  }[court];
  const neutral = {
    BOM: 'BHC-AS',
    NAG: 'BHC-NAG',
    KAR: 'KHC',
    DWD: 'KHC-D',
    DEL: 'DHC',
    CAL: 'CHC-AS',
    MAD: 'MHC',
    MDU: 'MHC',
    ALL: 'AHC',
    LKO: 'AHC-LKO',
  }[court];
  const all = [`AIR ${year} ${air} ${page}`, local];
  if (year >= 2023) all.push(`${year}:${neutral}:${990000 + order}-DB`);
  else if (random.chance(0.5)) all.push(`${year} SCC OnLine ${air} ${90000 + order}`);
  return random.chance(0.25) ? all.slice(0, 2) : all;
}

function supreme({ year, page, volume, order, random, isDecember }) {
  const all = [];
  // Reports of December decisions have the next year.
  const printed = isDecember ? year + 1 : year;
  if (year >= 1969) {
    const isSupplement = year > 1979 && year < 1996 && order % 4 === 0;
    all.push(isSupplement ? `${printed} Supp (${volume}) SCC ${page}` : `(${printed}) ${volume} SCC ${page}`);
  }
  all.push(`AIR ${printed} SC ${page}`);
  if (order % 3 !== 1 || year < 1969) all.push(`[${year}] ${volume} SCR ${page}`);
  if (year >= 1984 && random.chance(0.4)) all.push(`JT ${year} (${volume}) SC ${page}`);
  else if (year >= 1981 && random.chance(0.4)) all.push(`${year} (${volume}) SCALE ${page}`);
  if (random.chance(0.3) || year >= 2014) all.push(`${year} INSC ${90000 + order}`);
  return all.slice(0, 4);
}
