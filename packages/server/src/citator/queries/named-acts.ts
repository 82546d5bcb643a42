import type { ActFinding, NamedAct, NamedProvision } from '@headnote/core/contract';
import { splitActTitle } from '../../library/act-title-key.js';
import type { FieldName } from '../../library/document-record.js';
import { readDocuments } from '../../library/read-documents.js';
import { mainActs } from '../../library/main-acts.js';
import { readActStates } from '../../library/read-act-states.js';
import { listedActs } from '../../library/read-repeals.js';
import { actNumberKey, type KnownAct, knownActs } from '../../library/repealed-acts.js';
import type { Store } from '../../store/database.js';
import { actNames, titleKeys } from '../acts/act-names.js';
import { codesPair } from '../acts/other-code.js';
import { provisionAnchor } from '../acts/resolve-provisions.js';
import { type TypedProvision, typedProvision } from '../acts/typed-provision.js';
import { type ActByName, actsByNames, shortNames } from './find-acts.js';

/** Acts of one name in one answer. */
const MAX_ACTS = 20;

const FIELDS: readonly FieldName[] = [
  'id',
  'number',
  'title',
  'year',
  'actNumber',
  'houseCitation',
  'isAvailable',
  'statusText',
  'ministry',
  'isSample',
  'sourceName',
  'repealedOn',
  'repealedBy',
  'repealedById',
  'repealSource',
];

/**
 * Returns the acts that a text names, `IPC` or `section 302 IPC`, and the section if it names one. Acts of the library come first; an act
 * that the library does not have is found in the tables of known acts, and has no id; the act of a provision also if it is in none.
 */
export async function namedActs(store: Store, text: string): Promise<ActFinding> {
  const provision = typedProvision(text);
  const name = provision?.act ?? text.trim();
  const inLibrary = bestNamed(await actsByNames(store, namesOf(name)), name);
  const [only] = inLibrary;
  const held = inLibrary.slice(0, MAX_ACTS);
  const others = (await knownBut(store, inLibrary, name)).slice(0, MAX_ACTS - held.length);
  const acts = await describeActs(store, held, others);
  if (provision === undefined) return { acts };
  if (acts.length === 0) acts.push({ id: '', title: titleOf(name) });
  const pair = codesPair(provision);
  const read = await provisionIn(store, inLibrary.length === 1 ? only : undefined, provision);
  return { acts, provision: { ...read, ...(pair && { pair }) } };
}

/** The names that a text may be: a title, a short name in the engine's form. */
const namesOf = (text: string): string[] => [...titleKeys([text]), ...shortNames(text)];

/**
 * Keeps the acts that are meant: those of the year, if the text gives one; otherwise those whose usual name it is, before acts that
 * share the name without its year.
 */
function bestNamed<T extends { readonly title: string; readonly year: number | null; readonly actNumber: string }>(
  acts: readonly T[],
  text: string,
): T[] {
  const { year } = splitActTitle(text);
  const ofYear = acts.filter((act) => [splitActTitle(act.title).year, String(act.year ?? '')].includes(year));
  if (year !== '' && !/\bof \d{4}$/.test(text.trim())) return ofYear;
  const usual = acts.filter((act) => shortNames(text).includes(actNames(act)[0] ?? ''));
  return usual.length > 0 ? usual : [...acts];
}

/** The title of an act of which only the name in judgments is known: `Bombay Rent Act 1947`. */
const titleOf = (name: string): string =>
  name === 'Constitution' ? 'The Constitution of India' : `The ${name.replace(/ (\d{4})$/, ', $1')}`;

/** Acts of the tables and of the operator's list with this name that are not among those of the library. */
async function knownBut({ db }: Store, inLibrary: readonly ActByName[], name: string): Promise<KnownAct[]> {
  const names = new Set(namesOf(name));
  const foundNumbers = new Set(inLibrary.map(actNumberKey));
  const known: KnownAct[] = [...knownActs.values(), ...mainActs];
  const described = known.map((act) => ({ ...act, ...particularsOf(act) }));
  const fitting = described.filter((act) =>
    [...actNames(act), ...titleKeys([act.title])].some((each) => names.has(each)),
  );
  const listed = (await listedActs(db, name)).filter(({ number }) => !fitting.some((act) => act.number === number));
  const all = [...fitting, ...listed.map((act) => ({ ...act, ...particularsOf(act) }))];
  return bestNamed(all, name).filter(({ number }) => !foundNumbers.has(number));
}

function particularsOf({ number, title }: KnownAct) {
  const [count = '', year = ''] = number.split('/');
  return { title, year: Number(splitActTitle(title).year || year), actNumber: `Act ${count} of ${year}` };
}

/** Reads what lists show of acts; those of the table come last, and have no id. */
export async function describeActs(
  store: Store,
  inLibrary: readonly Pick<ActByName, 'id'>[],
  known: readonly KnownAct[] = [],
): Promise<NamedAct[]> {
  const ids = inLibrary.map(({ id }) => id);
  const documents = await readDocuments(store, ids, { fields: FIELDS, withContent: 'none' });
  const found = documents.flatMap(({ kind, id, record }) =>
    kind === 'act' ? [{ ...record, id, title: record.title ?? '' }] : [],
  );
  const others = known.map(particularsOf);
  const states = await readActStates(store, others);
  return [
    ...found,
    ...others.map((act, index): NamedAct => ({ ...act, ...states[index], id: '', title: `The ${act.title}` })),
  ];
}

async function provisionIn(
  { db }: Store,
  act: ActByName | undefined,
  provision: TypedProvision,
): Promise<NamedProvision> {
  const { canonical } = provision;
  const anchor = provisionAnchor(provision);
  if (act === undefined || anchor === '') return { canonical };
  const section = await db
    .selectFrom('act_sections')
    .select(['anchor', 'number', 'heading'])
    .where('document_id', '=', act.id)
    .where('anchor', '=', anchor)
    .executeTakeFirst();
  if (section === undefined) return { canonical };
  return { canonical, section: { id: section.anchor, number: section.number, title: section.heading } };
}
