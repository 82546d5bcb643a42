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
