import type { Treatment } from '@headnote/core/contract';

/**
 * The words by which a judgment treats a case. A blank matches any white space; `(…|…)` and `?` are as in patterns; `~` is an
 * optional adverb ("clearly", "wholly").
 */
export interface TreatmentPhrases {
  readonly treatment: Treatment;
  /** Participles that are also past tenses: "X is overruled", "this Court overruled X". */
  readonly verbs: string;
  /** Words that the case follows: "overruling X". */
  readonly onto: string;
  /** Words that the case precedes: "X is no longer good law". */
  readonly about: string;
  /** Words after a case that has "none of", "neither of" or "no" before it: "none of these cases helps". */
  readonly none?: string;
}

const be = '(is|are|was|were|be|been|being|stands?)';
const place = '(decision|decisions|case|cases|judgment|judgments|view|ratio|ruling|observations?|principles?|rule|law)';

/** Who "said" it: "this Court", "a Bench of this Court", "Lord Morton", "Das C.J.,". */
const judge =
  `(((this|the|a|an) )?([a-z]{2,14} ){0,2}(court|bench|council|lords)( of this court)?|` +
  `(lord|viscount|(mr\\.? |chief )?justice) [a-z]{2,16}|([a-z]{2,16} )?[a-z]{2,16},? (c\\.\\s*)?[jlm]\\.?\\s*[jcr]?\\.?,?)`;

