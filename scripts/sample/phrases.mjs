/**
 * Sentences that contain a citation. `<F x>` is the citation in full with the treatment x, `<S x>` its name with "supra", `<N x>` the
 * name alone, `<I x>` ibid; {h} is the holding of the cited judgment, {me} that of the citing one, {by} the court of the cited one.
 */

/** The court's own words, by treatment. */
export const courtWords = {
  followed: [
    'The question is not new. In <F followed> {by} held that {h}. We respectfully follow that decision.',
    'Upon this point we are bound. {by} held in <F referred> that {h}. Following <S followed>, we hold the same.',
    'It was laid down in <F followed> that {h}; the decision has stood the test of time and we follow it.',
    'The answer is to be found in <F followed>, which we follow. It was there decided that {h}.',
    'We adopt the reasoning, and follow the decision, of {by} in <F followed>, according to which {h}.',
  ],
  'relied-on': [
    'In coming to this conclusion we rely on <F relied-on>, where {by} took the view that {h}.',
    'We place reliance on the decision in <F relied-on>, which lays down that {h}.',
    'Support for this view is to be had from <F relied-on>, upon which we rely; {by} there said that {h}.',
    'We rely on <F relied-on>. The principle of that decision is that {h}, and the present case falls within it.',
  ],
  distinguished: [
    'The decision in <F distinguished> is distinguishable. It was held in that case that {h}; but the facts which led {by} to that conclusion are absent here.',
    'Strong reliance was placed on <F referred>. The facts of that case were altogether different, and <S distinguished> is clearly distinguishable.',
    'We do not think that <F distinguished> has any application to the facts before us. There the very thing that is in dispute here was admitted, and it is on that ground to be distinguished.',
    'As for <F distinguished>, in which {by} observed that {h}, the observation must be confined to the facts of that case, which were different from the present, and the decision is distinguished.',
  ],
  explained: [
    'Some difficulty has been felt about <F explained>, and we think it right to explain it. It does not lay down a rule without exceptions; all that was decided is that {h}.',
    'The ratio of <F explained> has been misunderstood in the court below. As we explain it, that decision holds no more than that {h}.',
    'We think it necessary to clarify what was said in <F explained>. The observations must be read in their setting, and so understood they mean only that {h}.',
  ],
  approved: [
    'We approve the view taken by {by} in <F approved>, where it was held that {h}.',
    'The decision of {by} in <F approved> lays down the correct law, and we approve it. It was held that {h}.',
    'In our judgment the law was correctly stated in <F approved>, which has our approval. {by} there held that {h}.',
  ],
  doubted: [
    'With great respect, we have some doubt about the correctness of <F doubted>, in which it was held that {h}. As the point does not arise directly we do not refer it to a larger Bench.',
    'Were it necessary to decide the point, we should have found it difficult to agree with what was said in <F doubted>, namely that {h}. The correctness of that decision is open to doubt, and may have to be considered by a larger Bench.',
    'We must not be taken to assent to the proposition that {h}, for which <F doubted> is cited. Its correctness is doubted, and the papers may be placed before the Chief Justice should the question arise again.',
  ],
  dissented: [
    'We are unable to agree with the view of {by} in <F dissented> that {h}, and with respect we dissent from it.',
    'With the utmost respect to the learned Judges who decided <F dissented>, we find ourselves unable to agree with them that {h}. We dissent from that decision.',
    'A different view was taken in <F referred>, where {by} held that {h}. We respectfully dissent from <S dissented>.',
  ],
  overruled: [
    'It follows that <F overruled>, in which it was held that {h}, was wrongly decided, and it is overruled.',
    'We have come to the conclusion that the decision in <F overruled>, in so far as it holds that {h}, does not lay down good law and must be overruled.',
    'In <F referred>, it was held that {h}. For the reasons that we have given we are unable to uphold that view. <S overruled> is accordingly overruled.',
    'The contrary view expressed in <F overruled> cannot be supported. We overrule that decision.',
  ],
  reversed: [
    'The judgment under appeal, reported as <F reversed>, held that {h}. For the reasons which follow that judgment is reversed.',
    'The decision of {by}, <F reversed>, from which this appeal comes, proceeded upon the view that {h}. It cannot be sustained and is reversed.',
    'The High Court, in the judgment under appeal, <F reversed>, was of opinion that {h}. We set aside that judgment and reverse it on this point.',
  ],
  referred: [
    'Reference may be made to <F referred>, in which {by} took it for granted, in another setting, that {h}.',
    'We may also refer to <F referred>, where the same provision was considered.',
    'See in this connection <F referred>.',
    'The history of the question is set out in <F referred> and need not be repeated.',
  ],
};

