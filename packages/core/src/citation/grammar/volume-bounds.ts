/**
 * Volumes that a series may have, one series per line. `year:volume` is the highest volume of that year and of later ones up
 * to the next pair. After `~` volumes are numbered through: the pairs are points of a line from which a volume may differ by
 * the number after `~`. The highest volumes are those of the Court's own list and of 12,000 cited reports, rounded up.
 */
const table = `SCC 1969:4 1994:6 1996:11 2003:13 2007:17 2018:25
SCR 1950:8 1967:3 2007:20
JT 1984:5 1991:7 1995:12 1997:16
SCALE 1981:4 1993:5 1995:8 2002:20
AIR ~1 1914:1 2113:200
ITR ~14 1933:1 1950:18 1960:39 1970:76 1980:124 1990:183 2000:243 2010:324 2020:425 2030:530
BomLR ~3 1899:1 2098:200
CWN ~8 1897:1 2096:200
IA ~2 1874:1 1950:77
DLT ~20 1966:1 1990:41 2002:98 2015:221 2025:325
ELT ~25 1977:1 1988:34 2002:143 2015:320 2025:395`;

interface Bounds {
  /** How far a volume may be from the line; undefined if the points are the highest volumes. */
  readonly margin: number | undefined;
  readonly points: readonly (readonly [year: number, volume: number])[];
}

let known: ReadonlyMap<string, Bounds> | undefined;

const readTable = (): ReadonlyMap<string, Bounds> =>
  new Map(
    table.split('\n').map((line): [string, Bounds] => {
      const [name = '', ...rest] = line.split(' ');
      const margin = rest[0]?.startsWith('~') ? Number(rest.shift()?.slice(1)) : undefined;
      return [name, { margin, points: rest.map((pair) => pair.split(':').map(Number) as [number, number]) }];
    }),
  );

/** Returns the lowest and highest volume of a series in a year; undefined if unknown. */
export function volumesOf(family: string, year: number): readonly [low: number, high: number] | undefined {
  const { margin, points } = (known ??= readTable()).get(family) ?? {};
  const at = points?.findLastIndex(([first]) => first <= year) ?? -1;
  const point = points?.[at];
  if (!point) return undefined;
  if (margin === undefined) return [0, point[1]];
  const next = points[at + 1] ?? point;
  const share = (year - point[0]) / (next[0] - point[0] || 1);
  const middle = point[1] + share * (next[1] - point[1]);
  return [middle - margin, middle + margin];
}

/** Returns whether a series cannot have the volume in that year. A publisher prints 0 for none. */
export function isOutsideVolumes(family: string, year: number | undefined, volume: string | undefined): boolean {
  const [low, high] = volumesOf(family, year ?? 0) ?? [0, Infinity];
  const number = parseInt(volume ?? '0');
  return number > 0 && (number < low || number > high);
}
