import type { QuestionKind } from '@headnote/core/contract';
import type { Focus } from './question.js';
import { foldWord } from '../../search/text/analysis/fold-word.js';

/** Who spoke for a side. */
const COUNSEL =
  /\bwho\b.{0,20}\b(?:appear(?:s|ed)?|argued|represent(?:s|ed)|acted)\b|\b(?:which|what|name of the|who (?:is|was|were)(?: the)?) (?:counsel|advocates?|lawyers?)\b/iu;
/** What became of the case, in the words of readers; "order" is only the court's word for it. */
const OUTCOME =
  /\bwho (?:has |have |finally |ultimately )?(?:won|wins?|lost|loses?|succeed(?:s|ed)|prevail(?:s|ed))\b|\b(?:did|does|do|has|have)\b.{0,60}\b(?:win|won|succeed(?:ed)?|lose|lost|fail(?:ed)?|prevail(?:ed)?)\b|\bwhat happened\b.{0,40}\b(?:end|finally|ultimately|eventually|appeals?|petitions?|applications?|suit|case)\b|\bwhat (?:became of|happened to)\b|\bwhat directions?\b|\bdirections? (?:were|was|did)\b|\b(?:un)?successful\b|\bin whose favou?r\b|\bget what (?:he|she|they|it)\b|\bhow did (?:it|(?:the|this) (?:case|appeal|matter|petition|suit|application)) (?:end|go|turn out)\b|\b(?:in the end|end result|upshot|verdict|final decision|final judge?ment)\b|\bwhat did (?:the|this) (?:supreme |high )?court (?:finally |ultimately |eventually )?(?:do|direct|order|grant)\b|^\W*(?:(?:and|so|but) )?(?:was|were|is|are|did|has|have|must|will|do|does|should)\b.{0,80}\b(?:acquitted|convicted|freed|released|quash(?:ed)?|upheld|confirmed|granted|refused|rejected|evicted|reinstated|restored|enlarged|cancel(?:led)?|allowed|dismissed|set aside|struck down|to (?:jail|prison))\b/iu;

