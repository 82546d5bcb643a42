import { type Outcome, actions, applications, courses, otherNouns, participles, proceedings } from './outcome-words.js';

/** An outcome that a sentence states, and its matter. */
export interface SentenceOutcome {
  readonly outcome: Outcome;
  /** `side`: of an application, suit or matter, which is not the main case if there is an appeal or petition. */
  readonly of: 'appeal' | 'petition' | 'side';
}

/** Maximum words between the verb and its parts. */
const REACH = 14;

const auxiliaries = new Set(['is', 'are', 'am', 'stand', 'stands', 'be', 'being']);
const past = new Set(['was', 'were', 'been', 'had']);
const denials = new Set(['not', 'cannot', 'no', 'neither', 'nor', 'never', 'decline', 'refuse', 'without']);
/** `to be` and `be` are an order only after these words. */
const binding = new Set([
  'must',
  'shall',
  'will',
  'has',
  'have',
  'deserves',
  'deserve',
  'hereby',
  'accordingly',
  'therefore',
]);
const joins = new Set(['and', 'hereby', 'accordingly', 'therefore']);
/** Between `we` and the verb: then another is to do it, or might. */
const others = new Set([
  'could',
  'may',
  'can',
  'direct',
  'request',
  'ask',
  'permit',
  'enable',
  'tribunal',
  'authority',
]);
const conditions = new Set([
  'if',
  'whether',
  'unless',
  'when',
  'until',
  'till',
  'where',
  'had',
  'once',
  'trust',
  'hope',
]);
/** Words after which someone else speaks. */
const reports =
  /\b(?:counsel|contend(?:s|ed)|submit(?:s|ted)|submission|urged?|argue[sd]?|pray(?:s|ed)|(?:high|trial) court (?:has|had|was))\b/;
const pronouns = new Set(['it', 'they', 'same', 'these', 'this', 'both', 'all']);
const breaks = new Set([';', ':', 'and', 'but', 'while', 'whereas', 'consequently', 'with']);
const PENDING =
  /\b(?:pending|interlocutory|interim|miscellaneous|stay|connected|impleadment|intervention|any|i\.a|c\.?m\.?p|crl?\.m)/;

/** `IA 44/2024 is rejected.`: the number of an application, which is not the matter of the sentence before. */
const applicationNumber =
  /^\W*(?:and |the )?(?:i\.?\s?a|c\.?\s?m|m\.?\s?a|cri?l?\.?\s?m(?:\.?\s?a)?|cr?an|c\.?m\.?p)\.?s?[\s-]?(?:appl\.?\s?)?(?:\(\w{1,6}\)\s?)?(?:nos?\.?\s?)?\d/i;

/** A sentence without any of these words, as most are, states no outcome. */
const telling = new RegExp([...participles.keys(), ...actions.keys(), ...courses.keys()].join('|'), 'i');

/**
 * Reads the outcomes that one sentence states. `before` is the matter of the previous sentence, to which `it` and
 * `the same` refer. Ignores decisions of other courts, requests of a party, and possible consequences.
 */
export function readSentenceOutcomes(sentence: string, before: SentenceOutcome['of'] | undefined): SentenceOutcome[] {
  if (!telling.test(sentence)) return [];
  const text = sentence
    .toLowerCase()
    .replace(/s\.\s?l\.\s?p/g, 'slp')
    .replace(/w\.\s?p/g, 'wp')
    // `No. 5` denies nothing.
    .replace(/\bnos?\.|\bif any\b/g, '');
  const words = text.match(/[a-z]+|[;:]/g) ?? [];
  const found: SentenceOutcome[] = [];
  for (const [at, word] of words.entries()) {
    const outcome = passiveAt(words, at) ?? activeAt(words, at) ?? courseAt(words, at);
    if (outcome === undefined || isConditional(words, at)) continue;
    // Bonds and accused are discharged too, and an award is made absolute.
    if ((word === 'discharged' || word === 'absolute') && !words.slice(0, at).includes('rule')) continue;
    // `… argued before us, we allow the petitions`: the court speaks.
    const isCourts = actions.has(word) && words[at - 1] === 'we';
    if (
      !isCourts &&
      reports.test(words.slice(Math.max(0, at - REACH), at).join(' ')) &&
      !/\b(?:hereby|accordingly|therefore|result)\b/.test(text)
    )
      continue;
    const of = matterOf(words, at, actions.has(word)) ?? (applicationNumber.test(sentence) ? undefined : before);
    if (of === undefined || (of === 'side' && PENDING.test(text))) continue;
    found.push({ outcome: inPart(words, at, outcome), of });
  }
  return found;
}

