import { COMMON } from './known-names.js';
import { isOneLetterOff } from './same-word.js';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that say nothing about who a party is: links, roles, relations, honours and forms of company. */
const SILENT = setOf(
  'the and or of for in on at by to an as is re ex through thro thr its his her their rep represented ors anr anrs oths other ' +
    'others another etc dead deceased lr lrs legal representative representatives heir heirs minor guardian next friend petitioner ' +
    'petitioners appellant appellants respondent respondents applicant accused complainant plaintiff defendant matter case since ' +
    'now known alias son daughter wife widow so do wo mr mrs ms messrs dr prof smt shrimati shri sri shree sree kum km sh sir hon ble ' +
    'honble lt capt maj gen col retd adv ltd limited pvt private co company corp corpn corporation inc llp plc ' +
    'proprietary pty firm bros brothers sons parte versus no two three',
);

/** Offices, authorities, taxes and places. Alone they do not identify a case. */
const GENERAL = setOf(
  'state india republic province territory territories administration administrator city district taluk town special ' +
    'commissioner collector secretary director general chief officer superintendent inspector assistant deputy additional joint ' +
    'principal registrar chairman president vice chancellor magistrate judge justice sub divisional division tehsildar tahsildar ' +
    'controller authority board tribunal court high supreme police station public prosecutor minister ministry department municipal ' +
    'municipality council committee commission panchayat gram zila election estate settlement land acquisition labour industrial ' +
    'revenue excise customs central finance education home forest circle ward zone range region regional executive engineer manager ' +
    'managing management custodian liquidator official receiver competent appellate superintending enforcement directorate income ' +
    'tax taxes sales wealth gift excess profits commercial agricultural service duty stamp bureau investigation ' +
    'andhra pradesh arunachal assam bihar chhattisgarh goa gujarat haryana himachal jharkhand karnataka kerala madhya maharashtra ' +
    'manipur meghalaya mizoram nagaland orissa punjab rajasthan sikkim tamil nadu telangana tripura uttar uttarakhand west bengal ' +
    'jammu kashmir ladakh delhi new pondicherry chandigarh andaman nicobar daman diu dadra nagar haveli lakshadweep mysore bombay ' +
    'madras calcutta hyderabad ahmedabad bangalore lucknow kanpur nagpur patna jaipur indore allahabad cochin ' +
    'travancore saurashtra vindhya pepsu ajmer bhopal cuttack gauhati pune surat baroda amritsar ludhiana jullundur ii iii iv',
);

/** Words that thousands of firms and bodies have in their names. */
const TRADE = setOf(
  'bank insurance assurance university college school society trust trustees association federation workers workmen employees staff house ' +
    'housing construction transport road roadways motors paper oil products trading agencies stores international services industries ' +
    'mills enterprises traders textiles textile steel iron cotton sugar engineering works electric electricity power supply ' +
    'development urban chemicals cement coal food petroleum gas tea rubber tobacco jute pharmaceuticals exports imports finance investment ' +
    'investments securities builders developers constructions infrastructure tata bharat hindustan indian national oriental united all ' +
    'cooperative institute institution medical hospital research technology mazdoor sangh welfare improvement port railway airlines life state ' +
    'group associates agency samiti mandal parishad sabha temple math wakf waqf church mill hotel hotels electronics',
);

