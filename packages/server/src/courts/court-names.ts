/** What a court is called in print, beside its full name in the table of courts. All in capitals. */
export interface CourtNames {
  readonly courtId: number;
  /** The word of its name, with spellings and former names: a line that has it and `HIGH COURT` names the court. */
  readonly names: readonly string[];
  /** Cities of its seat, with former names. They count only if no line names another court. */
  readonly places: readonly string[];
  /** Short forms, which count alone in a cell of a table: `BOM`, `P&H`. */
  readonly short: readonly string[];
  /** Codes of its neutral citations: `BHC-AS`. A code without the seat is that of every bench. */
  readonly neutral: readonly string[];
  /** First letters of its case record numbers (CNR). */
  readonly records: readonly string[];
}

const items = (text: string): readonly string[] => (text === '' ? [] : text.split(', '));

function row(courtId: number, names: string, more: Partial<Record<'at' | 'short' | 'neutral' | 'cnr', string>>) {
  const { at = '', short = '', neutral = '', cnr = '' } = more;
  return {
    courtId,
    names: items(names),
    places: items(at),
    short: items(short),
    neutral: items(neutral),
    records: items(cnr),
  };
}

/**
 * Names of the High Courts; the first row whose name is in a line counts, so that `TELANGANA` comes before `ANDHRA PRADESH`,
 * with which it shared a court. Former courts are in the row of the court that took over their cases.
 */
export const highCourtNames: readonly CourtNames[] = [
  row(2, 'ALLAHABAD', { at: 'PRAYAGRAJ', short: 'ALL, UP', neutral: 'AHC', cnr: 'UPHC' }),
  row(3, 'BOMBAY', { at: 'MUMBAI', short: 'BOM', neutral: 'BHC', cnr: 'HCBM' }),
  row(4, 'CALCUTTA, FORT WILLIAM', { at: 'KOLKATA', short: 'CAL', neutral: 'CHC' }),
  row(5, 'GAUHATI, GUWAHATI, ASSAM', { short: 'GAU', neutral: 'GAU', cnr: 'GAHC' }),
  row(6, 'TELANGANA', { at: 'HYDERABAD', short: 'TS, TEL', neutral: 'TSHC' }),
  row(7, 'ANDHRA PRADESH, ANDHRA', { at: 'AMARAVATI', short: 'AP', neutral: 'APHC', cnr: 'APHC' }),
  row(8, 'CHHATTISGARH, CHATTISGARH', { at: 'BILASPUR', short: 'CG, CHH, CHHAT', neutral: 'CGHC', cnr: 'CGHC' }),
  row(9, 'DELHI', { short: 'DEL', neutral: 'DHC', cnr: 'DLHC' }),
  row(10, 'GUJARAT', { at: 'AHMEDABAD', short: 'GUJ', neutral: 'GUJHC' }),
  row(11, 'HIMACHAL', { at: 'SHIMLA, SIMLA', short: 'HP', neutral: 'HHC' }),
  row(12, 'JAMMU, KASHMIR, LADAKH', { short: 'J&K, JK', neutral: 'JKLHC' }),
  row(13, 'JHARKHAND', { at: 'RANCHI', short: 'JHAR, JH', neutral: 'JHHC' }),
  row(14, 'KARNATAKA, MYSORE', { at: 'BENGALURU, BANGALORE', short: 'KAR, KANT, KARN', neutral: 'KHC', cnr: 'KAHC' }),
  row(15, 'KERALA, TRAVANCORE', { at: 'ERNAKULAM, KOCHI, COCHIN', short: 'KER', neutral: 'KER', cnr: 'KLHC' }),
  row(16, 'MADHYA PRADESH, MADHYA BHARAT', { at: 'JABALPUR', short: 'MP', neutral: 'MPHC', cnr: 'MPHC' }),
  row(17, 'MANIPUR', { at: 'IMPHAL', short: 'MANI', neutral: 'MNHC' }),
  row(18, 'MEGHALAYA', { at: 'SHILLONG', short: 'MEGH', neutral: 'MLHC' }),
  row(19, 'ORISSA, ODISHA', { at: 'CUTTACK', short: 'ORI', neutral: 'OHC' }),
  row(20, 'PUNJAB, HARYANA, PEPSU', { at: 'CHANDIGARH', short: 'P&H, PH', neutral: 'PHHC', cnr: 'PHHC' }),
  row(21, 'RAJASTHAN, RAJASTAN', { at: 'JODHPUR', short: 'RAJ', neutral: 'RJ', cnr: 'RJHC' }),
  row(22, 'SIKKIM', { at: 'GANGTOK', short: 'SIKK, SIK', cnr: 'SKHC' }),
  row(23, 'TRIPURA', { at: 'AGARTALA', short: 'TRI', neutral: 'THC' }),
  row(24, 'UTTARAKHAND, UTTARANCHAL', { at: 'NAINITAL', short: 'UTT', neutral: 'UHC', cnr: 'UKHC' }),
  row(25, 'MADRAS, TAMIL NADU, TAMILNADU', { at: 'CHENNAI', short: 'MAD', neutral: 'MHC', cnr: 'HCMA' }),
  row(26, 'PATNA, BIHAR', { short: 'PAT', neutral: 'PATHC' }),
];

