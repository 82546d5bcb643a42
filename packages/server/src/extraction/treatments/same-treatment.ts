import type { Treatment } from '@headnote/core/contract';

/** The treatments that a code of a citator line may correspond to. */
export interface CitatorCode {
  /** The meaning of the letters, as this library reads them; the source does not explain them. */
  readonly reading: string;
  /** Treatments of the same class. */
  readonly same: readonly Treatment[];
  /** The treatment that the letters name, if any; both for a double code. */
  readonly strict: readonly Treatment[];
}

const mention = ['referred', 'relied-on', 'followed', 'approved', 'explained'] as const;
const adherence = ['followed', 'relied-on', 'approved'] as const;

/**
 * The codes of citator lines. `R` and `RF` are any mention that does not weaken the case: reports with their own notes mostly print
 * "referred to" for both codes, sometimes "relied on", "followed" or "applied". `F` requires the court to adhere to the case; `D`, `E`,
 * `O` and the others require exactly the named treatment.
 */
const codes: ReadonlyMap<string, CitatorCode> = new Map(
  Object.entries<CitatorCode>({
    R: { reading: 'referred', same: mention, strict: ['referred'] },
    RF: { reading: 'referred, relied on or followed', same: mention, strict: ['referred', 'relied-on', 'followed'] },
    F: { reading: 'followed', same: adherence, strict: ['followed'] },
    D: { reading: 'distinguished', same: ['distinguished'], strict: ['distinguished'] },
    E: { reading: 'explained', same: ['explained'], strict: ['explained'] },
    O: { reading: 'overruled', same: ['overruled'], strict: ['overruled'] },
    NF: { reading: 'not followed', same: ['dissented', 'overruled'], strict: ['dissented'] },
    C: { reading: 'considered', same: mention, strict: ['referred'] },
    APL: { reading: 'applied', same: adherence, strict: ['followed'] },
    APR: { reading: 'approved', same: adherence, strict: ['approved'] },
    AFR: { reading: 'affirmed', same: adherence, strict: ['approved'] },
    REI: { reading: 'reiterated', same: adherence, strict: ['followed'] },
  }),
);

/** Reads a code; a double one (`E&R`) matches either half. Undefined for letters with unknown meaning (`MV`, `HO`). */
export function readCitatorCode(code: string): CitatorCode | undefined {
  const halves = code.split('&').map((half) => codes.get(half));
  if (halves.includes(undefined)) return undefined;
  const known = halves.filter((half) => half !== undefined);
  return {
    reading: known.map(({ reading }) => reading).join(' and '),
    same: [...new Set(known.flatMap(({ same }) => same))],
    strict: [...new Set(known.flatMap(({ strict }) => strict))],
  };
}
