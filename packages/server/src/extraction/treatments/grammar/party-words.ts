/** Offices, places and forms of company that begin a party: no case is known by them. */
const common =
  /^(?:state|union|commissioner|collector|government|secretary|director|chief|regional|municipal|workmen|management|district|india|others?|another|company|corporation|bank|board|court|deputy|assistant|income|superintendent|administrator|university|council|mills?|works|industr[a-z]*|society|association|trust|bengal|bihar|madras|bombay|punjab|kerala|gujarat|orissa|mysore|delhi|rajasthan|assam|pradesh|andhra|maharashtra|haryana|limited|customs|excise|revenue|police|agricultural|national|indian|hindu|general|petitioners?|appellants?|respondents?|officers?|authority|tribunal|election|public|service|commission|federation|cooperative|corpn?|bros|brothers|inc|llp|pvt|ltd|enterprises?|trad(?:ers?|ing)|agenc(?:y|ies)|stores?|nigam|samiti|sangh|sabha|parishad|panchayat|mandal|municipality|insurance|electricity|railways?|transport|roadways|housing|development|finance|international|engineering|products|estates?|college|school|hospital|institute|foundation|tamil|nadu|uttar|himachal|jammu|kashmir|karnataka|goa|telangana|jharkhand|chhattisgarh|uttarakhand|uttaranchal|tripura|manipur|meghalaya|nagaland|sikkim|hyderabad|calcutta)(?![a-z])/i;

/** Whether a word is an office, a place or a form of company. */
export const isCommonName = (word: string): boolean => common.test(word);
/** Names of so many people that none of them alone tells a case. */
const shared = /^(?:singh|kumar|prasad|ram|lal|chand|das|devi|khan|rao|sharma|gupta|reddy)$/i;

/** Whether a word is a name of so many people. */
export const isSharedName = (word: string): boolean => shared.test(word);
