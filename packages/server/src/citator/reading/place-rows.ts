import type { Citation } from '@headnote/core/citation';
import type {
  CitationPlaceRow,
  ListedCaseRow,
  ProvisionPlaceRow,
  TreatmentNoticeRow,
} from '../../store/tables/citator-tables.js';
import type { DocumentText } from '../../extraction/new-document.js';
import { actNamed } from '../acts/act-named.js';
import { keysOfDocket } from '../keys/docket-keys.js';
import { footnoteNames } from '../../extraction/reading/footnote-names.js';
import { listMembers } from './list-members.js';
import { codesOfBareSections, isUnderNewCode } from './penal-codes.js';
import type { CaseReading } from '../../extraction/reading/read-case-text.js';
import { paragraphAnchors } from '../../extraction/reading/paragraph-anchors.js';

/** The rows of a reading, without the id of the document. */
export interface ReadingRows {
  readonly places: readonly Omit<CitationPlaceRow, 'document_id'>[];
  readonly provisions: readonly Omit<ProvisionPlaceRow, 'document_id'>[];
  /** The report's own list. */
  readonly listed: readonly Omit<ListedCaseRow, 'document_id'>[];
  readonly notices: readonly Omit<TreatmentNoticeRow, 'document_id'>[];
  /** Keys of judgments and acts that would change the targets of these citations. */
  readonly waitingFor: readonly string[];
}

/** Prefix of the keys of acts, so that they differ from those of judgments. */
export const ACT_MARK = 'act:';

/** A judgment whose citations become rows. */
export interface Citing {
  readonly text: DocumentText;
  readonly courtId: number;
  /** ISO date of the decision. */
  readonly decidedOn: string | null;
  /** Positions of its citations of itself, which get no rows. */
  readonly own: ReadonlySet<number>;
}

/** The rows of a judgment's reading, unresolved. */
export function readingRows(reading: CaseReading, { text, courtId, decidedOn, own }: Citing): ReadingRows {
  const anchorAt = paragraphAnchors(text.plain, text.anchors);
  const names = footnoteNames(text.plain, reading.citations);
  const places: Omit<CitationPlaceRow, 'document_id'>[] = [];
  const provisions: Omit<ProvisionPlaceRow, 'document_id'>[] = [];
  const isNewCode = isUnderNewCode(text.plain, decidedOn);
  for (const [position, citation] of reading.citations.entries()) {
    if (own.has(position)) continue;
    if (citation.kind === 'provision') {
      // `Article 18-833` is an article and a printer's mark.
      if (citation.status === 'impossible') continue;
      for (const row of provisionRows(citation, { plain: text.plain, isNewCode }))
        provisions.push({ ...row, position: provisions.length });
    } else {
      // The text before a footnote is the end of the page, rarely a name.
      const caseName = names.get(position) ?? citation.caseName ?? '';
      places.push(
        placeRow(citation, {
          position,
          reading,
          paragraph: anchorAt(citation.start),
          courtId,
          caseName,
          plain: text.plain,
        }),
      );
    }
  }
  const listed = listedRows(reading.listed, courtId);
  const keys = [...places, ...listed.map((one) => ({ ...one, short_form: '', status: 'valid' }))].flatMap((place) =>
    place.short_form === '' && place.status !== 'impossible' ? readKeys(place.keys) : [],
  );
  const acts = provisions.flatMap(({ act }) => (act === '' ? [] : [`${ACT_MARK}${act}`]));
  const notices = noticeRows(reading.notices, anchorOf(text));
  return { places, provisions, listed, notices, waitingFor: [...new Set([...keys, ...acts])] };
}

/** Most lines "This judgment speaks of overruling" of one judgment. */
const MOST_NOTICES = 20;

function noticeRows(
  notices: CaseReading['notices'],
  anchorAt: (offset: number) => string,
): Omit<TreatmentNoticeRow, 'document_id'>[] {
  return notices.slice(0, MOST_NOTICES).map(({ start, end, at }, position) => ({
    position,
    sentence_start: start,
    sentence_end: end,
    paragraph: anchorAt(at),
  }));
}

const anchorOf = ({ plain, anchors }: DocumentText) => paragraphAnchors(plain, anchors);

function listedRows(listed: CaseReading['listed'], courtId: number): Omit<ListedCaseRow, 'document_id'>[] {
  return listed.map(({ treatment, word, text, citations }, position) => {
    const [first] = citations;
    const keys = citations.flatMap((citation) =>
      citation.kind === 'docket'
        ? keysOfDocket(citation, courtId)
        : [citation.canonical, ...(citation.alternatives ?? [])],
    );
    return {
      position,
      treatment,
      word,
      text,
      kind: (first?.kind ?? 'reporter') as ListedCaseRow['kind'],
      canonical: first?.canonical ?? '',
      keys: JSON.stringify([...new Set(keys)]),
      case_name: first?.caseName ?? '',
      state: 'not-held',
      target_id: null,
      candidates: '[]',
    };
  });
}

/** Reads the keys of a place. */
export const readKeys = (keys: string): string[] => JSON.parse(keys) as string[];

interface Place {
  readonly position: number;
  readonly reading: CaseReading;
  readonly paragraph: string;
  readonly courtId: number;
  readonly caseName: string;
  readonly plain: string;
}

const oneLine = (words: string): string => words.replace(/\s+/g, ' ').trim();

function placeRow(
  citation: Citation,
  { position, reading, paragraph, courtId, caseName, plain }: Place,
): Omit<CitationPlaceRow, 'document_id'> {
  const { start, end, text, kind, canonical, alternatives = [], status, year, court, pinpoint } = citation;
  const { treatment, speaker, sentence, source, actor } = reading.treatments[position] ?? {
    treatment: 'referred',
    speaker: 'court',
    sentence: { start, end },
    source: 'court',
    actor: undefined,
  };
  const keys = kind === 'docket' ? keysOfDocket(citation, courtId) : [...new Set([canonical, ...alternatives])];
  return {
    position,
    start,
    end,
    text,
    kind: kind as CitationPlaceRow['kind'],
    canonical,
    keys: JSON.stringify(keys),
    status,
    reason: citation.reason ?? '',
    case_name: caseName,
    year: year ?? null,
    court: court ?? '',
    pinpoint: pinpoint ?? '',
    parallel_group: citation.parallelGroup ?? null,
    short_form: citation.shortForm ?? '',
    refers_to: citation.refersTo ?? null,
    treatment,
    speaker,
    source: source === 'court' ? '' : source,
    actor: actor === undefined ? '' : oneLine(plain.slice(actor.start, actor.end)),
    actor_position: actor?.citations[0] ?? null,
    sentence_start: sentence.start,
    sentence_end: sentence.end,
    paragraph,
    state: status === 'impossible' ? 'impossible' : 'not-held',
    target_id: null,
    candidates: '[]',
  };
}

/** The rows of a provision: one for each member of a list, and one for each act that a member may belong to. */
function provisionRows(
  citation: Citation,
  { plain, isNewCode }: { readonly plain: string; readonly isNewCode: boolean },
): Omit<ProvisionPlaceRow, 'document_id' | 'position'>[] {
  const act = actNamed(citation, plain);
  const members = listMembers(citation);
  const codes = act === '' && isNewCode ? codesOfBareSections(members, plain) : [];
  return members.flatMap(({ unit = '', number = '', ...place }) => {
    const row = { ...place, act, unit, number, act_id: null, anchor: '' };
    return codes.length === 0
      ? [row]
      : codes.map((code) => ({ ...row, act: code, canonical: `${row.canonical} ${code}` }));
  });
}
