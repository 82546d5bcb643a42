const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words in small letters, except at the beginning of a name. */
export const smallWords = setOf(
  'of and the in for by at on to with from or its his her their as under through alias versus etc cum an',
);

/** Parts of a name in small letters between two hyphens: `Ameer-un-Nissa`, `Collector-cum-Magistrate`. */
export const joiningParts = setOf('un ul ud us ur uz e i o cum and of in to the at');

/** Parts in small letters after a hyphen: `Co-operative`, `Income-tax`. */
export const endingParts = setOf('op operative operatives operation owner owners ordinator tax law');

/** Abbreviations without a vowel that have one capital: `Ltd`, `Smt`. Other words without a vowel are acronyms. */
export const abbreviations = setOf(
  'ltd pvt smt thr dr tr mrs th md mr lt spl mfg sh mst ld st kr ch bd ms tpt jt sr jr mgt gr hsg mgr mkt mgmt brd pb ' +
    'wg wvg mng mktg mngr nk rgnl bldg tvl crl sch pt hsng km br ct rs sk sgt sqn ldr ft svc trg prl spg bhd sdn mnfg mt dt cdr fr',
);

/** Acronyms with a vowel, which look like words. Those without one need no entry: `NTPC`, `BSNL`. */
export const acronyms = setOf(
  'ongc cbi sbi lic upsc uoi rbi sebi sail gail bhel nhai huda noida hudco idbi icici ifci iffco nafed nabard uti ioc iocl ' +
    'fci esi esic epfo cit acit dcit cce ito vat igst gida gidc cidco midc aiims ugc aicte icai icar icsi isro beml aai cid ' +
    'acb dri itat cestat cegat aptel bifr nia ig dig ips ias irs ifs sho sdo adm bdo dfo rto rta it ut up ap uk usa uae itc ' +
    'uco iob iti itdc bcci acc ecgc sidbi gic oic huf gpa poa tisco telco mseb upseb hseb pseb kseb apseb tneb gseb uppcl ' +
    'upsidc upsrtc apsrtc mpeb puda hsidc hsiidc riico apiic aiadmk iskcon nalco pucl cpio pio cic rti ipl nri kiadb ibm oas ' +
    'fiitjee iit iim trai cerc ngo cpi nclat nced hal eih ioa asi niit aipmt neet ucc ae je ee eou',
);

/** Words with spellings of their own. */
export const spellings: ReadonlyMap<string, string> = new Map([
  ['lrs', 'LRs'],
  ['gmbh', 'GmbH'],
  ['macdonald', 'MacDonald'],
  ['macmillan', 'MacMillan'],
  ['macleod', 'MacLeod'],
]);