/** Counsel's words about a case, as the court reports them. */
export const counselWords = {
  followed: [
    'Learned counsel for {side} submits that <F followed> was followed by the High Courts for many years and ought to be followed here.',
    'It was argued for {side} that <F followed> should be followed by us.',
  ],
  'relied-on': [
    'Learned counsel for {side} relies on <F relied-on>.',
    'Reliance was placed by learned counsel for {side} on <F relied-on>.',
    'In support of this submission counsel for {side} relied upon <F relied-on>.',
  ],
  distinguished: [
    'Learned counsel for {side} sought to distinguish <F distinguished> on the ground that the facts there were different.',
    'It was submitted on behalf of {side} that <F distinguished> is distinguishable on its facts.',
  ],
  explained: [
    'According to learned counsel for {side}, <F explained> has to be explained as a decision upon its own facts.',
    'Counsel for {side} submitted that <F explained> was explained in later cases and does not go so far.',
  ],
  approved: [
    'Counsel for {side} contended that <F approved> has been approved by the highest authority.',
    'It was contended for {side} that the view in <F approved> should be approved.',
  ],
  doubted: [
    'Learned counsel for {side} submits that the correctness of <F doubted> is open to doubt.',
    'Counsel for {side} urged that <F doubted> has been doubted and that it requires to be considered by a larger Bench.',
  ],
  dissented: [
    'Counsel for {side} invited us to dissent from <F dissented>.',
    'It was submitted for {side} that we should not agree with, and should dissent from, <F dissented>.',
  ],
  overruled: [
    'Learned counsel for {side} contends that <F overruled> stands impliedly overruled.',
    'It was argued on behalf of {side} that <F overruled> has been overruled and is no longer good law.',
  ],
  reversed: [
    'Counsel for {side} submitted, though without being able to show it, that <F reversed> had been reversed on appeal.',
    'It was said by counsel for {side} that <F reversed> had been reversed by the Supreme Court; no such judgment could be produced.',
  ],
  referred: [
    'Learned counsel for {side} also referred to <F referred>.',
    'Our attention was drawn by counsel for {side} to <F referred>.',
  ],
};

/** For a judgment of the Supreme Court. */
export const reversedByLarger = [
  'It was suggested by counsel for {side} that <F reversed> had been reversed by a larger Bench; no such judgment could be produced.',
  'Counsel for {side} was under the impression that <F reversed> was reversed in review, and withdrew the submission.',
];

export const shortCourt = {
  'relied-on': [
    'We have already relied on <S relied-on>, and need add nothing to it on this part of the case.',
    'The same reasoning, as <S relied-on> shows, governs the consequential question, and on that too we rely upon it.',
  ],
  referred: [
    'Learned counsel returned in reply to <S referred>, but did not carry the matter further.',
    'It is enough to refer again to <S referred>.',
    'In <N referred> the matter was put in a few words, and they are worth having in mind.',
    'See also <I referred>.',
  ],
};

export const openings = {
  SC: [
    '[This appeal by special leave|This appeal, brought by special leave,] [raises|turns upon] [a short question|a question of some importance|two questions] [under|concerning] {law}.',
    'The question in this appeal is one which arises daily in the courts and has seldom been answered. It concerns {law}.',
    '[The appeal is directed against|We have before us an appeal against] the judgment of the High Court dated {d3}. It concerns {law}.',
    'Leave was granted in this matter so that the meaning of {law} might be considered.',
    'This is an appeal upon a certificate granted by the High Court that the case involves a substantial question of law as to the interpretation of {law}.',
  ],
  HC: [
    '[The petitioner|The party before us] has approached this Court [with a grievance|upon a grievance] which turns on {law}.',
    'This matter, which has been argued at length, concerns {law}.',
    'The controversy lies within a narrow compass and arises under {law}.',
    'We are asked to say what is the effect of {law} upon facts that are for the most part not in dispute.',
  ],
  TR: [
    'The matter before the Tribunal arises under {law}.',
    'This proceeding raises the question of the scope of {law}, upon which there has been some difference of opinion among the Benches.',
  ],
};

export const histories = {
  SC: [
    'The High Court, by its judgment dated {d3}, decided against {A}. It was of the view that the case was concluded by the findings of fact. {A} is before us in consequence.',
    'Upon these facts the court of first instance and the High Court came to different conclusions. The High Court, by whose judgment of {d3} {A} is aggrieved, gave no weight to the documents and a great deal to the demeanour of witnesses whom it had not seen.',
    'The High Court dismissed the case of {A} by a judgment of {d3} which runs to [four|six|eleven] pages, of which all but one are occupied by the facts.',
    'In the High Court the learned Judges who heard the matter agreed in the result and not in their reasons. Both decided, on {d3}, against {A}.',
  ],
  HC: [
    'It is in these circumstances that {A} has come to this Court. Rule was issued on {d3} and the record of the authority has been produced.',
    'The authority below decided against {A} by an order of {d3}, of which the greater part consists of a summary of the pleadings. Hence the present proceeding.',
    '{A} was unsuccessful below. The order, which bears the date {d3}, has been read to us more than once, and did not gain by it.',
    'The order complained of was confirmed on {d3}. The matter was admitted for hearing upon the questions which we shall presently state.',
  ],
  TR: [
    'The representation of {A} was rejected on {d3}. The proceeding was filed within time and the pleadings are complete.',
    'The order complained of is dated {d3}. The respondent has filed a reply, to which there is a rejoinder, and both have been of use.',
  ],
};

