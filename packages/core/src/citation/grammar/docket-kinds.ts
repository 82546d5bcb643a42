import { textAt } from './match-at.js';
import { createNameMatcher, plainName } from './name-matcher.js';
import { namesIn } from './names-in.js';

/**
 * Abbreviations of kinds of proceedings, one per line: the kind, then the spellings of registries in lower case, without
 * spaces and full stops. `criminal` at the beginning may also be `crl`, `cri` or `cr`. A kind in full, such as `Civil Misc.
 * Writ Petition`, is read word by word and needs a line only if it has another name here. A kind that ends with `~` must be
 * followed by a hyphen, `CR-12-2020`, or, if it is an appeal, by a slash: `E/123/2012`.
 */
const table = `
CP
CA
CRA
FMA
MA
RP
CRP,civilrevisionpetition,civilrevision
Civil Revision~,cr
Criminal Petition,criminalp
Criminal Appeal,criminala,criminalapp,cras,crad
RSA,regularsecondappeal
RFA,regularfirstappeal
MACA,macapp
MACMA
MAT
SLP,specialleavepetition,petitionforspecialleavetoappeal,specialleavetoappeal,spl
Transfer Petition,tp,trp
LPA,letterspatentappeal
Arbitration Petition,arbp
Commercial Arbitration Petition (L),carbpl,comarbpl
Arbitration Appeal,aa
Criminal Revision,criminalrp,criminalrevisionpetition,criminalrevp,criminalrev,crr
Civil Appeal,civilapp
MFA,miscellaneousfirstappeal
Miscellaneous Application,miscapplication
Civil Application,caf
FAO
Bail Application,ba,bailappln
ITA,incometaxappeal
Income Tax Reference,itref
Misc. Appeal,miscellaneousappeal
Second Appeal,sa
Criminal Original Petition,criminalop
Criminal Writ Petition,criminalwp
Criminal Misc. Writ Petition,criminalmiscwp,criminalmwp
Criminal Revision Application,criminalra,criminalrevapp
Criminal Misc. Revision,criminalmr
Criminal Application,criminalappl
Criminal Bail Application,criminalba
Anticipatory Bail Application,aba
Criminal Misc. Application,criminalma,criminalmiscapplication
Criminal Misc. Petition,criminalmp
Criminal Misc. Case,criminalmc
Criminal Misc. Bail Application,criminalmb
Criminal Leave Petition,criminallp
Misc. Criminal Case,mcrc
Original Petition,op
CRM-M
CRM
Criminal Misc,criminalm,criminalmisc
Original Application,oa
OMP
CMP
CMA
CMM,cm(m)
Suo Motu,suomotuwritpetition,smw
Diary,dno,diaryno
First Appeal,fa
Writ Appeal,wa
Writ Petition,wp
Civil Writ Petition,cwp
WPA
WPO
WPCT
WPST
FMAT
APO
APOT
CRAN
CWJC,civilwritjurisdictioncase
COCP
Contempt Case,contcas,conc
Contempt Petition,conmtpet,contp,contpet
Curative Petition,curativepet
Company Appeal,compapp,coapp
Company Petition,copet
Company Application,coappl,compappl
Civil Misc. Application,cmappl
Civil Misc,cm
Misc. Petition,mp
Misc. Case,mcc
Testamentary Case,testcas
Matrimonial Appeal,matapp
Original Suit,os
Appeal Suit,as
Civil Suit,cs
Interlocutory Application,ia
Special Civil Application,sca
Consumer Complaint,cc
PIL,publicinterestlitigation
Excise Appeal~,e
Customs Appeal~,c
Service Tax Appeal~,st`;

/** Abbreviations that only the court tells apart, with their meanings. */
const ambiguous: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    CP: ['Company Petition', 'Contempt Petition', 'Civil Petition'],
    CA: ['Civil Appeal', 'Company Appeal', 'Company Application'],
    CRA: ['Criminal Appeal', 'Civil Revision Application'],
    FMA: ['First Misc. Appeal', 'Family Court Misc. Appeal'],
    MA: ['Miscellaneous Application', 'Misc. Appeal'],
    RP: ['Review Petition', 'Revision Petition'],
  }),
);

