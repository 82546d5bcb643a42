/** A question that a reader asks in his own words. */
export interface ReaderQuestion {
  /** Id of the judgment in its set. */
  readonly id: string;
  /** `held-out` questions were opened once, after the rules were written. */
  readonly half: 'development' | 'held-out';
  /** The question before it, which it goes on from; empty if there is none. */
  readonly earlier: string;
  readonly text: string;
  /** Paragraphs of the plain text, from 0, that answer it, read by a person; empty where nothing in the judgment answers. */
  readonly right: readonly number[];
}

type Asked = readonly [text: string, right: readonly number[], earlier?: string];

/**
 * Questions of lawyers, clerks and students, written next to 20 judgments that a seed drew, before the rules were looked at: what
 * `makeQuestions` cannot make, because a program wrote those.
 */
const DEVELOPMENT: Readonly<Record<string, readonly Asked[]>> = {
  'aila:C2197': [
    ['Did the appellants get out or were they sent back to jail?', [27]],
    ['Why did the victim not tell the doctor who attacked him?', [21]],
    ['How much compensation was paid for the land?', []],
  ],
  'aila:C1670': [
    ['Was the FIR against the husband quashed?', [16, 17]],
    ['What did the Women’s Cell find about dowry?', [7, 12]],
    ['Why?', [13, 14, 15, 16], 'Was the FIR against the husband quashed?'],
    ['How much maintenance did the wife get?', []],
  ],
  'aila:C2616': [
    ['What did the lawyer for the detenu argue?', [14, 15]],
    ['When can a court step in before a detention order is executed?', [9, 10, 11, 15]],
    ['What fine was imposed?', []],
  ],
  'aila:C126': [
    [
      'Who has to sign the order retiring a district munsif, the Governor or the High Court?',
      [15, 16, 20, 26, 28, 29, 30],
    ],
    ['What was wrong with the review committee in Rajeswaran’s case?', [10, 34, 35, 36, 38]],
    [
      'And what did the other judge say?',
      [42, 43],
      'Who has to sign the order retiring a district munsif, the Governor or the High Court?',
    ],
    ['Was the tenant evicted?', []],
  ],
  'irled:prior_case_0673': [
    ['Who won?', [54, 55]],
    ['How did the court deal with Ashok Kumar Yadav?', [38, 47, 48, 49]],
    ['And the costs?', [54], 'Who won?'],
    ['How did the court deal with Kesavananda Bharati?', []],
  ],
  'irled:prior_case_0926': [
    ['How much costs were awarded?', [12]],
    ['Was the returning officer bound to look for the correct number in the electoral roll himself?', [8, 9]],
    ['What did the doctor say about the injuries?', []],
  ],
  'irled:prior_case_1422': [
    ['What did the executing court decide after the case was sent back?', [13, 43]],
    ['Does section 100 TPA apply to court auctions?', [26, 31, 34, 35]],
    ['Was the accused acquitted of murder?', []],
  ],
  'legallayout:judgment1': [
    ['For how long has he been in jail?', [29, 30, 36]],
    ['On what conditions was he let out?', [37, 38, 39, 40, 41]],
    ['How was the property divided between the widow and the sons?', []],
  ],
  'legallayout:judgment84': [
    ['How many days late was the written version?', [45]],
    ['Did the bank succeed?', [46, 47, 48, 49]],
    ['So could the time be extended?', [43, 45], 'How many days late was the written version?'],
    ['Who drove the car?', []],
  ],
  'hcner:HCBM020205772010': [
    ['Did the petitioner get the slum scheme cancelled?', [20]],
    ['Can the recreation ground be moved elsewhere in the layout?', [24]],
    ['How many years of imprisonment did he get?', []],
  ],
};

const HELD_OUT: Readonly<Record<string, readonly Asked[]>> = {
  'aila:C275': [
    ['How should the seniority list be made according to the Supreme Court?', [15, 16]],
    ['Who pays the costs?', [16]],
    ['Was the conviction upheld?', []],
  ],
  'aila:C1273': [
    ['Was the Home Secretary biased?', [33, 37, 38]],
    ['What did the operators say about compensation?', [13, 28]],
    ['What did the dying declaration say?', []],
  ],
  'aila:C1439': [
    ['By how much was the sentence cut?', [21]],
    ['What did the husband say about how his wife died?', [12]],
    ['Did the court believe that?', [21, 22], 'What did the husband say about how his wife died?'],
    ['How was Article 19 applied?', []],
  ],
  'aila:C1912': [
    ['What happened to the complaint before the Ahmedabad magistrate?', [21, 24]],
    ['Did the court act on the consent of the parties?', [8]],
    ['What did the arbitrator award?', []],
  ],
  'irled:prior_case_0845': [
    ['Did the tenants win?', [20]],
    ['What did the landlord argue?', [10, 12, 13, 14, 16, 18, 20]],
    ['And what did the court say to that?', [16, 17, 19, 20], 'What did the landlord argue?'],
    ['How much dowry was asked for?', []],
  ],
  'irled:prior_case_1337': [
    ['Was the tenancy permanent or could it be ended by notice?', [4, 5, 19]],
    ['What did the trial court find?', [4]],
    ['Was bail granted?', []],
  ],
  'irled:prior_case_1884': [
    ['How many more MBBS seats did the State have to create?', [79]],
    ['What is the right order of filling the quotas?', [75]],
    ['And the costs?', [81], 'How many more MBBS seats did the State have to create?'],
    ['What was the cause of death?', []],
  ],
  'legallayout:judgment18': [
    ['Who appeared for the accused?', [11, 13]],
    ['Was he granted bail and on what surety?', [27]],
    ['What did the prosecution say?', [24], 'Was he granted bail and on what surety?'],
    ['What rent was payable?', []],
  ],
  'legallayout:judgment60': [
    ['What protection did he get and for how long?', [35, 36, 37]],
    ['What illness does the applicant have?', [24, 27]],
    ['What did the election tribunal decide?', []],
  ],
  'legallayout:judgment76': [
    ['Why did she miss the hearing?', [21, 22]],
    ['What happened to the forfeited bail bond?', [53, 54]],
    ['What was held on res judicata?', []],
  ],
};

/** Questions that any judgment may answer; all others are of no other judgment. */
const GENERAL: ReadonlySet<string> = new Set([
  'Did the appellants get out or were they sent back to jail?',
  'Who won?',
  'How much costs were awarded?',
  'What was wrong with the review committee in Rajeswaran’s case?',
  'For how long has he been in jail?',
  'On what conditions was he let out?',
  'Did the bank succeed?',
  'Who pays the costs?',
  'Did the court act on the consent of the parties?',
  'What did the trial court find?',
  'By how much was the sentence cut?',
  'Did the tenants win?',
  'What did the landlord argue?',
  'Who appeared for the accused?',
  'Was he granted bail and on what surety?',
  'What protection did he get and for how long?',
  'What illness does the applicant have?',
]);

/** Whether a question can be put to judgments that do not answer it. */
export const isOfOneJudgment = ({ text, earlier, right }: ReaderQuestion): boolean =>
  earlier === '' && right.length > 0 && !GENERAL.has(text);

function listed(judgments: Readonly<Record<string, readonly Asked[]>>, half: ReaderQuestion['half']): ReaderQuestion[] {
  return Object.entries(judgments).flatMap(([id, questions]) =>
    questions.map(([text, right, earlier = '']) => ({ id, half, earlier, text, right })),
  );
}

/** All questions of readers. */
export const readerQuestions: readonly ReaderQuestion[] = [
  ...listed(DEVELOPMENT, 'development'),
  ...listed(HELD_OUT, 'held-out'),
];