/** What each kind is recognised by, the most special first. Devanagari words are those of the site's Hindi texts. */
const KINDS: readonly (readonly [kind: QuestionKind, pattern: RegExp])[] = [
  [
    'opinions',
    /\b(?:dissent\w*|minority|concurr\w+|(?:other|second|third|remaining) judges?|opinions? (?:were |are )?(?:divided|differ\w*)|how (?:was|were) the (?:bench|court|judges|opinions) divided|majority)\b|असहमति/iu,
  ],
  ['costs', /\bcosts\b|\bcost of the (?:appeal|petition|proceedings)\b|लागत|खर्च/iu],
  [
    'punishment',
    /\b(?:what|which|how long|how much)\b.{0,40}\b(?:sentence[ds]?|punish\w*|imprison\w*|fine)\b|\bdeath (?:sentence|penalty)\b|सज़ा|सजा/iu,
  ],
  [
    'bench',
    /\bwho (?:wrote|delivered|authored|decided|heard|sat|gave|pronounced)\b|\b(?:which|what|how many) judges?\b|\bauthor of\b|\b(?:on|in) the bench\b|\bbench\b|\bcoram\b|किस न्यायाधीश|न्यायाधीश कौन|(?:निर्णय|फैसला) किसने|किसने (?:निर्णय|फैसला)/iu,
  ],
  [
    'date',
    /\b(?:when (?:was|were|did)|what date|which date|which day|what day|date of|date)\b.{0,40}\b(?:judge?ment|decided|decision|delivered|pronounced|order|case)\b|\b(?:judge?ment|decision|order)\b.{0,20}\bdate\b|तारीख|दिनांक|(?:निर्णय|फैसला) कब|कब (?:निर्णय|फैसला)/iu,
  ],
  ['parties', COUNSEL],
  [
    'parties',
    /^\W*(?:the )?parties\b|\b(?:who|what|which|name)\b.{0,30}\bparties\b|\bwho (?:is|are|was|were) the (?:appellant|petitioner|respondent|plaintiff|defendant)s?\b|पक्षकार/iu,
  ],
  [
    'arguments',
    /\b(?:contend\w*|contentions?|argu(?:e|es|ed|ment|ments)|submi(?:t|ts|tted|ssion|ssions)|urge[ds]?|plead(?:s|ed)?|pleas?|stand of|case of the (?:appellant|petitioner|respondent|plaintiff|defendant|state|prosecution))\b|तर्क|दलील/iu,
  ],
  ['order', OUTCOME],
  [
    'order',
    /\b(?:relief|outcome|result|disposition|disposed|allowed|dismissed|remanded|decreed|acquitted|set aside|quashed)\b|\b(?:what|which)\b(?! is the (?:right|correct|proper))(?<!\bin (?:what|which))[^?]{0,30}\borders?\b(?! of \w+ing\b)|\b(?:final|the court['’]s) orders?\b|\borders? (?:was|were|is) (?:made|passed|given)\b|^\W*(?:the )?orders?\W*$|(?:क्या|अंतिम) आदेश|आदेश|परिणाम/iu,
  ],
  [
    'issue',
    /\b(?:issues?|questions? (?:of law|before|for|raised|involved)|(?:what|which) (?:was |were |is |are )?(?:the )?questions?|points? (?:for|in issue|of law))\b|मुद्दा|प्रश्न/iu,
  ],
  ['facts', /\b(?:facts|background|what happened|factual)\b|तथ्य/iu],
  [
    'procedure',
    /\b(?:special leave|how did (?:the|this) (?:case|matter|appeal)|procedural|proceedings below|courts? below|which (?:high )?court.{0,20}appeal|appeal (?:is |was )?(?:from|against)|history of the (?:case|proceedings))\b/i,
  ],
  [
    'holding',
    /\b(?:held|hold|holds|holding|ratio|conclu\w+|principle|laid down|decide[ds]?|ruled?|ruling|finding|findings|say|says|said|view)\b|निर्णय|फैसला|अभिनिर्धारित/iu,
  ],
];

/** Returns what a question asks for, by its words. */
export function kindOf(text: string): QuestionKind {
  const rest = text.replace(STATUTORY_ORDER, ' ');
  return KINDS.find(([, pattern]) => pattern.test(rest))?.[0] ?? 'words';
}

/** `Textile (Control) Order, 1986` is a law, not what a court ordered. */
const STATUTORY_ORDER = /\([^()]{1,40}\) Order\b|\bOrder,? \d{4}\b/gu;

/** Words that only say what is asked for, in a question of that kind. */
const OWN_WORDS: ReadonlyMap<QuestionKind, RegExp> = new Map([
  ['costs', /^(?:costs?|pays?|paid|bears?|borne|award(?:s|ed)?|assessed)$/],
  ['punishment', /^(?:sentence[ds]?|punish(?:ed|ment)?|imprison(?:ed|ment)?|imposed|long)$/],
  ['parties', /^(?:appear(?:s|ed)?|represent(?:s|ed)?|acted|advocates?|lawyers?|name)$/],
  [
    'order',
    /^(?:w[io]ns?|won|los[et]s?|lost|succeed(?:s|ed)?|fail(?:s|ed)?|prevail(?:s|ed)?|end|ended|verdict|upshot|eventually|became|(?:un)?successful|favou?r|direct(?:ed|ions?)?|grant(?:ed)?|relief)$/,
  ],
]);

/** Returns whether a folded word of a question of a kind is not looked for. */
export const isOwnWord = (word: string, kind: QuestionKind): boolean => OWN_WORDS.get(kind)?.test(word) ?? false;

/** Words of questions and of every judgment: no sentence answers because it has one of them. */
const COMMON = `
a an the this that these those it its he she they them his her their i we you me my our us
what which who whom whose when where why how whether if is are was were be been being am do does did done has have had having
will would shall should can could may might must of in on at to for from by with without about as into upon under over between
among against before and or not no nor but so than then there here any some all each every both only also ever very more most much many
such same other another out up down off again further one two
himself herself itself themselves someone anyone person people thing things anything something nothing just really actually exactly
ask asks asked let put come came go went gone sent send want wanted wants need needed try tried know knew known look looked looks think thought keep kept
way lot kind sort happen happens eventually back long so elsewhere somewhere anywhere
court courts judge judges judgment judgement judgments justice bench opinion opinions case cases matter document paragraph para
say says said tell told mean means meant give given gave make made take taken took get got find found show shown explain explained
describe please according regarding concerning respect related relating
appellant appellants petitioner petitioners respondent respondents plaintiff plaintiffs defendant defendants party parties
counsel learned lawyer side sides supreme high honble lordship lordships
hold holds held holding decide decides decided decision decisions conclude concluded conclusion ruling rule ruled ratio principle
view views observe observed observation finding findings
order orders ordered relief outcome result results disposition disposed final finally ultimate ultimately pass passed
contend contends contended contention contentions argue argues argued argument arguments submit submits submitted submission
submissions urge urged plead pleaded plea pleas stand
issue issues question questions point points raised involved consideration determination answer answers
fact facts background happened happen date dated day delivered deliver pronounced wrote write written author authored heard sat
dissent dissented dissenting dissents majority minority concur concurred concurring divided differ
allowed allow dismissed dismiss appeal appeals petition petitions
law legal point applied apply applies application used use cited cite cites referred refer refers relied rely discussed discuss discusses
treated treat considered consider dealt deal deals section sections article articles clause rule act
क्या कब किसने कौन कौनसा कौनसी क्यों कैसे कहाँ कहां किस किसे किसका किसकी किसके किन कितना कितनी कितने
है हैं था थी थे हो हुआ हुई हुए होता होती का की के को में से पर ने और या तथा एवं यह वह इस उस ये वे इन उन एक भी ही तो कि जो न नहीं
बारे कहा कहता गया गई गयी गए किया करते करता दिया दी दिए सुनाया लिखा बताइए बताएं बताओ लिए साथ द्वारा
धारा धाराएं अनुच्छेद नियम खंड अधिनियम कानून विधि निर्णय फैसला आदेश अदालत न्यायालय न्यायाधीश न्यायमूर्ति पीठ मामला मामले केस
तर्क दलील दलीलें मुद्दा मुद्दे प्रश्न सवाल तथ्य पक्षकार पक्ष तारीख दिनांक अपील याचिका अपीलकर्ता अपीलार्थी प्रतिवादी वादी याचिकाकर्ता याची
अंतिम परिणाम अनुमति स्वीकार खारिज असहमति बहुमत राय
`;

const common: ReadonlySet<string> = new Set(
  COMMON.split(/\s+/)
    .map(foldWord)
    .filter((word) => word !== ''),
);

/** Whether a folded word says nothing about the subject of a question. */
export const isCommon = (word: string): boolean => common.has(word);

/** What begins a question that goes on from the one before it. */
const CONTINUES =
  /^\s*(?:and|so|what about|how about|but what|also|then|but)\b|^\W*(?:why|how so|how come|on what grounds?|for what reasons?)(?: (?:so|not|was that|is that|did (?:it|they)))?\W*$|^\s*(?:और|तथा)(?=\s|$)/iu;

/** Returns whether a question goes on from the one before it. */
export const continues = (text: string): boolean => CONTINUES.test(text);

/** A word for what the question before it was about, where the question has hardly a word of its own. */
const POINTS_BACK = /\b(?:that|this|it|those|them|so)\b\W*$/iu;

/** Returns whether a question ends in a word for what was asked before it: "Did the court believe that?" */
export const pointsBack = (text: string): boolean => POINTS_BACK.test(text);

const SAYS = 'say|claim|reply|allege|want|ask for|answer|contend|argue|submit|plead|urge';
/** One to six words of a name: `M/s. Vijay Traders (P) Ltd.` */
const WHOSE = String.raw`((?:[\p{L}\p{M}.’'/()&-]+ ){0,5}?[\p{L}\p{M}.’'/()&-]+?)`;
const SPEAKERS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:lawyers?|counsel|advocates?) (?:for|of) (?:the )?${WHOSE} (?:${SAYS})\b`, 'iu'),
  new RegExp(String.raw`\bwhat (?:did|does|do) (?:the )?${WHOSE} (?:${SAYS})\b`, 'iu'),
  new RegExp(
    String.raw`\bwhat (?:was|is|were|are) (?:the )?${WHOSE}['’]s? (?:case|defence|position|answer|arguments?|plea|stand)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:arg|cont|subm|urged|said|claim|plead)\w*(?: \w+)? (?:by|for|on behalf of) (?:the )?${WHOSE}\W*$`,
    'iu',
  ),
];

