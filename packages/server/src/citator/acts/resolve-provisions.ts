import { firstOfName } from './first-of-name.js';

/** Years after an act in which its name without a year may still refer to an older act of the same name. */
const SETTLED_AFTER = 12;

/** A provision as read from the text. */
export interface ProvisionRead {
  readonly text: string;
  /** The engine's name of the act, or empty. */
  readonly act: string;
  readonly unit: string;
  readonly number: string;
}

/** An act in the library. */
export interface LibraryAct {
  readonly id: string;
  readonly year: number | null;
}

/** The target of a provision. */
export interface ProvisionLink {
  readonly actId: string | null;
  /** Empty if the act has no such section. */
  readonly anchor: string;
}

/** The data for resolving the provisions of one judgment. */
export interface LibraryActs {
  /** Returns the acts with a name. */
  readonly byName: (name: string) => readonly LibraryAct[];
  readonly hasAnchor: (actId: string, anchor: string) => boolean;
  /** Year of the judgment; null if unknown. */
  readonly citingYear: number | null;
}

/** No text contains it. */
const NO_YEAR = '\u0000';
const NOWHERE: ProvisionLink = { actId: null, anchor: '' };

/**
 * Finds the act and the section of each provision of one judgment. For a name without a year, takes the year that the judgment gives
 * elsewhere; otherwise the only act in the library with that name, if it existed then and no older act can be meant. A name of several
 * acts in the library leads nowhere.
 */
export function resolveProvisions(provisions: readonly ProvisionRead[], library: LibraryActs): ProvisionLink[] {
  const dated = datedNames(provisions);
  const texts = wholeTexts(provisions);
  return provisions.map((provision, index) => {
    const act = actOf({ ...provision, text: texts[index] ?? '' }, dated, library);
    if (act === undefined) return NOWHERE;
    const anchor = provisionAnchor(provision);
    return { actId: act.id, anchor: library.hasAnchor(act.id, anchor) ? anchor : '' };
  });
}

/** A member of a list before the last one, which alone prints the act: `Sections 7`, `13(2)`. */
const WITHOUT_ACT = /^\D{0,40}\d{1,4}(?:[\s-]?[A-Z]{1,2})?(?:\s?\(\w{1,5}\))*$/i;

/** The text of each provision; members of a list have that of the last one behind them, with the year of the act. */
function wholeTexts(provisions: readonly ProvisionRead[]): string[] {
  const texts = provisions.map(({ text }) => text);
  for (let index = texts.length - 2; index >= 0; index -= 1) {
    const text = texts[index] ?? '';
    if (provisions[index]?.act === provisions[index + 1]?.act && WITHOUT_ACT.test(text))
      texts[index] = `${text}, ${texts[index + 1]}`;
  }
  return texts;
}

/** Names that occur with a year, by the name without it. */
function datedNames(provisions: readonly ProvisionRead[]): ReadonlyMap<string, ReadonlySet<string>> {
  const dated = new Map<string, Set<string>>();
  for (const { act } of provisions) {
    const name = act.replace(/ \d{4}$/, '');
    if (name === act || act.startsWith('Act ')) continue;
    const known = dated.get(name);
    if (known) known.add(act);
    else dated.set(name, new Set([act]));
  }
  return dated;
}

function actOf(
  { act, text }: ProvisionRead,
  dated: ReadonlyMap<string, ReadonlySet<string>>,
  { byName, citingYear }: LibraryActs,
): LibraryAct | undefined {
  if (act === '') return undefined;
  const only = onlyOne(byName(act));
  const isDated = /\d{4}$/.test(act) || text.includes(String(only?.year ?? NO_YEAR));
  if (isDated) return isThere(only, citingYear) ? only : undefined;
  const years = dated.get(act);
  if (years !== undefined) {
    const [name = ''] = years;
    const meant = years.size === 1 ? onlyOne(byName(name)) : undefined;
    return isThere(meant, citingYear) ? meant : undefined;
  }
  return isThere(only, citingYear) && isSettled(act, only, citingYear) ? only : undefined;
}

const onlyOne = (acts: readonly LibraryAct[]): LibraryAct | undefined => (acts.length === 1 ? acts[0] : undefined);

/** A judgment cannot name a future act. */
const isThere = (act: LibraryAct | undefined, citingYear: number | null): act is LibraryAct =>
  act !== undefined && (act.year === null || citingYear === null || act.year <= citingYear);

function isSettled(name: string, { year }: LibraryAct, citingYear: number | null): boolean {
  if (firstOfName.has(name) || year === null) return true;
  return citingYear !== null && citingYear >= year + SETTLED_AFTER;
}

/**
 * Returns the anchor of the first named section: `302 r/w 34` opens 302, `498a` opens 498A. `112a(ii)` opens none, because it may be
 * 112(a)(ii). Orders, rules and schedules are not sections, and only the Constitution has articles: those of the Limitation Act are
 * entries of its schedule.
 */
export function provisionAnchor({ act, unit, number }: Pick<ProvisionRead, 'act' | 'unit' | 'number'>): string {
  if (unit !== (act === 'Constitution' ? 'Art.' : 'S.')) return '';
  const first = /^\d{1,4}(?:[A-Z]{0,2}|[a-z]{1,2}(?!\())(?![A-Za-z\d])/.exec(number)?.[0] ?? '';
  return `s${first.toUpperCase()}`;
}
