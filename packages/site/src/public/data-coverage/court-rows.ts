import type { CourtCoverage, Coverage } from '@headnote/core/contract';

/** A row of the table of courts. */
export type CourtRow =
  | {
      readonly type: 'group';
      readonly kind: CourtCoverage['kind'];
      readonly courts: number;
      readonly judgments: number;
    }
  | { readonly type: 'court'; readonly court: CourtCoverage; readonly isFolded: boolean }
  | {
      readonly type: 'more';
      readonly kind: CourtCoverage['kind'];
      readonly courts: number;
      readonly judgments: number;
    };

/** Courts of a group that always show. */
const SHOWN = 6;
/** A group is not folded for fewer: the row that unfolds it needs the room of one. */
const LEAST_FOLDED = 2;

const KINDS = ['supreme', 'high', 'tribunal', 'unknown'] as const;

/** Groups the courts. In a group of many courts the smallest fold under one row, unless the group is open. */
export function courtRows({ courts }: Pick<Coverage, 'courts'>, open: ReadonlySet<CourtCoverage['kind']>): CourtRow[] {
  return KINDS.flatMap((kind): CourtRow[] => {
    const group = courts.filter((court) => court.kind === kind);
    if (group.length === 0) return [];
    const folds = group.length >= SHOWN + LEAST_FOLDED;
    const small = folds ? group.slice(SHOWN) : [];
    return [
      { type: 'group', kind, courts: group.length, judgments: sumOf(group) },
      ...group.map((court) => ({
        type: 'court' as const,
        court,
        isFolded: small.includes(court) && !open.has(kind),
      })),
      ...(folds ? [{ type: 'more' as const, kind, courts: small.length, judgments: sumOf(small) }] : []),
    ];
  });
}

function sumOf(courts: readonly CourtCoverage[]): number {
  return courts.reduce((sum, { judgments }) => sum + judgments, 0);
}
