import type { BoxRow, BoxSuggestions, CaseBrief, NamedAct, NamedProvision } from '@headnote/core/contract';
import { actNumberLine } from '@headnote/core/format';
import { findCompletions } from '../../library/completions/find-completions.js';
import { splitActTitle } from '../../library/act-title-key.js';
import { sampleActs } from '../../library/select-sample.js';
import type { Store } from '../../store/database.js';
import { typedNameWords } from '../../store/name-words.js';
import { titleKeys } from '../acts/act-names.js';
import { type BegunCitations, begunCitations } from './begun-citations.js';
import { caseBriefs } from './case-briefs.js';
import { actsByNames } from './find-acts.js';
import { describeActs, namedActs } from './named-acts.js';
import { suggestCases } from './suggest-cases.js';

/** Rows of each group: together they are the twenty of one answer, and fit on a screen. */
const MAX_CASES = 5;
const MAX_CITATIONS = 7;
const MAX_ACTS = 4;
const MAX_JUDGES = 3;
/** Names of acts that are read: several may belong to acts that the library does not have. */
const MAX_NAMED = 12;
/** Fewer letters and digits suggest nothing. */
const MIN_TYPED = 2;

/** The text in the search box. */
export interface BoxTask {
  readonly text: string;
  /** False for a visitor, who gets judgments, citations and titles of acts only. */
  readonly isMember: boolean;
}

type RowGroup = readonly BoxRow[];

const NOTHING: BoxRow = {
  kind: 'case',
  title: '',
  id: '',
  houseCitation: '',
  citation: '',
  of: '',
  decidedOn: null,
  anchor: '',
  repealedOn: null,
  warning: null,
  count: 0,
};

/**
 * Suggests what the library has for the text in the search box. A citation puts citations first, a provision or the beginning of a title
 * acts, two words of a judge's name judges; otherwise judgments are first. Nothing is read from texts, and no judgment with a mark is named;
 * beside real judgments none of the sample.
 */
export async function boxSuggestions(store: Store, { text, isMember }: BoxTask): Promise<BoxSuggestions> {
  if ((text.match(/[\p{L}\p{N}]/gu) ?? []).length < MIN_TYPED) return { readAs: '', rows: [] };
  const begun = /\d/.test(text) ? await begunCitations(store, text, MAX_CITATIONS) : undefined;
  if (begun) return { readAs: begun.readAs, rows: await citationRows(store, begun) };
  const [cases, { acts, readAs }, judges] = await Promise.all([
    caseRows(store, text),
    actRows(store, text, isMember),
    isMember ? judgeRows(store, text) : [],
  ]);
  return {
    readAs,
    rows: inOrder({ text, cases, acts, judges, isProvision: readAs !== '' || acts[0]?.kind === 'section' }),
  };
}

async function citationRows(store: Store, { cases }: BegunCitations): Promise<RowGroup> {
  const briefs = await caseBriefs(
    store,
    cases.map(({ id }) => id),
    { withSentences: false },
  );
  return cases.flatMap(({ id, printed }) => {
    const brief = briefs.get(id);
    return brief ? [rowOfCase('citation', { ...brief, citation: printed })] : [];
  });
}

async function caseRows(store: Store, text: string): Promise<RowGroup> {
  // The words between parties name nobody, and one letter names everybody.
  if (typedNameWords(text).join('').length < MIN_TYPED) return [];
  const ids = await suggestCases(store, text, MAX_CASES, { withMarked: false });
  const briefs = await caseBriefs(store, ids, { withSentences: false });
  return ids.flatMap((id) => briefs.get(id) ?? []).map((brief) => rowOfCase('case', brief));
}

const rowOfCase = (kind: 'case' | 'citation', brief: CaseBrief): BoxRow => ({
  ...NOTHING,
  kind,
  title: brief.title,
  id: brief.id,
  houseCitation: brief.houseCitation,
  citation: brief.citation,
  of: brief.courtName,
  decidedOn: brief.decidedOn,
  warning: brief.isOverruled ? 'overruled' : (brief.later?.treatment ?? null),
});

interface ActRows {
  /** The provision in its usual form; empty if the text names none. */
  readonly readAs: string;
  readonly acts: RowGroup;
}

