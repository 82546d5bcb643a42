// The widgets that every host page is tried with. A new widget is one row.
import type { Locator } from '@playwright/test';

/** What the tests of host pages know about a widget. */
export interface WidgetRow {
  readonly name: string;
  /** What the tests call it; default: its name. */
  readonly title?: string;
  /** Selects its tag, if other rows have the same; default: by name. */
  readonly selector?: string;
  /** The tag with what it needs to show something, and its fallback. */
  readonly markup: string;
  /** What is visible when the widget works. */
  readonly shown: (element: Locator) => Locator;
  /** Does what opens something or asks the library for something: a menu, a tab, a citation. */
  readonly ask: (element: Locator) => Promise<void>;
  /** What is there after that. */
  readonly answered: (element: Locator) => Locator;
  /** Does the main thing with the keyboard alone. `tabTo` presses Tab until an element has the focus. */
  readonly keys: (
    element: Locator,
    hands: {
      readonly tabTo: (target: Locator) => Promise<void>;
      readonly press: (key: string) => Promise<void>;
      readonly type: (text: string) => Promise<void>;
    },
  ) => Promise<void>;
  /** True: it shows nothing before it has data. */
  readonly needsData: boolean;
}

const tag = (name: string, attributes = ''): string =>
  `<headnote-${name} ${attributes}><a href="https://library.example/">Fallback</a></headnote-${name}>`;

/** The check of a brief, as a widget of its own and in the finder. */
const checks: Pick<WidgetRow, 'shown' | 'ask' | 'answered' | 'keys' | 'needsData'> = {
  shown: (element) => element.getByRole('textbox', { name: 'Text of the brief' }),
  ask: async (element) => {
    await element
      .getByRole('textbox', { name: 'Text of the brief' })
      .fill('It follows AIR 1980 SC 1789 and 2090 INSC 5.');
    await element.getByRole('button', { name: 'Check the citations' }).click();
  },
  answered: (element) => element.getByText('2 citations in the pasted text'),
  keys: async (element, { tabTo, press, type }) => {
    await tabTo(element.getByRole('textbox', { name: 'Text of the brief' }));
    await type('It follows AIR 1980 SC 1789.');
    await tabTo(element.getByRole('button', { name: 'Check the citations' }));
    await press('Enter');
    await element.getByText('1 citation in the pasted text').waitFor();
    await tabTo(element.getByRole('button', { name: 'Check another text' }));
  },
  needsData: false,
};

/** Opens whatever can be opened. */
export async function openAll(row: WidgetRow, element: Locator): Promise<void> {
  await row.ask(element);
  await row.answered(element).waitFor();
}

/** The widgets. */
export const widgetRows: readonly [WidgetRow, ...WidgetRow[]] = [
  {
    name: 'latest-cases',
    markup: tag('latest-cases', 'limit="3"'),
    shown: (element) => element.getByRole('link', { name: 'Asha Varma VS State of Vindhya' }),
    ask: async (element) => {
      await element.getByRole('tab', { name: 'High Courts' }).click();
    },
    answered: (element) => element.getByText('W.P. 40 OF 2025'),
    keys: async (element, { tabTo, press }) => {
      await tabTo(element.getByRole('tab', { name: 'Supreme Court' }));
      await press('ArrowRight');
      await element.getByText('W.P. 40 OF 2025').waitFor();
      await tabTo(element.getByRole('link').first());
    },
    needsData: true,
  },
  {
    name: 'citation-finder',
    markup: tag('citation-finder'),
    shown: (element) => element.getByRole('combobox', { name: 'Find by citation or parties' }),
    ask: async (element) => {
      await element.getByRole('combobox').fill('AIR 1980 SC 1789');
    },
    answered: (element) => element.getByText('Asha Varma v. State of Vindhya').first(),
    keys: async (element, { tabTo, press, type }) => {
      await tabTo(element.getByRole('combobox'));
      await type('AIR 1980 SC 1789');
      await element.getByText('Asha Varma v. State of Vindhya').first().waitFor();
      await press('Escape');
      await tabTo(element.getByRole('button', { name: 'Check a brief' }));
    },
    needsData: false,
  },
  {
    name: 'case-preview',
    markup: tag('case-preview', 'citation="(2019) 7 SMP 12"'),
    shown: (element) => element.getByRole('heading', { name: 'Asha Varma & Others Versus State of Vindhya' }),
    ask: async (element) => {
      await element.getByRole('tab', { name: 'Particulars' }).click();
    },
    answered: (element) => element.getByText('Civil Appeal 120 of 2019'),
    keys: async (element, { tabTo, press }) => {
      await tabTo(element.getByRole('tab', { name: 'Preview' }));
      await press('ArrowRight');
      await element.getByText('Civil Appeal 120 of 2019').waitFor();
      await tabTo(element.getByRole('link', { name: /Log in/ }));
    },
    needsData: true,
  },
  {
    name: 'inquiry-form',
    markup: tag('inquiry-form'),
    shown: (element) => element.getByRole('heading', { name: 'Send an inquiry' }),
    ask: async (element) => {
      await element.getByRole('textbox', { name: 'First name' }).fill('Kavita');
    },
    answered: (element) => element.getByRole('textbox', { name: 'Characters in the picture' }),
    keys: async (element, { tabTo, press, type }) => {
      await tabTo(element.getByRole('textbox', { name: 'First name' }));
      await type('Kavita');
      await element.getByRole('textbox', { name: 'Characters in the picture' }).waitFor();
      await tabTo(element.getByRole('button', { name: 'Send inquiry' }));
      await press('Enter');
      await element.getByText('Subject must be selected!').first().waitFor();
    },
    needsData: false,
  },
  {
    name: 'citation-check',
    selector: 'headnote-citation-check#alone',
    markup: tag('citation-check', 'id="alone"'),
    ...checks,
  },
  {
    name: 'citation-finder',
    title: 'citation-finder in check mode',
    selector: 'headnote-citation-finder[mode=check]',
    markup: tag('citation-finder', 'mode="check"'),
    ...checks,
  },
];
