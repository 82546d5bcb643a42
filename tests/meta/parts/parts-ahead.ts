/**
 * Parts of `@headnote/ui` that no screen uses yet, with the line that will use them: the file of the specification or design,
 * and words from it. Remove an entry when its part gets a consumer.
 */
export const partsAhead: Readonly<Record<string, string>> = {
  'case-card/CaseCard': 'design/boards/member.md: “a saved row adds what the member wrote”',
  'labels/hindi': 'design/visual.md: “labels in one catalogue per package so that Hindi can sit beside them”',
  'labels/LabelsProvider': 'design/visual.md: “labels in one catalogue per package so that Hindi can sit beside them”',
  'tokens/contrastNeeds':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/breakpoints':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/colourRoles':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/cssVar': 'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/densityRoles':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/layerRoles':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/sizeSteps':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/spaceSteps':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/textRoles':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
  'tokens/timeRoles':
    'design/architecture.md: “one CSS custom-property file (light, dark, forced colours), typed names”',
};

/** Exports of `@headnote/core/machines` that nothing uses yet, with the line that will use them. */
export const machinesAhead: Readonly<Record<string, string>> = {
  'machines/TICKER_INTERVAL_MS': 'design/architecture.md: “combobox, ticker, carousel, tree, flip card”',
};

const ERROR_CLASS =
  'design/architecture.md: “Errors have a code from one union”, each a class for programs that catch it';

/** Exports of other entry points of `@headnote/core` that only other people's programs use, with where that is said. */
export const coreAhead: Readonly<Record<string, string>> = {
  'codec/createSealedCodec': 'design/architecture.md: the table of stable entry points',
  'citation/checkText': 'design/architecture.md: the table of stable entry points',
  'citation/createLookUp': 'docs/citations.md: asks the library for the check of a text',
  'client/createLoading': 'packages/core/README.md: the table of entry points',
  'client/uploadByXhr': 'the option `upload` of a client of single services, which does not import it',
  'contract/readAnswerPart':
    'design/assistant.md: “one event for each sentence, then the end with counts”, for programs that read the stream',
  'contract/readPagesRead': 'design/assistant.md: “progress by page”, for programs that read the stream',
  'embed/createEmbed': 'design/architecture.md: the table of stable entry points',
  'search/answers/totalText': 'packages/core/README.md: the table of entry points',
  'content/inlinePolicy': 'design/architecture.md: the table of stable entry points, “the policy”',
  'errors/ContractError': ERROR_CLASS,
  'errors/NetworkError': ERROR_CLASS,
  'errors/SessionEndedError': ERROR_CLASS,
  'errors/errorCodes': 'design/architecture.md: “Errors have a code from one union”',
  'errors/succeed': 'design/architecture.md: `Result<T>`, everywhere in core',
  'validation/dom/bindForm': 'packages/core/README.md: the table of entry points',
  'brief-check/readDocument':
    'design/architecture.md: “a document to its report: read the file”, for programs of others',
};