/** One row per treatment. Add phrases only here. */
export const treatmentPhrases: readonly TreatmentPhrases[] = [
  {
    treatment: 'overruled',
    verbs: 'over-?ruled',
    onto: 'over-?rule|over-?rules|over-?ruling',
    about:
      `no longer ~(a )?good law|not (a )?(good|correct|sound) law|ceased to be (a )?good law|bad law|` +
      `(does|do|did|can) not lay down (the |any )?(correct|good|sound) (law|rule|proposition)|` +
      `not lay down the law correctly|no longer holds the field|` +
      `(wrongly|incorrectly|erroneously|not (correctly|rightly)) decided|(was|is) wrong in law|(cannot|can not|can no longer) be (regarded|considered|treated) as (good|correct) law|(is|are) no longer (the )?law|(rendered|decided|given) per incuriam|` +
      `(is|was|are|were) per incuriam`,
  },
  {
    treatment: 'reversed',
    verbs: 'reversed|set aside',
    onto: `reversing|setting aside|reverse`,
    about: '',
  },
  {
    treatment: 'doubted',
    verbs: 'doubted',
    onto:
      '(doubt|doubts|doubting|doubted|questioned|question) the (correctness|soundness|authority) of|(doubt|doubts|expressed|have|had|has|feel|felt|entertain|entertained) (some |its |his |a |grave |serious |considerable |our )?doubts? (about|as to|on|over|regarding|of)( the (correctness|soundness) of)?|' +
      'reservations? (about|on|as to)|reconsideration of|reconsider|re-consider',
    about:
      `(been|was|were|is|are|be|being|stands?) ~referred to (a|the) (larger|bigger|Constitution|Full) bench|(requires?|needs?|calls? for|merits?|deserves?) (a )?re-?consideration|` +
      `(requires?|needs?) to be re-?considered|should be re-?considered|open to (serious doubt|grave doubt|doubt|question)|of doubtful authority|(correctness|soundness) (is|was|has been) ~(doubted|in doubt|questioned)`,
  },
  {
    treatment: 'dissented',
    verbs: 'dissented from|differed from|departed from|not followed',
    onto:
      '(dissent|dissents|dissenting|differ|differs|differing|depart|departing) from|(disagree|disagrees|disagreeing|disagreed) with|' +
      '(unable|not able|find it difficult|not prepared|not inclined) to (agree with|accept|follow|subscribe to|share)|' +
      `(do|does|did|could|can) not ~(agree|concur) with|cannot ~(agree|concur) with|(find|found) (ourselves|myself|itself) unable to (agree with|accept|follow|subscribe to|share)|should not agree with|(can|do|does)(not| not) (accept|share|subscribe to) the ${place}|` +
      '(decline|declines|declined|refuse|refuses|refused|declining|refusing) to follow',
    about: '',
  },
  {
    treatment: 'distinguished',
    verbs: 'distinguished',
    onto: 'distinguish|distinguishes|distinguishing',
    about:
      `distinguishable|(has|have|had|having|can have|could have|of)(?:,)? (therefore,? |thus,? |hence,? |accordingly,? |absolutely |hardly |clearly |obviously )?no ~(application|applicability|relevance|bearing|manner of application)|` +
      `not ~(applicable|attracted|apposite|relevant|in point|to the point|on the point|pertinent)|(is|are|was|were) ~(inapplicable|irrelevant|inapposite)|` +
      `(do|does|did|can|could|will|would) not (at all |really |in any (way|manner) |in terms |directly |in our (view|opinion|judgment) )?(apply|help|assist|avail|support|lend (any )?support|govern|` +
      `have any (application|bearing|relevance)|render any (assistance|help)|be of (any )?(assistance|help|avail|use))|` +
      `cannot (at all |really |in any way )?(apply|help|assist|avail|(furnish|lend|render|give) any (support|assistance|help)|be applied|be of (any )?(assistance|help|avail|use)|have any (application|bearing|relevance)|be invoked|be pressed into service)|` +
      `(is|are|be|was|were) (hardly )?(of )?(no|little|not of any|not of much) (assistance|help|avail|use|relevance)|(hardly|scarcely) (helps?|assists?|applies|apply|of any (assistance|help|avail|relevance))|` +
      `cannot be (made applicable|extended|called in aid)|not be (made )?applicable|of no (assistance|help|avail|use)|(render|renders|rendered) no (assistance|help)|` +
      `(is|are|was|were) (therefore,? |thus,? |however,? )?(entirely|totally|wholly|quite|altogether|very|materially|substantially|completely|essentially) different|` +
      `(turned|turns|rested|rests|proceeded|based|decided|depended|rendered|given) (entirely |wholly |solely |purely )?(up)?on (its|their|the) (own |very )?(peculiar |special |particular )?(facts|circumstances)|` +
      `stands? on (a |an )?~(entirely |altogether )?different footing|no authority for|not an authority for`,
    none:
      `(can |could |will |would |really |in any way )?(assists?|helps?|supports?|lends? support|appl(y|ies))|` +
      `(is|are|has|have|can be) (of )?(any )?(directly )?(in point|assistance|help|avail|application|bearing|relevance|relevant|applicable|attracted)`,
  },
  {
    treatment: 'explained',
    verbs: 'explained|clarified',
    onto: 'explain|explains|explaining|clarify|clarifying|clarifies',
    about: `(must|should|has to|have to|ought to|is to|are to|can only) be (read|understood|construed|confined)|(is|was|are|were) to be understood (to mean|as)`,
  },
  {
    treatment: 'approved',
    verbs: 'approved|affirmed|reaffirmed|re-affirmed|endorsed',
    onto:
      `approve|approves|approving|affirm|affirming|endorsing|endorse|reaffirm|reaffirming|(correctly|rightly) (stated|laid down|expressed|summarised|summarized) in|(respectful|entire|full|complete|respectfully in) agreement with|` +
      `(agree|agreeing|agrees|agreed|concur|in agreement) with (the )?(above |said |earlier )?(${place.slice(1, -1)}|reasoning|conclusion|opinion)`,
    about: `(rightly|correctly) decided|(lays?|laid) down (the )?correct law|correctly (lays?|laid) down the law|(requires?|needs?|calls? for) no re-?consideration|(has|have|receives?|meets? with) (our|the) (full |entire )?approval( of)?`,
  },
  {
    treatment: 'followed',
    verbs: 'followed|applied|reiterated|adopted',
    onto:
      `follow|follows|following|applying|reiterating|bound by|(covered|governed|concluded|controlled) (squarely |fully |completely |directly )?by|` +
      `on all fours with|(similar|identical) (to|with) (the )?(facts|case) (in|of)|(falls|fall|comes|come) (squarely )?within the (ratio|rule|principle|dictum)( laid down| of)?|adopting|(adhere|adheres|adhering) to|(accept|accepting|stand by|reiterate|reaffirm) the (view|decision|ratio|law|rule|principle|reasoning)s?|apply the (ratio|principle|principles|rule|law|test)|adopt the (view|reasoning|ratio|principles?|test|rule)|` +
      `(no (good )?reason|not (persuaded|inclined|prepared)) to (take|adopt|form) (a |any )?((different|contrary) view|view (different|contrary)) (from|to) (that |the one |the view )?(taken |expressed |adopted )?(by ${judge} )?(of ${judge} )?in`,
    about:
      `(squarely |fully |directly |clearly )?(applies|apply|governs?|covers?|concludes?) (to )?(the |this |that )?(present |instant |facts|case|matter|question|point|issue|with)|(squarely|fully|directly|clearly) (applies|apply)|(is|are|would be|will be) ~(binding|applicable|attracted)|` +
      `holds? the field|concludes? the (matter|question|point)|settles? the (matter|question|point|controversy)`,
  },
  {
    treatment: 'relied-on',
    verbs: 'relied (up)?on|relied',
    onto:
      `rel(y|ies|ying) (very )?(strongly |heavily |mainly |solely |strong )?(up)?on|(reliance (is|was|has been|can be|may be|being) ~(also )?(sought to be )?placed( by [a-z][a-z .]{2,60})?|place(s|d)? (strong |great |heavy |considerable |much |his |its |their |the )?reliance|placing (strong |heavy )?reliance) (up)?on|` +
      `(support|strength|assistance|inspiration|sustenance) (also )?(from|in)|(supported|fortified|strengthened|reinforced|buttressed|guided) by|(finds|find|found) support (in|from)|support for (this|our) [a-z]{1,14} (is|may|can|could) (to )?(be )?(had|found|derived|drawn|gathered) (in|from)|` +
      `as (was |has been |had been |rightly |also )?(held|laid down|pointed out|ruled|decided|explained|enunciated|settled|observed|stated|said|noted) (by ${judge} )?(recently |earlier )?in|` +
      `as ${judge} (has |had |have )?(rightly |also )?(held|laid down|pointed out|ruled|decided|explained|observed|stated|said|put it|remarked) in|` +
      `clear from (the|what) (law laid down|dictum|decision|judgment|observations|ratio|principles?|was (held|said|observed)|has been (held|said|observed)) ([a-z]+ ){0,6}in|` +
      `having regard to (the|this|our|that) (recent |aforesaid |authoritative |said )?(decisions?|judgments?|rulings?|pronouncements?|ratio|law laid down|principles? laid down)|` +
      `(according to|as per) the (law|rule|ratio|principles?|tests?|dictum|guidelines|decision|judgment) ((laid down|enunciated|stated|settled|propounded|declared|rendered) )?(by ${judge} )?(of ${judge} )?in|` +
      `(in (the )?(view|light) of|on the (authority|strength|basis) of|in (accordance|conformity|consonance|keeping) with|having regard to) ` +
      `(what (was|is|has been) (held|said|laid down|observed|stated) (by ${judge} )?in|(the |this |our |that |these |a |such )?((this|the|that) court['’]?s? )?((well[- ])?(settled|recent|later|latest|subsequent|earlier|aforesaid|aforementioned|above|above-?mentioned|said|clear|authoritative|binding|categorical|categoric|consistent|legal|two|three|constitution bench|full bench|larger bench|majority) ){0,3}(decisions?|judgments?|rulings?|pronouncements?|ratio|dictum|dicta|law laid down|principles? laid down|principles? (set out|enunciated|stated)|law (declared|settled|enunciated|stated)|principles? of law|(position|proposition) of law|observations( made)?|exposition of (the )?law|(legal )?(position|principles?) (settled|declared|enunciated)))|on the principles? (laid down|enunciated|stated) (by ${judge} )?in|` +
      `(well[- ])?settled (by|as a result of|in view of)|set at rest (by|in)`,
    about: `(is|are) (directly |clearly |precisely |exactly |very )?(in point|on all fours|apposite)|clinch(es)? the (issue|matter|question|point)|(up)?on which (we|I) (also |must |have |too )?rel(y|ied)|(supports?|lends? (full |great )?support to|fortif(y|ies)|reinforces?) (this|our) (view|conclusion|interpretation|construction)`,
  },
];

/** Auxiliary before a participle that makes it passive, with adverbs in between. */
export const passiveAuxiliary = new RegExp(`\\b${be.replace('?', '?')}(?:\\s+(?!to\\s)[a-z-]{1,14}){0,3}\\s*$`, 'i');