/** Returns who is asked about as the speaker; empty if no one, or the court. */
export function speakerIn(text: string): string {
  const speaker = SPEAKERS.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined) ?? '';
  return /\b(?:courts?|judges?|justices?|bench|j\.|tribunal|witness\w*|doctor|act|section|rule|in|with|about)\b/iu.test(
    speaker,
  )
    ? ''
    : speaker;
}

const NUMBER = /\bhow (?:much|many|often|old|far)\b/iu;
const DURATION = /\bhow long\b/iu;
/** The court itself is asked about: what counsel said and what is quoted is not its answer. */
const THE_COURT = /\b(?:did|does|do|has|have) (?:the|this) (?:supreme |high )?(?:court|judges?|bench)\b/iu;

/** Returns which sentences of a kind a question asks for. */
export function focusOf(text: string, kind: QuestionKind): Focus | undefined {
  if (kind === 'parties') return COUNSEL.test(text) ? 'counsel' : undefined;
  if (kind === 'order') return 'outcome';
  if (DURATION.test(text)) return 'duration';
  if (NUMBER.test(text)) return 'number';
  return THE_COURT.test(text) ? 'court' : undefined;
}

/** Returns the opinions that a question is restricted to. */
export function opinionOf(text: string): 'majority' | 'dissenting' | undefined {
  if (/\b(?:dissent\w*|minority)\b|असहमति/iu.test(text)) return 'dissenting';
  return /\bmajority\b|बहुमत/iu.test(text) ? 'majority' : undefined;
}
