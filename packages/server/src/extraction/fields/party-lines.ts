/** The line between the parties: `Versus`, `V/s.`, `..VERSUS..`, `-V E R S U S-`, `vs.`; the rest of the line is kept. */
export const versusLine =
  /^[-–.…\s]*(?:v\s?e\s?r\s?s\s?u\s?s|v\s?\/\s?s|vs|v)(?=[^a-z]|$)\s*[.:]?\s*[-–]*\s*(?:\d\.)?\s*(?<behind>.*)$/i;

/** A role on its own line, with or without dots before it: `…….Petitioner`, `... Appellant (s)`, `APPELLANT`. */
export const roleLine =
  /^[\s.…•:*_-]*(?:[^\sA-Za-z]*\P{ASCII}+\s*\/)?\s*(?<role>(?:appellant|pet[a-z]{2,6}ioner|applicant|complainant|informant|plaintiff|respondent|opposite part(?:y|ies)|defendant)s?(?:\s?\(s\)|\/s)?(?:\s*(?:\/|no\.?)\s?\S.*)?|opposite party-\d.*)[\s.:]*$/iu;

/** A role at the end of a line, after a name: `Vinesh Ramlal Ramteke .. Petitioner`, `State Petitioners`. */
export const roleAtEnd =
  /(?<name>.*?\S)\s*[.…\s,-]*[.…\s]\s*(?:appellant|pet[a-z]{2,6}ioner|applicant|complainant|plaintiff|respondent|opposite part(?:y|ies)|defendant)s?(?:\s?\(s\)|\/s)?\s*\.?$/i;

/** Lines around the parties' names that are not names. */
export const barrierLine = new RegExp(
  [
    // A number of a case or a reference
    String.raw`\b\d{1,6}(?:\([A-Z]+\))?\s*(?:of|\/)\s*(?:19|20)\d\d\b|^of (?:19|20)\d\d$|^(?:cic|ia|ga|cs|ita|oa)\/|\/(?:19|20)\d\d\b`,
    String.raw`^(?:r\/)?[\w.()\s]{0,60}(?:petition|appeal|application|revision|suit|case|motion|complaint|summons)s?\b[^,]*\bnos?\b`,
    String.raw`\bcnr\b|\burn\b|^[A-Z]{4}\d{8,}|^file\b|^arising out|^case no|^crime\b|^(?:c\.?r\.?r|cran|wpa|wpo)\b.*\d`,
    String.raw`^\[?\d{4}:[A-Z]`,
    // Court, bench and date
    String.raw`\bcourt\b|\bjurisdiction\b|^(?:principal|division|single|regional|central|southern)?\s?(?:zone )?bench\b|bench, |appellate side|original side|^o\.\s?o\.\s?c\.\s?j`,
    String.raw`^at (?:jammu|srinagar|jabalpur|jodhpur|jaipur|imphal|shillong|hyderabad|amaravati|mumbai|chandigarh)$|hybrid|video conf`,
    String.raw`^(?:present|coram|before|b\s?_?e\s?_?f\s?_?o\s?_?r\s?_?e)\s*(?:[:.-]|$)|^(?:coram|before)\b|hon['’]?ble|honourable|\bjustice\b|(?:judicial|technical|expert) member|member \(`,
    String.raw`^dated?\b|\bday of\b|^date\s*of|reserved|pronounced|uploaded|delivered|^assessment year|hearing`,
    String.raw`^(?:with|and|in|in the matter of|in re|between|connected with|&)\s*[:.-]*$|^in the matter of\s*:|^order sheet`,
    String.raw`^(?:reportable|non-reportable|nafr|afr)$|^whether\b|^serial|^item\b|^sl\.|^regular|^supplementary|^index\b|common prayer`,
  ].join('|'),
  'i',
);

/** Names of courts and tribunals above the cause title; below the separator such a body is a party. */
export const bodyLine = /\btribunal,?$|\bcommission,?$|^(?:new )?delhi\.?$|^mumbai\.?$/i;

/** Lines between a name and the separator that are neither: a tax number. */
export const remarkLine = /^PAN\s*:/i;

/** Remarks in brackets about the origin of the case, on one or more lines. */
export const originRemark = /^\((?:arising|against|from the)\b/i;

/** Lines of counsel, and where the parties' side of a cause title ends. */
export const counselLine =
  /\badv(?:ocate|s|\.)?\b|^through\b|^\(?(?:by|through)\s*:?\s*(?:mr|ms|mrs|sri|smt|shri)\b|^for\b|^appearance|^counsel|\bi\/b\b|^(?:mr|ms|mrs|shri|smt|dr)\b.*\b(?:for|advocate|counsel|aga|app|pp|ga|agp)\b|^none\b|^heard\b|^oral\b|^order\b|^judge?ment\b|learned/i;

/** Where a name stops and a description of the party begins. */
export const nameEnd =
  /\s*(?:,|;|\(?\bthrough\b|\brepresented\b|\brep(?:\.|\b)|\bS\s?\/\s?o\b|\bD\s?\/\s?o\b|\bW\s?\/\s?o\b|\bR\s?\/\s?o\b|\bC\s?\/\s?o\b|\bS\/O-|\bson of\b|\bdaughter of\b|\bwife of\b|\baged\b|\bhaving\b|\bresident of\b|\bresiding\b|\bpresent address\b|\ba joint venture having\b|\(formerly\b|\bbased on\b|-\s*suo motu\b|\bu\/s\b).*$/i;

/** A line with an address or a description, which never continues a name. */
export const addressLine =
  /(?<!\b(?:and|&)\s)\d|\b(?:s\/o|d\/o|w\/o|r\/o|c\/o|son of|aged|village|vill|district|dist|tehsil|mandal|taluk|street|road|nagar|marg|house|floor|building|bhavan|bhawan|block|sector|p\.?o|p\.?s|pin|state of .*\bpin|email|office|near|opp)\b/i;

/** An office that is meaningless without its body. */
export const officeName =
  /^(?:the )?(?:(?:branch|general|divisional|regional|senior|chief|deputy|assistant|managing|executive|zonal|area) )*(?:manager|secretary|director|officer|controller)$/i;

/** Words that continue a name on its second line. */
export const nameGoesOn =
  /^(?:&|and\b|bank\b|limited\b|ltd\b|pvt\b|private\b|company\b|corporation\b|commission\b|association\b|authority\b|board\b|society\b|union\b|department\b|ministry\b|home affairs\b|attorney holder\b)/i;