export const argumentLeads = {
  first: [
    '{counsel}, appearing for {side}, submitted that {arg}.',
    'It was contended by {counsel} on behalf of {side} that {arg}.',
    '{counsel}, who argued the case for {side} with moderation, urged that {arg}.',
    'The first submission of {counsel}, learned counsel for {side}, was that {arg}.',
  ],
  second: [
    '{counsel}, for {side}, answered that {arg}.',
    'On the other hand it was the contention of {counsel}, appearing for {side}, that {arg}.',
    'In reply {counsel} submitted for {side} that {arg}.',
    '{counsel}, learned counsel for {side}, supported the order, and submitted that {arg}.',
  ],
  more: [
    'It was next urged for {side} that {arg}.',
    'A further submission made on behalf of {side} was that {arg}.',
    'Learned counsel for {side} then contended that {arg}.',
  ],
};

export const issueLeads = [
  'The following questions arise for determination:',
  'Upon the arguments the points for consideration are these:',
  'We have to decide the following questions:',
  'The issues that fall to be considered are:',
];

export const holdLeads = [
  'We accordingly hold that {me}.',
  'Our answer to this question therefore is that {me}.',
  'For these reasons it must be held that {me}.',
  'We conclude upon this part of the case that {me}.',
];

/** Analyses of judgments with the contrary holding; {arg} is the argument that they accept, {other} the one that they reject. */
export const contraryAnalyses = [
  [
    'There is force in the contention that {arg}. The answer of the other side, that {other}, is attractive at first hearing; but it asks the court to read into the enactment what is not there.',
    'We prefer a plain rule to a just-seeming exception. Those who have to work the provision are not all lawyers, and a test which depends on degrees would be understood by each of them in his own manner.',
  ],
  [
    'It was submitted that {arg}, and upon consideration we accept the submission. The opposite contention was that {other}. If it were sound the provision would be deprived of the greater part of its use.',
    'It may be that hard cases will arise. They are for the legislature, which can foresee and provide for classes of them, and not for a court that sees only the one before it.',
  ],
  [
    'We were pressed with the argument that {other}. It is not without merit; yet in our opinion it puts the consequence before the text. The better view is that {arg}.',
    'Nor is there any decision which compels us to hold otherwise. The observations that were cited were made upon other provisions, and it is unsafe to carry an observation from one statute to another.',
  ],
];

export const applications = [
  'If this be the test, it remains to apply it. {record}',
  '{record} When the rule is applied to that, there can be only one result.',
  'We turn to the facts with this in mind. {record}',
  '{record} It is on this footing that the question must be answered.',
];

export const quoteLeads = [
  'It was there said, at para {n}:',
  'The passage upon which the argument is founded is in para {n}, and reads:',
  'The reason was stated thus, in para {n}:',
  'We can do no better than quote para {n} of that judgment:',
];

export const statuteLeads = [
  'The material part of s. {s} of the Act is as follows:',
  'Section {s}, so far as it is relevant, reads:',
  'It is convenient to set out the words of s. {s}:',
];

export const orders = {
  allowed: [
    'In the result the {proceeding} is allowed. The order complained of is set aside, and the consequences will follow within three months. {A} will have the costs.',
    'The {proceeding} succeeds and is allowed. What was taken or withheld under the order shall be restored within eight weeks. There will be no order as to costs.',
    'For these reasons the {proceeding} is allowed with costs, and the order below is set aside.',
  ],
  dismissed: [
    'In the result the {proceeding} fails and is dismissed. In the circumstances the parties will bear their own costs.',
    'There is no merit in the {proceeding}, and it is dismissed with costs.',
    'The {proceeding} is accordingly dismissed. Any interim order is vacated. There will be no order as to costs.',
  ],
  partly: [
    'The {proceeding} is allowed in part, to the extent that has been indicated. The matter will go back to the authority so that the remaining part may be given effect to within three months. Each side will bear its own costs.',
    'The result is that the {proceeding} succeeds upon one of the questions and fails upon the other. It is allowed to that extent. There will be no order as to costs.',
  ],
};

export const dissents = [
  [
    'I have had the advantage of reading the judgment that has been prepared by my learned brother. I regret that upon the first question I am not able to agree with it.',
    'In my opinion {contrary}. The argument which commends itself to me is that {arg}. I do not think that it was answered by being described as ingenious.',
    'I would decide the {proceeding} the other way.',
  ],
  [
    'I agree that the matter is one of difficulty, and it is with diffidence that I differ.',
    'The majority have asked what would be fair. I ask, with respect, what has been enacted; and I find that {contrary}. I am impressed by the submission that {arg}.',
    'I would therefore have reached a different result upon the first question. Upon the others I have nothing to add.',
  ],
];

export const concurrences = [
  'I agree with the order proposed and, in the main, with the reasons. I add a few words because the question is of general importance, and because I reach the same place by a somewhat shorter road.',
  'I concur. I should like only to guard myself against being taken to agree with all that has been said upon the history of the provision, which I think is less clear than my learned brother makes it.',
];
