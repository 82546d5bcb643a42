/** Texts that may have no Devanagari: names of formats and keys, addresses, separators. */
const SAME = /^(?:PDF|OTP|BibTeX|CSL-JSON|CSV|API|JavaScript|English|A[−+]|\/[\w/#-]*|[\w.-]+@[\w.-]+)$/;

/** Places of texts that may have no Devanagari: searches and citations as a reader types them, lines of judgments, tags, files. */
const SAME_PLACES =
  /(?:Lines\.\d+\.search|\.specimen(?:\.\d)?|\.typed|\.read|\.sample(?:Words|Phrase|Connectors|Beginning)|\.otherTag|^messages\.lang|\.list\.\d+\.(?:value|label)|\.install\.(?:html|placeholderKey)|\.locale|\.(?:kilo|mega)bytes|\.placeholders\.(?:caseNumber|citation)|LANGUAGE|fileName|printedParties)$/;

/** Places of texts that programs read. They must be the same. */
const FIXED_PLACES = /^desks\.\d+\.subject$|\.(?:id|url)$/;

const DEVANAGARI = /\p{Script=Devanagari}/u;
const LETTERS = /\p{L}{2}/u;

type Call = (...values: readonly unknown[]) => unknown;

/** Values that a function of a catalogue may take, by argument: texts, records, lists, numbers. */
const SAMPLES: readonly ((at: number) => unknown)[] = [
  (at) => `Qz${at}`,
  (at) => (at === 1 ? 'Qz1' : false),
  () => new Proxy({}, { get: (_target, key) => `Qz${String(key)}` }),
  (at) => [`Qz${at}`, `Qz${at + 1}`],
  (at) => at + 6,
];

/**
 * Compares a translation with its English catalogue. Returns one line for each text that is missing, that is still in English, or that
 * leaves out what it should name.
 */
export function differences(english: unknown, hindi: unknown, path = ''): string[] {
  if (hindi === undefined) return [`${path}: missing`];
  if (typeof english === 'string') return textDifferences(english, hindi, path);
  if (typeof english === 'function') return callDifferences(english as Call, hindi as Call, path);
  if (typeof english !== 'object' || english === null) return english === hindi ? [] : [`${path}: another value`];
  const [theirs, ours] = [english, hindi] as [Record<string, unknown>, Record<string, unknown>];
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  const unknown = Object.keys(ours).filter((key) => !(key in theirs));
  return [
    ...Object.keys(theirs).flatMap((key) => differences(theirs[key], ours[key], below(key))),
    ...unknown.map((key) => `${below(key)}: not in English`),
  ];
}

function textDifferences(english: string, hindi: unknown, path: string): string[] {
  if (typeof hindi !== 'string') return [`${path}: not a text`];
  if (FIXED_PLACES.test(path)) return english === hindi ? [] : [`${path}: another value`];
  const named = [...english.matchAll(/Qz(?:\d|[a-z]\w*)|<(?:prefix|min|max)>/g)].map(([name]) => name);
  const lost = named.filter((name) => !hindi.includes(name)).map((name) => `${path}: without “${name}”`);
  const words = english.replace(/Qz(?:\d|[a-z]\w*)/g, '');
  const isTranslated = DEVANAGARI.test(hindi) || !LETTERS.test(hindi.replace(/Qz(?:\d|[a-z]\w*)/g, ''));
  if (!LETTERS.test(words) || isTranslated) return lost;
  return SAME.test(hindi) || SAME_PLACES.test(path) ? lost : [...lost, `${path}: ${hindi}`];
}

function callDifferences(english: Call, hindi: Call, path: string): string[] {
  if (typeof hindi !== 'function') return [`${path}: not a function`];
  const results = SAMPLES.flatMap((sample) => {
    const values = Array.from({ length: 3 }, (_, at) => sample(at + 1));
    const said = answer(english, values);
    const ours = answer(hindi, values);
    // A record in place of a number counts as true in English, and names nothing.
    if (said === undefined || (ours === undefined && !JSON.stringify(said).includes('Qz'))) return [];
    return [differences(said, ours, path)];
  });
  return results.length === 0 ? [`${path}: takes none of the samples`] : [...new Set(results.flat())];
}

/** What a function of a catalogue says; undefined if it does not take such values. */
function answer(call: Call, values: readonly unknown[]): unknown {
  try {
    const said = call(...values);
    return /undefined|NaN|false|\[object|Qz1,Qz/.test(JSON.stringify(said) ?? 'undefined') ? undefined : said;
  } catch {
    return undefined;
  }
}
