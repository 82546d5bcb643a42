import { treatments } from '@headnote/core/contract';
import { courtById } from '../../courts/courts.js';
import type { CaseLinkRow, CitationPlaceRow, TreatmentEditRow } from '../../store/tables/citator-tables.js';

/** The fields of a resolved place that make a link. */
export type ResolvedPlace = Pick<
  CitationPlaceRow,
  'position' | 'target_id' | 'state' | 'treatment' | 'speaker' | 'parallel_group'
> & {
  readonly source: CaseLinkSource;
  /** The words for the judgment that did it, and its id in the library. */
  readonly actor: string;
  readonly actorId: string;
  /** The entry of a report's list. */
  readonly words?: string;
};

type CaseLinkSource = '' | 'list' | 'reported';

/** Court and bench of a judgment. */
export interface Bench {
  readonly id: string;
  readonly courtId: number;
  /** 0 if the number of judges is unknown. */
  readonly benchStrength: number;
}

/** Creates the links of one judgment to the judgments that it cites, one each, by id. Omits links to itself. */
export function caseLinks(
  citing: Bench,
  places: readonly ResolvedPlace[],
  benchOf: (id: string) => Bench | undefined,
  editOf: (citedId: string) => Pick<TreatmentEditRow, 'treatment'> | undefined = () => undefined,
): CaseLinkRow[] {
  const found = places.filter(({ state, target_id }) => state === 'found' && target_id !== citing.id);
  const byTarget = Map.groupBy(found, ({ target_id }) => target_id ?? '');
  return [...byTarget]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([cited_id, mentions]) => {
      const cited = benchOf(cited_id);
      const said = edited(strongest(mentions), editOf(cited_id));
      const acting = said.source === 'reported' ? benchOf(said.actor_id) : citing;
      return {
        citing_id: citing.id,
        cited_id,
        ...said,
        // Parallel citations are one mention.
        mentions: new Set(mentions.map((place) => place.parallel_group ?? `at ${place.position}`)).size,
        is_smaller_bench: cited !== undefined && acting !== undefined && isSmallerBench(acting, cited) ? 1 : 0,
      };
    });
}

const strengthOf = (treatment: string): number => (treatments as readonly string[]).indexOf(treatment);
const SPEAKERS = ['court', 'counsel', 'quoted'];

/** Of equal treatments the report's own list is the surest, then the court's words, then what it says of another judgment. */
const SOURCES: readonly CaseLinkSource[] = ['list', '', 'reported'];

type Said = Pick<CaseLinkRow, 'treatment' | 'speaker' | 'source' | 'actor' | 'actor_id' | 'words'>;

/** Any treatment by the court itself outranks one by counsel; of two the worse counts. */
function strongest(mentions: readonly ResolvedPlace[]): Said {
  const [first] = [...mentions].sort(
    (one, other) =>
      SPEAKERS.indexOf(one.speaker) - SPEAKERS.indexOf(other.speaker) ||
      strengthOf(one.treatment) - strengthOf(other.treatment) ||
      SOURCES.indexOf(one.source) - SOURCES.indexOf(other.source),
  );
  const { treatment = 'referred', speaker = 'court', source = '', actor = '', actorId = '', words = '' } = first ?? {};
  return { treatment, speaker, source, actor, actor_id: actorId, words };
}

/** What an editor decided stands, whatever the text is read to say. */
function edited(said: Said, edit: Pick<TreatmentEditRow, 'treatment'> | undefined): Said {
  if (edit === undefined || edit.treatment === said.treatment) return said;
  return { treatment: edit.treatment, speaker: 'court', source: '', actor: '', actor_id: '', words: '' };
}

const RANKS = { supreme: 3, high: 2, tribunal: 1 } as const;

/**
 * Returns whether a judgment's bench cannot overrule another's: a lower court, or fewer judges of a court of the same rank. False if
 * a court or bench is unknown.
 */
export function isSmallerBench(citing: Bench, cited: Bench): boolean {
  const court = courtById(citing.courtId);
  const citedCourt = courtById(cited.courtId);
  if (court === undefined || citedCourt === undefined) return false;
  if (court.kind !== citedCourt.kind) return RANKS[court.kind] < RANKS[citedCourt.kind];
  return citing.benchStrength > 0 && citing.benchStrength < cited.benchStrength;
}
