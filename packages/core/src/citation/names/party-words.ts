const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that say nothing about who a party is: links, roles, relations, honours and forms of company. */
const SILENT = setOf(
  'the and or of for in on at by to an as is re ex through thro thr its his her their rep represented ors anr anrs oths other ' +
    'others another etc dead deceased lr lrs legal representative representatives heir heirs minor guardian next friend petitioner ' +
    'petitioners appellant appellants respondent respondents applicant accused complainant plaintiff defendant matter case since ' +
    'now known alias son daughter wife widow so do wo mr mrs ms messrs dr prof smt shrimati shri sri shree sree kum kumari km sh sir hon ble ' +
    'honble lt capt maj gen col retd adv ltd limited pvt private co company corp corpn corporation inc llp plc coop cooperative ' +
    'operative firm bros brothers sons parte versus no two three',
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

/** Names that thousands of people have. They count only together with the other names of the party, and never misspelt. */
const COMMON = setOf(
  'singh kumar lal ram rama devi prasad chand chandra chander das dass bai kaur khan sharma gupta verma varma rao reddy patel shah jain ' +
    'naidu nair pillai roy rai ghosh bose sen mehta agarwal agrawal aggarwal ali ahmad mohammad begum bibi nath narain ' +
    'narayan krishna krishan kishan kishore shankar mohan dev raj bhai sinha mishra pandey yadav chaudhary prakash gopal anil ashok pal abdul ' +
    'ramesh rajesh rakesh mahesh naresh suresh dinesh mukesh harish girish satish vijay sanjay ajay babu prem arvind sunil srivastava ' +
    'hari om shyam garg shiv anand rajendra narendra surendra mahendra kamal goyal goel jagdish kailash sushil thakur dayal madan joshi ' +
    'desai manoj hussain arun ravi vinod mathur tiwari satya ajit george joseph john thomas shukla santosh deepak pawan jha raja rani swami ' +
    'bhagwan balaji laxmi lakshmi ganesh vishnu durga govind baldev gurdial mohinder hans roop banwari bhat iyer iyengar menon mudaliar ' +
    'chettiar gounder banerjee mukherjee chatterjee dutt dutta mitra seth bhatia khanna kapoor malhotra arora bansal mittal ' +
    'chauhan rathore solanki parmar patil jadhav shinde pawar more deshmukh kulkarni syed sheikh shaikh',
);

/** Words that thousands of firms and bodies have in their names. */
const TRADE = setOf(
  'bank insurance assurance university college school society trust trustees association federation workers workmen employees staff house ' +
    'housing construction transport road roadways motors paper oil products trading agencies stores international services industries ' +
    'mills enterprises traders textiles textile steel iron cotton sugar engineering works electric electricity power supply ' +
    'development urban chemicals cement coal food petroleum gas tea rubber tobacco jute pharmaceuticals exports imports finance investment ' +
    'investments securities builders developers constructions infrastructure tata bharat hindustan indian national oriental united all ' +
    'institute institution medical hospital research technology mazdoor sangh welfare improvement port railway airlines life state ' +
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
narayana narayan,hussein hussain`
    .slice(1)
    .split(/,\n?/)
    .map((line): [string, string] => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);

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
  /** The party without the place behind it: `Electricity Board, Patiala`. */
  readonly withoutPlace?: PartyWords;
}

/** A place behind a party. */
const PLACE = /^([^,]+),\s*[A-Za-z]+(?: [A-Za-z]+)?(?:\s+(?:and|&)\s+(?:another|others|anr|ors)\b)?\.?\s*$/i;

/** The end of the part that names the party itself. The office or person that acts for it follows. */
const ACTING = /,|\b(?:through|thro|thr|rep(?:resented)?|by)\b/;
const SMALL = setOf('of and the for in');
/** Letters with full stops between them: `U.P.`, `A. K.`, `J&K`. */
const RUN = /\b[a-z](?:\s?[.&]\s?[a-z]\b)+/g;

/** Lower case, without `'s`. A run of letters becomes one word after `_`. */
const plainOf = (party: string): string =>
  party
    .toLowerCase()
    .replace(/&amp;?/g, '&')
    .replace(/['’]s?\b/g, '')
    .replace(RUN, (letters) => ` _${letters.replace(/[^a-z]/g, '')} `);

const wordsIn = (plain: string): string[] => plain.match(/_?[a-z]+/g) ?? [];

/** Returns the words that a word means. Unknown initials mean nothing. */
function meaningOf(word: string): readonly string[] {
  const meant = MEANT.get(word.replace('_', ''));
  if (meant) return meant.split(' ');
  return word.length < 3 || word.startsWith('_') || SILENT.has(word) ? [] : [word];
}

/** Returns the words that one word of a party's name means, for a short form or another spelling (`mohd`, `up`); otherwise none. */
export function partyWordMeaning(word: string): readonly string[] {
  return MEANT.get(word)?.split(' ') ?? [];
}

/** Sorts the words of one party by what they tell about it. */
export function partyWords(party: string): PartyWords {
  const plain = plainOf(party);
  const words = wordsIn(plain);
  const told = words.flatMap(meaningOf);
  const named = told.filter((word) => !GENERAL.has(word));
  const [head = ''] = plain.split(ACTING);
  const first = wordsIn(head).flatMap(meaningOf);
  const general = (first.some((word) => GENERAL.has(word)) ? first : told).filter((word) => GENERAL.has(word));
  const placed = PLACE.exec(party)?.[1];
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
    runs: words.flatMap((word) => (/^_.{3}/.test(word) ? [word.slice(1)] : [])),
    ...(placed !== undefined && { withoutPlace: partyWords(placed) }),
  };
}

const isInitials = (word: string): boolean =>
  (word.startsWith('_') || word.length < 3) && MEANT.get(word.replace('_', '')) === undefined && !SILENT.has(word);
