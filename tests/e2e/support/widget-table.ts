// The widgets that every host page is tried with. A new widget is one row.
import type { Locator } from '@playwright/test';

/** What the tests of host pages know about a widget. */
export interface WidgetRow {
  readonly name: string;
  /** The tag with what it needs to show something, and its fallback. */
  readonly markup: string;
  /** What is visible when the widget works. */
  readonly shown: (element: Locator) => Locator;
  /** Opens whatever can be opened: menus, dialogs, tabs. */
  readonly open?: (element: Locator) => Promise<void>;
  /** True: it shows nothing before it has data. */
  readonly needsData: boolean;
}

const tag = (name: string, attributes = ''): string =>
  `<headnote-${name} ${attributes}><a href="https://library.example/">Fallback</a></headnote-${name}>`;

/** The widgets. */
export const widgetRows: readonly [WidgetRow, ...WidgetRow[]] = [
  {
    name: 'latest-cases',
    markup: tag('latest-cases', 'limit="3"'),
    shown: (element) => element.getByRole('link', { name: 'Asha Varma VS State of Vindhya' }),
    open: async (element) => {
      await element.getByRole('tab', { name: 'High Courts' }).click();
      await element.getByText('W.P. 40 OF 2025').waitFor();
    },
    needsData: true,
  },
  {
    name: 'citation-finder',
    markup: tag('citation-finder'),
    shown: (element) => element.getByRole('combobox', { name: 'Find by citation or parties' }),
    open: async (element) => {
      await element.getByRole('combobox').fill('AIR 1980 SC 1789');
      await element.getByText('Asha Varma v. State of Vindhya').first().waitFor();
    },
    needsData: false,
  },
  {
    name: 'case-preview',
    markup: tag('case-preview', 'citation="(2019) 7 SMP 12"'),
    shown: (element) => element.getByRole('heading', { name: 'Asha Varma & Others Versus State of Vindhya' }),
    open: async (element) => {
      await element.getByRole('tab', { name: 'Particulars' }).click();
      await element.getByText('Civil Appeal 120 of 2019').waitFor();
    },
    needsData: true,
  },
  {
    name: 'inquiry-form',
    markup: tag('inquiry-form'),
    shown: (element) => element.getByRole('heading', { name: 'Send an inquiry' }),
    open: async (element) => {
      await element.getByRole('textbox', { name: 'First name' }).fill('Kavita');
      await element.getByRole('textbox', { name: 'Characters in the picture' }).waitFor();
    },
    needsData: false,
  },
];
