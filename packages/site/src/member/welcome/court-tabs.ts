import type { CourtTree } from '@headnote/core/contract';
import { messages } from './messages.js';

/** Courts that have a tab of their own. */
const TABS = 4;
/** Groups of courts that have one if the member chose no court: the Supreme Court, the High Courts, the tribunals. */
const GROUPS = 3;
/** Courts that the address of a search names at most; a group has more. */
const NAMED = 10;

/** A tab of the latest cases. */
export interface CourtTab {
  readonly value: string;
  readonly label: string;
  /** Ids of the courts; empty for all courts. */
  readonly courtIds: readonly number[];
  /** Names of the courts, to search them; undefined if there are too many. */
  readonly courtNames: readonly string[] | undefined;
}

/** The tabs: the member's courts together and each by itself; without a choice all courts, then each group of them. */
export function courtTabs(tree: CourtTree | undefined, chosen: readonly number[]): readonly CourtTab[] {
  const names = new Map(tree?.groups.flatMap(({ courts }) => courts).map(({ id, title }) => [id, title]));
  const tabOf = (value: string, label: string, courtIds: readonly number[]): CourtTab => {
    const courtNames = courtIds.flatMap((id) => names.get(id) ?? []);
    return { value, label, courtIds, courtNames: courtNames.length > NAMED ? undefined : courtNames };
  };
  const first = tabOf('yours', chosen.length === 0 ? messages.allCourts : messages.yourCourts, chosen);
  const others =
    chosen.length === 0
      ? (tree?.groups ?? []).slice(0, GROUPS).map(({ id, title, courts }) =>
          tabOf(
            `group-${id}`,
            title,
            courts.map((court) => court.id),
          ),
        )
      : chosen.slice(0, TABS).flatMap((id) => {
          const label = names.get(id);
          return label === undefined ? [] : [tabOf(String(id), label, [id])];
        });
  return others.length > 1 ? [first, ...others] : [first];
}