/** Words of a kind in full, as printed, with the word of the canonical form first. */
const wordTable = `
Criminal,crl,cri,crim,cr
Civil,civ
Special,spl
Misc.,misc,miscellaneous
Letters Patent
Public Interest
Income Tax
Service Tax
Sales Tax
Wealth Tax
Regular
First
Second
Original
Testamentary
Writ
Revision,rev
Review
Company,comp
Contempt
Transfer
Transferred
Arbitration,arb
Election
Tax
Bail
Anticipatory
Matrimonial
Family
Execution
Interlocutory
Interim
Consumer
Leave
Curative
Jail
Title
Money
Land
Acquisition
Labour
Commercial
Appeal,appeals,app
Petition,petitions,pet
Application,applications,appln,appl
Suit,suits
Case,cases
Reference,references,ref
Complaint,complaints`;

/** Nouns of which a kind in full has one at its end. */
const NOUNS = 'appeals?|app|petitions?|pet|applications?|appln?|suits?|cases?|references?|ref|revision|complaints?';

/** A kind of proceeding and the index after it. */
export interface DocketKind {
  readonly name: string;
  readonly end: number;
  /** What an abbreviation may mean, if it has several meanings. */
  readonly meanings?: readonly string[] | undefined;
  /** One noun only, such as `Appeal`, which many registries use. */
  readonly isBare?: boolean;
}

const kindNames = () =>
  namesIn(table, (name) => name).flatMap(([form, name]) =>
    ['criminal', 'crl', 'cri', 'cr'].map((begin): [string, string] => [form.replace(/^criminal/i, begin), name]),
  );
const kindAt = createNameMatcher(kindNames);

/** Beginnings of kinds that may be written in lower case. */
export const docketHeads = (): string[] => [...kindNames(), ...WORDS].map(([name]) => name);

const WORDS = namesIn(wordTable, (name) => name);
const ANY = WORDS.map(([form]) => form.replace('.', '').replace(' ', String.raw`\s+`))
  .sort((one, other) => other.length - one.length)
  .join('|');
const WORD = new RegExp(ANY, 'gi');
const FULL = new RegExp(String.raw`(?:(?:${ANY})(?:\.|\b)[\s.-]{0,3}){0,6}(?:${NOUNS})(?![A-Za-z])`, 'iy');
const nameOf = new Map(WORDS.map(([form, name]) => [plainName(form), name]));

/** Reads a kind in full: at most seven words, of which the last is a noun. */
function readFull(text: string, at: number): DocketKind | undefined {
  const printed = textAt(FULL, text, at);
  if (!printed) return undefined;
  const words = (printed.match(WORD) ?? []).map((one) => nameOf.get(plainName(one)) ?? '');
  const name = words.join(' ');
  const known = kindAt(name, 0);
  return {
    name: known?.end === name.length ? known.value.replace('~', '') : name,
    end: at + printed.length,
    isBare: words.length === 1,
  };
}

/** Reads the kind of proceeding at an index, in full or abbreviated: `Criminal Misc. Application`, `Crl.M.A.`. */
export function readKind(text: string, at: number): DocketKind | undefined {
  const whole = readFull(text, at);
  const short = kindAt(text, at);
  if (!short || (whole && whole.end >= short.end)) return whole;
  const printed = text.slice(at, short.end);
  const [name = '', hyphen] = short.value.split('~');
  if (hyphen !== undefined && text.charAt(short.end) !== (name.endsWith('Appeal') ? '/' : '-')) return undefined;
  // `Cr.A.` is a criminal appeal, `CRA` may also be a civil revision.
  if (name === 'CRA' && /^cr[.\s]/i.test(printed)) return { name: 'Criminal Appeal', end: short.end };
  return { name, end: short.end, meanings: ambiguous.get(name) };
}
