/** Other names that a field goes by. */
const otherNames = {
  party: 'parties',
  judge: 'judges coram',
  advocate: 'counsel',
  act: 'acts',
  section: 'sec',
  court: '',
  subject: 'topic',
  decision: '',
  citation: '',
  title: '',
  year: '',
  date: 'decided',
  bench: '',
} as const;

/** A field of the search language, as it is written before the colon. */
export type FieldName = keyof typeof otherNames;

/** A field that takes a number or a date, or a range of them. */
export type RangeName = 'year' | 'date' | 'bench';

/** Every field of the search language. */
export const fieldNames = Object.keys(otherNames) as readonly FieldName[];

/** Field by each of its names. */
export const fieldsByName: ReadonlyMap<string, FieldName> = new Map(
  fieldNames.flatMap((name) =>
    `${name} ${otherNames[name]}`
      .trim()
      .split(' ')
      .map((alias) => [alias, name] as const),
  ),
);

/** Indian Kanoon's names, and the fields they are; `title` and `bench` only where that dialect is spoken. */
export const kanoonFields: ReadonlyMap<string, FieldName> = new Map([
  ['doctypes', 'court'],
  ['author', 'judge'],
  ['cite', 'citation'],
  ['fromdate', 'date'],
  ['todate', 'date'],
  ['title', 'party'],
  ['bench', 'judge'],
]);

/** True for a field that takes a range. */
export function isRangeName(name: FieldName): name is RangeName {
  return name === 'year' || name === 'date' || name === 'bench';
}

/** The field that a mistyped name most likely is: one letter wrong in a short name, two in a longer one. */
export function nearestField(name: string): FieldName | undefined {
  let nearest: FieldName | undefined;
  let least = name.length < 5 ? 2 : 3;
  for (const [known, field] of fieldsByName) {
    if (known.length < 4 || Math.abs(known.length - name.length) >= least) continue;
    const wrong = distance(known, name);
    if (wrong < least) [least, nearest] = [wrong, field];
  }
  return nearest;
}

/** Letters to change, add or leave out to make one word of the other; neighbours swapped count as two. */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let index = 0; index < left.length; index += 1) {
    let before = index + 1;
    row = row.map((above, column) => {
      if (column === 0) return before;
      before = Math.min(above + 1, before + 1, (row[column - 1] ?? 0) + Number(left[index] !== right[column - 1]));
      return before;
    });
  }
  return row.at(-1) ?? 0;
}