/** Seats of the benches of a High Court, by the id of the court. */
export const benchNames: ReadonlyMap<number, readonly CourtNames[]> = new Map([
  [2, [row(101, 'LUCKNOW', { short: 'LKO', neutral: 'AHC-LKO' })]],
  [
    3,
    [
      row(102, 'GOA, PANAJI, PORVORIM', { neutral: 'BHC-GOA' }),
      row(103, 'AURANGABAD, SAMBHAJINAGAR', { neutral: 'BHC-AUG' }),
      row(104, 'NAGPUR', { neutral: 'BHC-NAG' }),
      row(105, 'KOLHAPUR', {}),
    ],
  ],
  [4, [row(106, 'JALPAIGURI', {}), row(107, 'PORT BLAIR', {})]],
  [
    5,
    [
      row(108, 'KOHIMA', { neutral: 'GAU-NL' }),
      row(109, 'AIZAWL', { neutral: 'GAU-MZ' }),
      row(110, 'ITANAGAR, NAHARLAGUN', { neutral: 'GAU-AP' }),
    ],
  ],
  [
    12,
    [
      row(111, 'AT JAMMU, JAMMU BENCH', { neutral: 'JKLHC-JMU' }),
      row(112, 'SRINAGAR', { neutral: 'JKLHC-SR, JKLHC-SGR' }),
    ],
  ],
  [14, [row(113, 'DHARWAD', { neutral: 'KHC-D' }), row(114, 'KALABURAGI, GULBARGA', { neutral: 'KHC-K' })]],
  [16, [row(115, 'INDORE', { neutral: 'MPHC-IND' }), row(116, 'GWALIOR', { neutral: 'MPHC-GWL' })]],
  [21, [row(117, 'JAIPUR', { neutral: 'RJ-JP' })]],
  [25, [row(118, 'MADURAI', {})]],
]);

/** Printed names of tribunals and commissions with their ids; the first match counts, so longer names come first. */
export const tribunalNames: readonly (readonly [RegExp, number])[] = [
  [/NATIONAL GREEN TRIBUNAL/, 201],
  [/CENTRAL ADMINISTRATIVE TRIBUNAL/, 202],
  [/INCOME[ -]?TAX APPELLATE TRIBUNAL/, 203],
  [/CUSTOMS,? EXCISE (?:AND|&) (?:SERVICE TAX|GOLD)/, 204],
  [/NATIONAL COMPANY LAW APPELLATE TRIBUNAL/, 205],
  [/NATIONAL COMPANY LAW TRIBUNAL/, 206],
  [/SECURITIES APPELLATE/, 207],
  [/TELECOM DISPUTES SETTLEMENT/, 208],
  [/APPELLATE TRIBUNAL FOR ELECTRICITY/, 209],
  [/ARMED FORCES TRIBUNAL/, 210],
  [/DEBTS? RECOVERY APPELLATE TRIBUNAL/, 212],
  [/DEBTS? RECOVERY TRIBUNAL/, 211],
  [/NATIONAL CONSUMER DISPUTES ?REDRESSAL/, 213],
  [/STATE CONSUMER DISPUTES ?REDRESSAL/, 214],
  [/DISTRICT CONSUMER DISPUTES ?REDRESSAL/, 215],
  [/COMPETITION COMMISSION OF INDIA/, 216],
  [/CENTRAL INFORMATION COMMISSION/, 217],
  [/STATE INFORMATION COMMISSION/, 218],
  [/CENTRAL ELECTRICITY REGULATORY COMMISSION/, 219],
  [/ELECTRICITY REGULATORY COMMISSION/, 220],
  [/REAL ESTATE REGULATORY AUTHORITY/, 221],
  [/REAL ESTATE APPELLATE TRIBUNAL/, 222],
  [/RAILWAY CLAIMS TRIBUNAL/, 223],
  [/INTELLECTUAL PROPERTY APPELLATE BOARD/, 224],
  [/GOODS AND SERVICES? TAX APPELLATE TRIBUNAL/, 225],
  [/STATE ADMINISTRATIVE TRIBUNAL|(?:KARNATAKA|MAHARASHTRA|KERALA) ADMINISTRATIVE TRIBUNAL/, 226],
];

/** First letters of tribunals and of their former names, which begin a cell: `CEGAT, Madras`. Those of the table's codes are known too. */
export const tribunalCodes: ReadonlyMap<string, number> = new Map([
  ['CEGAT', 204],
  ['AFT', 210],
  ['AT(E)', 209],
  ['NCDRC', 213],
  ['CDRC', 214],
  ['SCDRC', 214],
  ['KAT', 226],
  ['MAT', 226],
]);
