/** The kind of a citation: printed report, neutral citation, publisher's number, case number, or provision of law. */
export type CitationKind = 'reporter' | 'neutral' | 'online' | 'docket' | 'provision';

/**
 * `valid`: it may exist. `impossible`: it cannot exist, because the year is before the series or the court began, or in
 * the future, or because the act has no such section. `ambiguous`: it may have more than one meaning; `alternatives` lists them.
 */
export type CitationStatus = 'valid' | 'impossible' | 'ambiguous';

/** A parsed citation. Offsets are UTF-16 units of the parsed text. */
export interface Citation {
  /** Index of the first character. */
  readonly start: number;
  /** Index after the last character, including the pinpoint. */
  readonly end: number;
  /** The citation as printed: `text.slice(start, end)`. */
  readonly text: string;
  /** The kind of the citation. */
  readonly kind: CitationKind;
  /**
   * The usual short name of the series: `SCC`, `SCC OnLine`, `AIR`, `INSC`, `MhLJ (Cri)`. For a case number, the kind of
   * proceeding. For a provision, the act (`IPC`, `Companies Act 2013`), or an empty string if the text names none.
   */
  readonly family: string;
  /** The year as printed, if any. */
  readonly year?: number;
  /** The volume as printed (`4`, `110(10)`), with Roman numerals converted to digits. */
  readonly volume?: string;
  /** `Supp` or `NOC`, if any. */
  readonly supplement?: string;
  /** Short form of the court: `SC`, `Bom`, `Del`, … */
  readonly court?: string;
  /** `FB`, `DB` or the seat, if printed. */
  readonly bench?: string;
  /** First page of a report. */
  readonly page?: string;
  /** Number of a neutral or online citation, case number or provision. */
  readonly number?: string;
  /** Suffix of the page or number: `DB` of a neutral citation, a letter or `(1)` of a page, `proviso` of a section. */
  readonly suffix?: string;
  /** Page or paragraph inside the judgment, as printed: `para 23`, `678`. */
  readonly pinpoint?: string;
  /** The unit of a provision: `S.`, `Art.`, `O.`, `R.`, `Sch.`, `Act`, `S.O.`, `G.S.R.` */
  readonly unit?: string;
  /** Date of the decision after a case number, `YYYY-MM-DD`. */
  readonly decided?: string;
  /** The canonical form, the same for all spellings and without the pinpoint. Use it to compare citations. */
  readonly canonical: string;
  /** Whether it can exist and has only one meaning. */
  readonly status: CitationStatus;
  /** Why it is impossible or ambiguous, in a sentence for the user. */
  readonly reason?: string;
  /** Canonical forms of the possible meanings of an ambiguous citation, or the full form of one printed without its court. */
  readonly alternatives?: readonly string[];
  /** It contains a misprint, such as wrong letters or brackets or a repeated part, but its meaning is clear. */
  readonly damaged?: true;
  /** Number shared by all parallel citations of one judgment; missing if there are none. */
  readonly parallelGroup?: number;
  /** Names of the parties before it: `Arnesh Kumar v. State of Bihar`. */
  readonly caseName?: string;
  /** Set if it refers to an earlier citation, from which its parts are copied: `ibid`, `supra` or the name of the case. */
  readonly shortForm?: 'ibid' | 'supra' | 'name';
  /** Index of the citation to which a short form refers, in the same list; missing if it is ambiguous. */
  readonly refersTo?: number;
}
