import { type LaterTreatment, speakers, treatments, type Warning, warningOf, warnings } from '@headnote/core/contract';
import { caseTitle, displayCourt, leadingCitation } from '@headnote/core/format';
import { readList } from '../../library/document-record.js';
import type { NameMask } from '../../library/mask-names.js';
import type { Store } from '../../store/database.js';
import { inChunks } from '../../store/in-chunks.js';
import { notedTreatments } from './noted-treatments.js';
import { openCitingMasks, openQuotedTexts } from './quoted-texts.js';
import { sentenceAt } from './sentence-at.js';

/** A link with which a later judgment warns of a case. */
interface Link {
  readonly citing_id: string;
  readonly cited_id: string;
  readonly warning: Warning;
  readonly source: string;
  readonly actor: string;
  readonly actor_id: string;
  readonly words: string;
}

/**
 * Reads the strongest later treatment against each of the judgments; those without one have no entry. A judgment of the
 * library and the citator note of the report may both give it; of two that are equally strong the judgment counts.
 * `withSentences` is false if the reader must not see texts.
 */
export async function laterTreatments(
  store: Store,
  ids: readonly string[],
  options: { readonly withSentences: boolean },
): Promise<ReadonlyMap<string, LaterTreatment>> {
  const strongest = new Map(await saidTreatments(store, ids, options));
  for (const [id, noted] of await notedTreatments(store, ids)) {
    const said = strongest.get(id);
    if (said === undefined || rankOf(noted.treatment) < rankOf(said.treatment)) strongest.set(id, noted);
  }
  return strongest;
}

/** The strongest treatment in the words of a judgment of the library. */
async function saidTreatments(
  store: Store,
  ids: readonly string[],
  { withSentences }: { readonly withSentences: boolean },
): Promise<ReadonlyMap<string, LaterTreatment>> {
  const links = await warningLinks(store, ids);
  if (links.length === 0) return new Map();
  const judgments = await readJudgments(store, [
    ...new Set(links.flatMap((link) => [link.citing_id, ...(link.actor_id === '' ? [] : [link.actor_id])])),
  ]);
  const sentences = withSentences ? await readSentences(store, links) : new Map<string, Said>();
  const reporting = links.filter(({ source, actor }) => source === 'reported' && actor !== '');
  const maskOf = await openCitingMasks(store, [...new Set(reporting.map((link) => link.citing_id))]);
  return new Map(
    links.flatMap((link) => {
      const judgment = judgments.get(link.citing_id);
      if (judgment === undefined) return [];
      const said = sentences.get(keyOf(link)) ?? UNSAID;
      return [
        [link.cited_id, { treatment: link.warning, ...laterOf(link, { judgment, judgments, said, maskOf }) }] as const,
      ];
    }),
  );
}

/** The strongest link for each judgment: the worst treatment, then the largest bench, then the newest. */
async function warningLinks({ db }: Store, ids: readonly string[]): Promise<readonly Link[]> {
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('case_links')
      .innerJoin('documents', 'documents.id', 'case_links.citing_id')
      .select([
        'citing_id',
        'cited_id',
        'case_links.treatment',
        'speaker',
        'source',
        'actor',
        'actor_id',
        'words',
        'is_smaller_bench',
        'bench_strength',
        'decided_on',
      ])
      .where('cited_id', 'in', chunk)
      .where('speaker', '=', 'court')
      .where('case_links.treatment', 'in', [...warnings])
      .execute(),
  );
  const warning = rows.flatMap((row) => {
    const { treatment, speaker, is_smaller_bench } = row;
    const said = {
      treatment: treatments.find((one) => one === treatment) ?? 'referred',
      speaker: speakers.find((one) => one === speaker) ?? 'quoted',
    } as const;
    const found = warningOf({ ...said, isSmallerBench: is_smaller_bench === 1 });
    return found ? [{ ...row, warning: found }] : [];
  });
  const sorted = warning.toSorted(
    (one, other) =>
      warnings.indexOf(one.warning) - warnings.indexOf(other.warning) ||
      other.bench_strength - one.bench_strength ||
      (other.decided_on ?? '').localeCompare(one.decided_on ?? '') ||
      (one.citing_id < other.citing_id ? -1 : 1),
  );
  return [...Map.groupBy(sorted, (link) => link.cited_id).values()].flatMap(([first]) => (first ? [first] : []));
}