/** Other spellings of words above, and short forms of offices and places, each before what it means. */
const MEANT: ReadonlyMap<string, string> = new Map(
  `
union state,government state,govt state,uoi state india,goi state india,nct delhi,up uttar pradesh,mp madhya pradesh,
ap andhra pradesh,hp himachal pradesh,tn tamil nadu,wb west bengal,jk jammu kashmir,odisha orissa,
uttaranchal uttarakhand,mumbai bombay,kolkata calcutta,chennai madras,commr commissioner,commnr commissioner,
commner commissioner,comr commissioner,secy secretary,sec secretary,dept department,deptt department,asst assistant,
dy deputy,addl additional,jt joint,supdt superintendent,cit commissioner income tax,cst commissioner sales tax,
cce commissioner central excise,ito income tax officer,cwt commissioner wealth tax,lao land acquisition officer,
admn administration,dist district,cbi central bureau investigation,md mohammad,mohd mohammad,mohamed mohammad,
mohammed mohammad,muhammad mohammad,muhammed mohammad,mohamad mohammad,ahmed ahmad,hyd hyderabad,assn association,
assoc association,univ university,misra mishra,choudhary chaudhary,choudhury chaudhary,chaudhari chaudhary,
narayana narayan,narain narayan,engg engineering,employees workmen,
hussein hussain,coop cooperative,operative cooperative`
    .slice(1)
    .split(/,\n?/)
    .map((line): [string, string] => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);

/** One of the persons or bodies that a party lists. */
export interface PartySegment {
  /** Its names in their order. */
  readonly names: readonly string[];
  /** Single letters. */
  readonly initials: readonly string[];
  /** Offices and places in it. */
  readonly general: ReadonlySet<string>;
  /** Whether it is a firm or a body, not a person. */
  readonly isBody: boolean;
}

/** The words of one party, sorted by what they tell. */
export interface PartyWords {
  /** Words that few parties have. */
  readonly own: readonly string[];
  /** Names that many people have. */
  readonly common: readonly string[];
  /** Words that many firms and bodies have. */
  readonly trade: readonly string[];
  /** Offices and places. */
  readonly general: ReadonlySet<string>;
  /** Whether its first part, without the person that acts for it, names only an office or a place. */
  readonly isOffice: boolean;
  /** Single letters. */
  readonly initials: readonly string[];
  /** First letters of all words except the smallest ones, to recognise `ONGC`. */
  readonly letters: string;
  /** Its words as printed, each with what it means. */
  readonly printed: readonly { readonly word: string; readonly means: readonly string[] }[];
  /** Runs of at least three letters: `O.N.G.C.` */
  readonly runs: readonly string[];
  /** The persons or bodies with a name that it lists: the whole, then each part of a list or alias. */
  readonly segments: readonly PartySegment[];
  /** Whether it gives a person several names: `Babu @ Balu`. */
  readonly isAlias: boolean;
  /** The party without the place behind it: `Electricity Board, Patiala`. */
  readonly withoutPlace?: PartyWords;
}

/** A place behind a party. */
const PLACE = /^([^,]+),\s*[A-Za-z]+(?: [A-Za-z]+)?(?:\s+(?:and|&)\s+(?:another|others|anr|ors)\b)?\.?\s*$/i;

/** The end of the part that names the party itself. The office or person that acts for it follows. */
const ACTING = /,|\b(?:through|thro|thr|rep(?:resented)?|by)\b/;
const SMALL = setOf('of and the for in');
/** Letters with full stops between them: `U.P.`, `A. K.`, `J&K`. */
const RUN = /\b[a-z](?:(?:\s?[.&]\s?| )[a-z]\b)+/g;

/** Relations and persons that act for the party, with all that follows. */
const RELATION =
  /[,(]?\s?\b(?:[sdwch]\s?\/\s?o\b|(?:son|daughter|wife|widow) of\b|through\b|thro?\b|thru\b|rep(?:resented|td)?\.? by\b|since (?:deceased|dead)\b|\(?(?:dead|deceased|died|since|d)\)|by (?:his|her|its|their|l\.?rs?)\b)/i;
/** Marks of firms that are no initials: `M/s`, `(P)`. */
const MARK = /\bm\/s\b\.?|\(\s?(?:p|pvt|private|proprietary|india|i)\.?\s?\)\.?/gi;
const LIST = /[,;]|\s(?:and|&)\s/;
const ALIAS = /@|\balias\b|\ba\.?k\.?a\b\.?/;
const COMPANY =
  /\b(?:ltd|limited|pvt|private|co|company|corpn?|corporation|inc|llp|plc|firm|bros|brothers|sons|m\/s|messrs)\b/i;

/** The party itself, without relations and marks. */
function baseOf(party: string): string {
  const related = RELATION.exec(party);
  const base = related && /[a-z]{3}/i.test(party.slice(0, related.index)) ? party.slice(0, related.index) : party;
  return base.replace(MARK, ' ');
}

function segmentOf(plain: string): PartySegment {
  const words = wordsIn(plain);
  const told = words.flatMap(meaningOf);
  const names = told.filter((word) => !GENERAL.has(word));
  return {
    names,
    initials: words.flatMap((word) => (isInitials(word) ? word.replace('_', '').split('') : [])),
    general: new Set(told.filter((word) => GENERAL.has(word))),
    isBody: COMPANY.test(plain) || names.some((word) => TRADE.has(word)),
  };
}

/** The whole party, and the first of a list that has a name, under each of its aliases. */
function segmentsOf(base: string): readonly PartySegment[] {
  const whole = plainOf(base);
  const listed = whole.split(LIST).find((part) => segmentOf(part).names.length > 0);
  const aliases = listed === undefined ? [] : listed.split(ALIAS);
  const parts = [whole, ...(listed === undefined || listed === whole ? [] : [listed])];
  return [...parts, ...(aliases.length > 1 ? aliases : [])].map(segmentOf).filter(({ names }) => names.length > 0);
}

/** Lower case, without `'s`. A run of letters becomes one word after `_`. */
const plainOf = (party: string): string =>
  party
    .toLowerCase()
    .replace(/&amp;?/g, '&')
    .replace(/['’]s?\b/g, '')
    .replace(RUN, (letters) => ` _${letters.replace(/[^a-z]/g, '')} `);

const wordsIn = (plain: string): string[] => plain.match(/_?[a-z]+/g) ?? [];

const MOHAMMAD = ['mohammad', 'mohammed', 'mohamed', 'muhammad'];
/** Shortest word that may be a misprint of an office or a place: shorter ones may be a name. */
const MIN_GENERAL = 7;
const LONG = [...GENERAL, ...TRADE].filter((word) => word.length >= MIN_GENERAL);
/** Returns the office, place or word of trade of which a word is a misprint: `Maharahtra`. */
const generalMisprint = (word: string): string | undefined =>
  GENERAL.has(word) || TRADE.has(word) ? undefined : LONG.find((one) => isOneLetterOff(word, one));

/** Returns the words that a word means. Unknown initials mean nothing. */
function meaningOf(word: string): readonly string[] {
  const meant = MEANT.get(word.replace('_', ''));
  if (meant) return meant.split(' ');
  if (word.length < 3 || word.startsWith('_') || SILENT.has(word)) return [];
  if (MOHAMMAD.some((one) => isOneLetterOff(word, one))) return ['mohammad'];
  return [word.length < MIN_GENERAL - 1 || COMMON.has(word) ? word : (generalMisprint(word) ?? word)];
}

/** Returns the words that one word of a party's name means, for a short form or another spelling (`mohd`, `up`); otherwise none. */
export function partyWordMeaning(word: string): readonly string[] {
  return MEANT.get(word)?.split(' ') ?? [];
}

/** Sorts the words of one party by what they tell about it. */
export function partyWords(printed: string): PartyWords {
  const party = baseOf(printed);
  const plain = plainOf(party);
  const words = wordsIn(plain);
  const told = words.flatMap(meaningOf);
  const named = told.filter((word) => !GENERAL.has(word));
  const [head = ''] = plain.split(ACTING);
  const first = wordsIn(head).flatMap(meaningOf);
  // Also of who acts for it: `State, by the Inspector of Police`.
  const general = wordsIn(plainOf(printed.replace(MARK, ' ')))
    .flatMap(meaningOf)
    .filter((word) => GENERAL.has(word));
  const [, placed = ''] = PLACE.exec(party) ?? [];
  const isOwn = (word: string) => !COMMON.has(word) && !TRADE.has(word);
  return {
    own: named.filter(isOwn),
    common: named.filter((word) => COMMON.has(word)),
    trade: named.filter((word) => TRADE.has(word)),
    general: new Set(general),
    isOffice: general.length > 0 && (first.length > 0 ? first : told).every((word) => GENERAL.has(word)),
    initials: words.flatMap((word) => (isInitials(word) ? word.replace('_', '').split('') : [])),
    letters: words
      .filter((word) => !SMALL.has(word) && !word.startsWith('_'))
      .map((word) => word.charAt(0))
      .join(''),
    printed: words.map((word) => ({ word, means: meaningOf(word) })),
    runs: words.flatMap((word) => (/^_.{3}/.test(word) && !MEANT.has(word.slice(1)) ? [word.slice(1)] : [])),
    segments: segmentsOf(party),
    isAlias: ALIAS.test(plain),
    ...(wordsIn(plainOf(placed)).flatMap(meaningOf).length > 0 && { withoutPlace: partyWords(placed) }),
  };
}

const isInitials = (word: string): boolean =>
  (word.startsWith('_') || word.length < 3) && MEANT.get(word.replace('_', '')) === undefined && !SILENT.has(word);