/** A provision of an act that is not typed to its end, `s 34 arbit`: the provision, and the beginning of the act. */
const BEGUN_PROVISION =
  /^(\D{0,20}\d{1,4}(?:-?[a-z]{1,2}(?![a-z])|\s[a-z](?![a-z]))?(?:\(\w{1,4}\))*)\s+(?:of\s+(?:the\s+)?)?(\p{L}{2}.*)$/iu;
/** Acts that a beginning may mean, of which the section is looked for. */
const MAX_BEGUN = 3;

/** The section that the text names, then acts by name, then acts with the typed words in their titles; those of the library only. */
async function actRows(store: Store, text: string, isMember: boolean): Promise<ActRows> {
  const named = await namedActs(store, text);
  const [, place = '', beginning = ''] = (!named.provision && BEGUN_PROVISION.exec(text.trim())) || [];
  const begun = await begunActs(store, beginning || text);
  const held = await withoutSample(
    store,
    [...named.acts, ...begun].filter(({ id }) => id !== ''),
  );
  const acts = [...new Map(held.map((act) => [act.id, act])).values()].slice(0, MAX_ACTS);
  const rows = acts.map(rowOfAct);
  if (place !== '') return { readAs: '', acts: isMember ? await begunSections(store, place, acts) : [] };
  const { provision } = named;
  const [act] = acts;
  if (provision === undefined) return { readAs: '', acts: rows };
  const section = isMember && act !== undefined ? rowsOfSection(act, provision) : [];
  return { readAs: provision.canonical, acts: [...section, ...rows] };
}

/** Acts of the library with the typed words in their titles, in the order of their names' judgments. */
async function begunActs(store: Store, text: string): Promise<NamedAct[]> {
  const titles = await findCompletions(store, 'act', text);
  const more = await actsByNames(store, titleKeys(titles.slice(0, MAX_NAMED).map((title) => title.text)));
  const rank = new Map(titles.map((title, index) => [splitActTitle(title.text).name, index]));
  const begun = more.toSorted((one, other) => rankOf(one.title, rank) - rankOf(other.title, rank));
  return describeActs(store, begun.slice(0, MAX_ACTS));
}

async function withoutSample(store: Store, acts: readonly NamedAct[]): Promise<NamedAct[]> {
  const sample = await sampleActs(
    store,
    acts.map(({ id }) => id),
  );
  return acts.filter(({ id }) => !sample.has(id));
}

async function begunSections(store: Store, place: string, acts: readonly NamedAct[]): Promise<RowGroup> {
  const found = await Promise.all(
    acts.slice(0, MAX_BEGUN).map(async (act) => {
      const { provision } = await namedActs(store, `${place} ${act.title.replace(/^the\s+/i, '')}`);
      return provision ? rowsOfSection(act, provision) : [];
    }),
  );
  return found.flat();
}

function rowsOfSection(act: NamedAct, { section }: NamedProvision): RowGroup {
  if (section === undefined) return [];
  const place = { title: section.title, anchor: section.id, citation: section.number };
  return [{ ...rowOfAct(act), ...place, kind: 'section', of: act.title }];
}

const rankOf = (title: string, rank: ReadonlyMap<string, number>): number =>
  rank.get(splitActTitle(title).name) ?? rank.size;

const rowOfAct = ({ id, title, houseCitation = '', actNumber, year, repealedOn = null }: NamedAct): BoxRow => ({
  ...NOTHING,
  kind: 'act',
  title,
  id,
  houseCitation,
  citation: actNumberLine({ actNumber, year }),
  repealedOn,
});

async function judgeRows(store: Store, text: string): Promise<RowGroup> {
  const judges = await findCompletions(store, 'judge', text);
  return judges
    .slice(0, MAX_JUDGES)
    .map(({ text: title, count }): BoxRow => ({ ...NOTHING, kind: 'judge', title, count }));
}

interface Groups {
  readonly text: string;
  readonly cases: RowGroup;
  readonly acts: RowGroup;
  readonly judges: RowGroup;
  readonly isProvision: boolean;
}

function inOrder({ text, cases, acts, judges, isProvision }: Groups): readonly BoxRow[] {
  const typed = foldedWords(text);
  const begins = acts.some(({ title }) => foldedWords(title.replace(/^the\s+/i, '')).startsWith(typed));
  if (isProvision || (begins && typed.includes(' '))) return [...acts, ...cases, ...judges];
  if (judges.length > 0 && typed.includes(' ')) return [...judges, ...cases, ...acts];
  return [...cases, ...acts, ...judges];
}

const foldedWords = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join(' ');