interface Parts {
  /** The citing judgment, and all by id. */
  readonly judgment: Judgment;
  readonly judgments: ReadonlyMap<string, Judgment>;
  readonly said: Said;
  /** What the words of a judgment show no longer. */
  readonly maskOf: (id: string) => NameMask;
}

/** The later judgment that treats the case: of a report of another judgment that other one, in the library or not. */
function laterOf(
  { source, actor, actor_id, citing_id }: Link,
  { judgment, judgments, said, maskOf }: Parts,
): Omit<LaterTreatment, 'treatment'> {
  if (source === 'list') return { ...judgment, ...said, source };
  if (source !== 'reported') return { ...judgment, ...said };
  const other = judgments.get(actor_id) ?? {
    ...NOT_HELD,
    title: actor === '' ? A_LATER_ONE : maskOf(citing_id).plain(actor),
  };
  return { ...other, sentence: said.sentence, paragraph: '', source, saidById: judgment.id, saidBy: judgment.title };
}

/** A judgment that the library does not have, or that a text does not name. */
const NOT_HELD = { id: '', citation: '', courtName: '', decidedOn: null, benchStrength: 0 };
const A_LATER_ONE = 'a later judgment';

type Judgment = Omit<LaterTreatment, 'treatment' | 'source' | 'saidBy' | 'saidById' | keyof Said>;

async function readJudgments({ db }: Store, ids: readonly string[]): Promise<ReadonlyMap<string, Judgment>> {
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('documents')
      .select(['id', 'appellant', 'respondent', 'house_citation', 'other_citations', 'court_name'])
      .select(['decided_on', 'bench_strength'])
      .where('id', 'in', chunk)
      .execute(),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        title: caseTitle(row),
        citation: leadingCitation({
          houseCitation: row.house_citation,
          otherCitations: readList(row.other_citations),
        }),
        courtName: displayCourt(row.court_name),
        decidedOn: row.decided_on,
        benchStrength: row.bench_strength,
      },
    ]),
  );
}

type Said = Pick<LaterTreatment, 'sentence' | 'paragraph'>;

const UNSAID: Said = { sentence: '', paragraph: '' };

const keyOf = ({ citing_id, cited_id }: Pick<Link, 'citing_id' | 'cited_id'>): string => `${citing_id} ${cited_id}`;

/** Reads the sentence of each link, by link. */
async function readSentences(store: Store, links: readonly Link[]): Promise<ReadonlyMap<string, Said>> {
  const said = new Map<string, Said>();
  const read = await openQuotedTexts(store, [...new Set(links.map((link) => link.citing_id))]);
  for (const [citing, own] of Map.groupBy(links, (link) => link.citing_id)) {
    const places = await store.db
      .selectFrom('citation_uses')
      .select(['target_id', 'treatment', 'paragraph', 'sentence_start', 'sentence_end'])
      .where('document_id', '=', citing)
      .where(
        'target_id',
        'in',
        own.map((link) => link.cited_id),
      )
      .where('speaker', '=', 'court')
      .where('treatment', 'in', [...warnings])
      .orderBy('position')
      .execute();
    const text = await read(citing);
    const strongest = places.toSorted((one, other) => rankOf(one.treatment) - rankOf(other.treatment));
    for (const link of own) {
      const place = strongest.find((one) => one.target_id === link.cited_id);
      if (link.source === 'list') said.set(keyOf(link), { sentence: text.mask.plain(link.words), paragraph: '' });
      if (link.source === 'list' || place === undefined) continue;
      const { paragraph, sentence_start: start, sentence_end: end } = place;
      said.set(keyOf(link), { sentence: sentenceAt(text, start, end), paragraph });
    }
  }
  return said;
}

const rankOf = (treatment: string): number => (warnings as readonly string[]).indexOf(treatment);
