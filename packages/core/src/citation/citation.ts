/** What a citation points with: a printed report, an official number, a vendor's id, a case number, a provision of law. */
export type CitationKind = 'reporter' | 'neutral' | 'online' | 'docket' | 'provision';

/**
 * `valid`: may exist. `impossible`: read, but cannot exist (a year before the series or the court began, or to come).
 * `ambiguous`: may mean more than one thing, listed in `alternatives`.
 */
export type CitationStatus = 'valid' | 'impossible' | 'ambiguous';

/** One citation, read. Offsets are UTF-16 units of the text it was read from. */
export interface Citation {
  /** Where it begins. */
  readonly start: number;
  /** Where it ends, pinpoint included. */
  readonly end: number;
  /** `text.slice(start, end)`. */
  readonly text: string;
  /** What it points with. */
  readonly kind: CitationKind;
  /**
   * The usual short name of the series: `SCC`, `SCC OnLine`, `AIR`, `INSC`, `MhLJ (Cri)`; of case numbers the kind of
   * proceeding; of provisions the act (`IPC`, `Companies Act 2013`), empty where the text names none.
   */
  readonly family: string;
  /** Year as printed; absent where the citation has none. */
  readonly year?: number;
  /** As printed (`4`, `110(10)`); Roman numbers in digits. */
  readonly volume?: string;
  /** `Supp` or `NOC`, where the citation has one. */
  readonly supplement?: string;
  /** Short form of the court: `SC`, `Bom`, `Del`, … */
  readonly court?: string;
  /** `FB`, `DB` or the seat, where a report prints it. */
  readonly bench?: string;
  /** First page, of reports. */
  readonly page?: string;
  /** Number, of neutral and online citations, case numbers and provisions. */
  readonly number?: string;
  /** What belongs to page or number: `DB` of a neutral citation, a letter or `(1)` of a page, `proviso` of a section. */
  readonly suffix?: string;
  /** Page or paragraph inside the judgment, as printed: `para 23`, `678`. */
  readonly pinpoint?: string;
  /** What a provision is a part of an act by: `S.`, `Art.`, `O.`, `R.`, `Sch.`, `Act`, `S.O.`, `G.S.R.` */
  readonly unit?: string;
  /** Day of the decision that follows a case number, `YYYY-MM-DD`. */
  readonly decided?: string;
  /** One spelling for all ways to write it; what look-ups compare. Never holds the pinpoint. */
  readonly canonical: string;
  /** Whether it can exist and means one thing. */
  readonly status: CitationStatus;
  /** Why it is impossible or ambiguous, in a sentence for the reader. */
  readonly reason?: string;
  /** What else it may mean, canonical: all that an ambiguous citation may, or the full form of one printed without its court. */
  readonly alternatives?: readonly string[];
  /** Letters or brackets are wrong, a part is printed twice: read without doubt all the same. */
  readonly damaged?: true;
  /** Number of the group of parallel citations it stands in, the same for all of one judgment; absent when it stands alone. */
  readonly parallelGroup?: number;
  /** Names of the parties in front of it: `Arnesh Kumar v. State of Bihar`. */
  readonly caseName?: string;
  /** It only points back to an earlier citation, whose parts it has: `ibid`, `supra` or the case's name alone. */
  readonly shortForm?: 'ibid' | 'supra' | 'name';
  /** Index of the earlier citation in the same list that a short form means; absent when it is ambiguous. */
  readonly refersTo?: number;
}
