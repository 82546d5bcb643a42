/** Before `-ise` in words that have no `-ize`. */
const ALWAYS_ISE =
  'adv|advert|appr|chast|circumc|comprom|compr|conc|dem|desp|dev|enfranch|disenfranch|enterpr|exc|exerc|expert|franch|improv|inc|likew|merchand|otherw|parad|prec|prem|prom|rev|superv|surm|surpr|telev|treat';
/** Endings of verbs in `-ise`. */
const VERB = 'e[srd]?|ers|ing|able|ations?|ational';
/** Before `-our`. */
const OUR =
  '(?:un|dis|mis|re)?(?:lab|fav|hon|col|behavi|neighb|endeav|harb|rum|vap|tum|ard|arm|flav|hum|od|parl|rig|sav|splend|val|vig)o';
/** Behind it; `honorary` and `laborious` have no `u` anywhere. */
const BEHIND_OUR = 'r(?:s|ed|ing|ably|able|ites?|ers?|less|hood|hoods|y|ies)?$';
const JUDGMENT = '(?:pre|mis)?(?:judg|acknowledg|abridg|lodg)';
const DEFENCE = '(?:def|off|pret|lic)en';
const CENTRE = 'cent|theat|fib|calib|lust';

/** Parts of words that are spelled in two ways, and the other way. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(?!(?:${ALWAYS_ISE})is)(?<start>[a-z]{3,}[^aeiou])is(?=(?:${VERB})$)`), '$<start>iz'],
  [new RegExp(`^(?<start>[a-z]{3,}[^aeiou])iz(?=(?:${VERB})$)`), '$<start>is'],
  [new RegExp(`^(?<start>${OUR})u(?=${BEHIND_OUR})`), '$<start>'],
  [new RegExp(`^(?<start>${OUR})(?=${BEHIND_OUR})`), '$<start>u'],
  [new RegExp(`^(?<start>${JUDGMENT})em(?=ents?$)`), '$<start>m'],
  [new RegExp(`^(?<start>${JUDGMENT})m(?=ents?$)`), '$<start>em'],
  [new RegExp(`^(?<start>${DEFENCE})c(?=es?$|ed$|ing$|ees?$|eless$)`), '$<start>s'],
  [new RegExp(`^(?<start>${DEFENCE})s(?=es?$|ed$|ing$|ees?$|eless$)`), '$<start>c'],
  [new RegExp(`^(?<start>${CENTRE})re(?=s?$)`), '$<start>er'],
  [new RegExp(`^(?<start>${CENTRE})er(?=s?$)`), '$<start>re'],
  [/^enq(?=uir[a-z]*$)/, 'inq'],
  [/^inq(?=uir[a-z]*$)/, 'enq'],
];

/** Returns the other spellings of an English word in small letters. */
export function respellings(word: string): readonly string[] {
  return RULES.filter(([part]) => part.test(word)).map(([part, other]) => word.replace(part, other));
}