function passiveAt(words: readonly string[], at: number): Outcome | undefined {
  const outcome = participles.get(words[at] ?? '');
  if (outcome === undefined) return undefined;
  for (let index = at - 1; index >= Math.max(0, at - REACH); index -= 1) {
    const word = words[index] ?? '';
    if (past.has(word) || denials.has(word)) return undefined;
    if (word === 'be') return isBinding(words, index) ? outcome : undefined;
    if (auxiliaries.has(word)) return outcome;
  }
  // `Appeal dismissed.` has no verb at all.
  return at <= 5 && proceedings.has(words[0] ?? '') && words.length < at + 6 ? outcome : undefined;
}

/** `must be`, `shall stand`, `has to be`; not `should be`, `liable to be`, `ought to be`. */
function isBinding(words: readonly string[], at: number): boolean {
  const near = words.slice(Math.max(0, at - 4), at);
  return near.some((word) => binding.has(word)) && !near.some((word) => denials.has(word) || word === 'liable');
}

function activeAt(words: readonly string[], at: number): Outcome | undefined {
  const outcome = actions.get(words[at] ?? '');
  if (outcome === undefined) return undefined;
  // `We see no merit in the appeal and dismiss the same`: the part before `and` is another statement.
  const isOther = joins.has(words[at - 1] ?? '');
  for (let index = at - 1; index >= 0; index -= 1) {
    const word = words[index] ?? '';
    if (!isOther && (denials.has(word) || past.has(word) || others.has(word))) return undefined;
    if (word === 'we' || word === 'i') return outcome;
    if (!isOther && index < at - REACH) return undefined;
  }
  return undefined;
}

function courseAt(words: readonly string[], at: number): Outcome | undefined {
  const outcome = courses.get(words[at] ?? '');
  if (outcome === undefined) return undefined;
  const near = words.slice(Math.max(0, at - 3), at);
  if (near.includes('cannot')) return outcome === 'Allowed' ? 'Dismissed' : undefined;
  const isOfCase = words.slice(Math.max(0, at - REACH), at).some((word) => proceedings.has(word));
  return isOfCase && !near.some((word) => denials.has(word) || word === 'may' || word === 'can') ? outcome : undefined;
}

function isConditional(words: readonly string[], at: number): boolean {
  return words.slice(Math.max(0, at - REACH), at).some((word) => conditions.has(word));
}

/** The first matter of the clause; for `we allow`, the first after the verb. */
function matterOf(words: readonly string[], at: number, isActive: boolean): SentenceOutcome['of'] | undefined {
  if (isActive) {
    const object = words.slice(at + 1, at + 1 + REACH);
    return (
      firstMatter(object) ?? (object.some((word) => pronouns.has(word)) ? firstMatter(words.slice(0, at)) : undefined)
    );
  }
  let start = at;
  while (start > 0 && !breaks.has(words[start - 1] ?? '')) start -= 1;
  const clause = words.slice(start, at);
  const own = firstMatter(clause);
  if (own !== undefined || clause.some((word) => otherNouns.has(word))) return own;
  const before = words.slice(0, start);
  // `The appeals of A and B are allowed`: no verb precedes, so the subject continues.
  const isOneSubject = !before.some((word) => auxiliaries.has(word));
  const isBack = isOneSubject || clause.length < SHORT_CLAUSE || clause.some((word) => pronouns.has(word));
  return isBack ? firstMatter(before) : undefined;
}

/** A clause with fewer words has no subject: `and is dismissed`. */
const SHORT_CLAUSE = 5;

function firstMatter(words: readonly string[]): SentenceOutcome['of'] | undefined {
  for (const word of words) {
    if (proceedings.has(word)) return word.startsWith('appeal') ? 'appeal' : 'petition';
    if (applications.has(word)) return 'side';
    if (otherNouns.has(word)) return undefined;
  }
  return undefined;
}

function inPart(words: readonly string[], at: number, outcome: Outcome): Outcome {
  const near = words.slice(Math.max(0, at - 3), at + 9).join(' ');
  if (outcome === 'Allowed' && /\bto be withdrawn|\bto withdraw\b/.test(near)) return 'Withdrawn';
  // The reports call `Allowed to the extent indicated` allowed.
  return outcome === 'Allowed' && /\b(?:partly|partially|in part)\b/.test(near) ? 'Partly allowed' : outcome;
}
