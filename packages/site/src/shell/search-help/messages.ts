/** One line of the help: a search that can be run, and what it finds. */
export interface HelpLine {
  readonly search: string;
  readonly finds: string;
}

/** Texts of the help for the search language. */
export const messages = {
  heading: 'Query language',
  plain: 'You can search without any of this: type words, the parties, a citation or a section.',
  run: 'Choose a line to search for it.',
  connectors: 'Words and connectors',
  connectorLines: [
    { search: 'bail parole', finds: 'both words' },
    { search: 'bail OR parole', finds: 'either word, or both' },
    { search: 'bail NOT surety', finds: 'without this word' },
    { search: '"anticipatory bail"', finds: 'these words in this order, exactly' },
    { search: 'bail /5 conditions', finds: 'within 5 words' },
    { search: 'bail pre/5 conditions', finds: 'within 5 words, in this order' },
    { search: 'bail /s cancel*', finds: 'in the same sentence' },
    { search: 'bail /p surety', finds: 'in the same paragraph' },
    { search: 'cancel*', finds: 'any ending, after two letters' },
    { search: 'wom?n', finds: 'any one letter' },
    { search: '(bail OR parole) murder', finds: 'brackets: what belongs together' },
    { search: 'bail 1973-1990', finds: 'decided from 1973 to 1990' },
    { search: 'जमानत', finds: 'Hindi: also bail' },
  ] satisfies readonly HelpLine[],
  fields: 'Fields',
  fieldsHint: 'A name, a colon, a value',
  fieldLines: [
    { search: 'court:SC', finds: 'one court' },
    { search: 'year:2011..', finds: 'from 2011 on; year:2011-2020 for a range' },
    { search: 'date:1973-04-24', finds: 'one day, month or year' },
    { search: 'party:"Union of India"', finds: 'either side' },
    { search: 'judge:"Krishna Iyer"', finds: 'a judge of the bench' },
    { search: 'advocate:nariman', finds: 'counsel for either side' },
    { search: 'act:arbitration', finds: 'judgments that cite the act' },
    { search: 'section:438', finds: 'judgments that cite the section' },
    { search: 'provision:"section 138 NI Act"', finds: 'judgments that cite this section of this act' },
    { search: 'subject:bail', finds: 'the subject' },
    { search: 'bench:5+', finds: '5 judges or more' },
    { search: 'decision:allowed', finds: 'the outcome' },
    { search: 'citation:"AIR 1973 SC 1461"', finds: 'a citation in any form' },
    { search: 'lease sample:all', finds: 'the fictional sample too' },
  ] satisfies readonly HelpLine[],
  examples: 'Together',
  exampleLines: [
    { search: '"basic structure" /s amendment court:SC', finds: 'A phrase and a word in one sentence, Supreme Court' },
    { search: '"anticipatory bail" 2011-2020', finds: 'A phrase, ten years' },
    { search: 'judge:"Krishna Iyer" section:302', finds: 'A judge on a section' },
    { search: '"patent illegality" /p award NOT foreign', finds: 'One paragraph, one word left out' },
  ] satisfies readonly HelpLine[],
};
