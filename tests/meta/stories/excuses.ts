import type { Demand } from './story-demands.js';

/** Why an exported component need not have some stories. An unneeded row fails the test. */
interface Excuse {
  readonly demands: readonly Demand[];
  readonly reason: string;
}

export const excuses: Record<string, Excuse> = {
  Accordion: { demands: ['empty'], reason: 'the author of the page writes its sections' },
  BottomBar: { demands: ['empty'], reason: 'the author of the page writes its tools' },
  Callout: { demands: ['play', 'keyboard'], reason: 'static text without controls' },
  Counter: { demands: ['long', 'keyboard'], reason: 'a number without controls' },
  Grid: { demands: ['play', 'keyboard'], reason: 'a box without text and controls of its own' },
  HeadRule: { demands: ['play', 'keyboard'], reason: 'a line under a heading' },
  Highlight: { demands: ['play', 'keyboard'], reason: 'marked text' },
  Icon: { demands: ['long', 'play', 'keyboard'], reason: 'a drawing of one size without text' },
  Inline: { demands: ['play', 'keyboard'], reason: 'a box without text and controls of its own' },
  Menu: { demands: ['empty'], reason: 'the author of the page writes its items; without items there is no button' },
  ProgressBar: { demands: ['keyboard'], reason: 'shows progress; has no controls' },
  RadioGroup: { demands: ['empty'], reason: 'the author of the page writes its options' },
  SampleBadge: { demands: ['long', 'play', 'keyboard'], reason: 'one fixed word' },
  ScreenshotSlider: { demands: ['empty'], reason: 'the author of the page chooses its pictures' },
  SectionHead: { demands: ['play', 'keyboard'], reason: 'a heading; its end slot has the controls' },
  Skeleton: { demands: ['long', 'keyboard'], reason: 'grey lines without text' },
  Stack: { demands: ['play', 'keyboard'], reason: 'a box without text and controls of its own' },
  StatBar: { demands: ['keyboard'], reason: 'figures without controls' },
  Timeline: { demands: ['keyboard'], reason: 'a list without controls' },
  TreatmentFlag: { demands: ['keyboard'], reason: 'an icon with a word' },
};

/** Exports that show nothing by themselves. */
export const drawNothing: Record<string, string> = {
  AdsProvider: 'provides the advertisements',
  Anchor: 'the plain anchor for links without a router',
  CaseParties: 'the cause title inside a card; CaseCard renders it',
  FieldCarrier: 'the hidden field of a form value',
  FieldFrame: 'label and lines around a control; every field renders it',
  FieldLine: 'a line of a field; every field renders it',
  LabelsProvider: 'provides labels',
  LinkProvider: 'provides a link component',
  WordmarkSign: 'the sign of the wordmark; Wordmark renders it',
};
