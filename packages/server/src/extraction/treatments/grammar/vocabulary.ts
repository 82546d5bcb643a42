import type { Treatment } from '@headnote/core/contract';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/** The form of a verb: `overrule`, `overruled`, `overruling`. */
export type Form = 'finite' | 'participle' | 'gerund';

/** A verb that treats a case. */
export interface Verb {
  readonly treatment: Treatment;
  readonly form: Form;
  /** The word that must follow: `relied on`, `dissent from`. */
  readonly particle?: ReadonlySet<string>;
  /** The words "with approval" must follow: `quoted X with approval`. */
  readonly isWithApproval?: boolean;
}

const onto = setOf('on upon');
const from = setOf('from');

/** Stems with their treatment: base, third person, participle, gerund. */
const conjugated: readonly (readonly [Treatment, string, ReadonlySet<string>?])[] = [
  ['overruled', 'overrule overrules overruled overruling'],
  ['doubted', 'doubt doubts doubted doubting'],
  ['dissented', 'dissent dissents dissented dissenting', from],
  ['dissented', 'disapprove disapproves disapproved disapproving'],
  ['distinguished', 'distinguish distinguishes distinguished distinguishing'],
  ['approved', 'approve approves approved approving'],
  ['approved', 'affirm affirms affirmed affirming'],
  ['approved', 'endorse endorses endorsed endorsing'],
  ['approved', 'uphold upholds upheld upholding'],
  ['followed', 'follow follows followed following'],
  ['followed', 'reiterate reiterates reiterated reiterating'],
  ['followed', 'adopt adopts adopted adopting'],
  ['followed', 'apply applies applied applying'],
  ['approved', 'accept accepts accepted accepting'],
  ['followed', 'reaffirm reaffirms reaffirmed reaffirming'],
  ['relied-on', 'rely relies relied relying', onto],
  ['explained', 'explain explains explained explaining'],
  ['reversed', 'reverse reverses reversed reversing'],
];

const forms: readonly Form[] = ['finite', 'finite', 'participle', 'gerund'];

/** The verbs that treat a case, by each of their forms. */
export const verbs: ReadonlyMap<string, Verb> = new Map(
  conjugated.flatMap(([treatment, words, particle]) =>
    words.split(' ').map((word, index): [string, Verb] => {
      const verb = { treatment, form: forms[index] ?? 'finite' };
      return [word, particle === undefined ? verb : { ...verb, particle }];
    }),
  ),
);

/** "Cited with approval", "referred with approval to #": the verbs that approve only so. */
export const withApproval: ReadonlyMap<string, Verb> = new Map(
  'quoted cited noticed extracted referred quoting citing referring'
    .split(' ')
    .map((word): [string, Verb] => [
      word,
      { treatment: 'approved', form: word.endsWith('ing') ? 'gerund' : 'participle', isWithApproval: true },
    ]),
);

/** Auxiliaries of a verb group. */
export const auxiliaries = setOf(
  'is are was were be been being has have had having stand stands stood do does did must shall should will would may might can could cannot ' +
    'get gets got need ought to longer more not never no nor neither hardly held deemed taken considered treated regarded said declared having ' +
    "isn't wasn't doesn't hasn't didn't can't ceased cease ceases appears appear seems seem",
);
/** Auxiliaries that make a participle passive. */
export const passives = setOf('is are was were be been being stand stands stood');
export const modals = setOf('may might can could would should need ought will cannot');
export const negations = setOf(
  "not never nor neither no hardly scarcely cannot without isn't wasn't doesn't hasn't didn't can't",
);
/** Adverbs without `-ly`, and the words of adverbial phrases, that stand within a verb group. */
export const adverbs = setOf(
  'as also since now already thus therefore hereby hence later then even ever still too however once again indeed so itself themselves in effect by necessary implication terms part with respect ' +
    'and far insofar only long ago yet both all either our view opinion judgment my great due utmost to the extent that this',
);

/** Nouns for a judgment or what it says. */
export const judgmentNouns = setOf(
  'decision decisions judgment judgments judgement judgements ruling rulings case cases ratio view views law principle principles proposition propositions dictum dicta ' +
    'observation observations opinion statement authority authorities precedent precedents conclusion reasoning interpretation correctness pronouncement pronouncements rule doctrine test soundness position exposition holding verdict',
);
/** Nouns that refer back to a judgment named before. */
export const pointedNouns = setOf(
  'decision decisions judgment judgments judgement judgements ruling rulings case cases view authority authorities precedent precedents pronouncement ratio observations principle',
);
/** What is overruled in a court without any judgment being so. */
export const otherNouns = setOf(
  'objection objections plea pleas contention contentions submission submissions argument arguments claim claims challenge ground grounds application applications evidence ' +
    'demurrer request requests prayer motion point points exception finding findings order orders award conviction acquittal verdict decree question questions suggestion reservation reservations protest veto defence ' +
    'will wishes recommendation recommendations statute statutes provision provisions section sections act acts code rules notification constitution former latter doubt difficulty preliminary reference',
);
/** Words of a noun phrase around its noun. */
export const nounGlue = setOf(
  'a an the this that these those said aforesaid above abovesaid abovementioned aforementioned earlier previous prior subsequent later recent old own its their our his her my ' +
    'of in by at on to for from and or as also both all another other others several some certain any each various such two three four five six seven eight nine ten eleven judge judges j jj cj c bench benches court courts supreme high full division ' +
    'constitution special larger single smaller coordinate learned privy council board federal house lords majority minority unanimous apex chief justice lordship lordships committee judicial tribunal ' +
    'laid down taken expressed rendered reported given made enunciated propounded stated contained delivered passed decided pronounced adopted set out therein thereof matter re so far it well known celebrated leading famous same ' +
    'para paras paragraph paragraphs page pages pp dated supra ors anr v vs s i ii iii iv case cases judgment judgments decision decisions to extent contrary cited referred ' +
    'part parts portion which was is held holds effect which were had has been then',
);
/** Words that end a noun phrase for the words behind it. */
export const asides: readonly (readonly string[])[] = [
  'in conflict with',
  'in direct conflict with',
  'conflicts with',
  'contrary to',
  'opposed to',
  'inconsistent with',
  'at variance with',
  'in view of',
  'in the light of',
  'in light of',
  'having regard to',
  'in the face of',
  'counter to',
  'subject to',
  'apart from',
  'prior to',
  'relying on',
  'relying upon',
  'reliance on',
  'based on',
  'based upon',
  'founded on',
  'following',
  'by following',
  'by',
  'as held in',
  'as laid down in',
  'according to',
  'on the basis of',
  'on the strength of',
  'on the authority of',
  'from',
  'unlike',
  'with',
  'distinguishing',
  'approving',
  'applying',
].map((words) => words.split(' '));

/** Who can treat a case besides a case. */
export const ownSubjects = setOf('we i us');
export const courtNouns = setOf('court bench council lordships lords board committee judges');
/** Subjects that are no court or that overrule in the same matter. */
export const otherSubjects = setOf(
  'legislature parliament act amendment ordinance state tribunal magistrate collector commissioner officer government authority counsel section article registrar speaker president governor chairman minister clause statute enactment judge jury umpire arbitrator',
);
