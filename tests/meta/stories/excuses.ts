import type { Demand } from './story-demands.js';

/** Why an exported component need not have some of the stories. A row that is no longer needed fails the test. */
interface Excuse {
  readonly demands: readonly Demand[];
  readonly reason: string;
}

export const excuses: Record<string, Excuse> = {
  Accordion: { demands: ['empty'], reason: 'its sections are written by who builds the page' },
  BottomBar: { demands: ['empty'], reason: 'its tools are written by who builds the page' },
  Callout: { demands: ['play', 'keyboard'], reason: 'a remark; nothing in it takes a key' },
  Counter: { demands: ['script', 'keyboard'], reason: 'a number that nobody operates' },
  FlipCard: { demands: ['empty'], reason: 'its faces are written by who builds the page' },
  HeadRule: { demands: ['play', 'keyboard'], reason: 'a line under a heading' },
  Highlight: { demands: ['play', 'keyboard'], reason: 'marked text' },
  Icon: { demands: ['narrow', 'script', 'play', 'keyboard'], reason: 'a drawing of one size without text' },
  Menu: { demands: ['empty'], reason: 'its lines are written by who builds the page; without any there is no button' },
  ProgressBar: { demands: ['keyboard'], reason: 'tells, and takes nothing' },
  RadioGroup: { demands: ['empty'], reason: 'its options are written by who builds the page' },
  SampleBadge: { demands: ['script', 'play', 'keyboard'], reason: 'one word of its own' },
  ScreenshotSlider: { demands: ['empty'], reason: 'its pictures are chosen by who builds the page' },
  SectionHead: { demands: ['play', 'keyboard'], reason: 'a heading; what stands at its end takes the keys' },
  Skeleton: { demands: ['script', 'keyboard'], reason: 'grey lines without text' },
  StatBar: { demands: ['keyboard'], reason: 'figures that nobody operates' },
  Timeline: { demands: ['keyboard'], reason: 'a list to be read' },
  TreatmentFlag: { demands: ['keyboard'], reason: 'a sign with a word' },
};

/** Exports that draw nothing a reader sees by themselves. */
export const drawNothing: Record<string, string> = {
  AdsProvider: 'hands the provider of advertisements down',
  Anchor: 'the bare anchor that links are drawn with where no router is',
  CaseParties: 'the names of a case inside a card; drawn by CaseCard',
  FieldCarrier: 'the hidden field that a form reads a value from',
  FieldFrame: 'label and lines round a control; drawn by every field',
  FieldLine: 'a line of a field; drawn by every field',
  LabelsProvider: 'hands words down',
  LinkProvider: 'hands a link component down',
  WordmarkSign: 'the sign of the wordmark alone; drawn by Wordmark',
};
