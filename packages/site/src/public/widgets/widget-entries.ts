import type { WidgetName } from '@headnote/widgets/tables';
import { messages } from './messages.js';
import type { OptionTexts } from './choice.js';
import type { Fallback } from './snippets.js';
import type { Example } from './widgets-loader.js';

interface WidgetEntry {
  readonly title: string;
  readonly hint: string;
  /** The link that visitors see without scripts. */
  readonly fallback: { readonly text: string; readonly path: string };
  /** Values without which the widget shows nothing. */
  readonly example?: (example: Example) => OptionTexts;
}

const { widgets } = messages;

/** How the page presents the widgets. A widget appears as soon as it is in the widgets' own list. */
const entries: Readonly<Record<string, WidgetEntry>> = {
  'latest-cases': { ...widgets.latestCases, fallback: { text: widgets.latestCases.link, path: '/#latest-cases' } },
  'case-preview': {
    ...widgets.casePreview,
    fallback: { text: widgets.casePreview.link, path: '/' },
    example: ({ citation }) => ({ citation }),
  },
  'citation-finder': { ...widgets.citationFinder, fallback: { text: widgets.citationFinder.link, path: '/' } },
  'citation-check': { ...widgets.citationCheck, fallback: { text: widgets.citationCheck.link, path: '/' } },
  'inquiry-form': { ...widgets.inquiryForm, fallback: { text: widgets.inquiryForm.link, path: '/contact' } },
};

/** Title, hint and example of a widget. A widget without an entry has its tag as title. */
export function entryOf(widget: WidgetName): WidgetEntry {
  return entries[widget] ?? { title: widget, hint: '', fallback: { text: messages.anyLink, path: '/' } };
}

/** The fallback link of a widget, with a complete address. */
export function fallbackOf(widget: WidgetName, library: string): Fallback {
  const { text, path } = entryOf(widget).fallback;
  return { text, href: library + path };
}

/** The values that a widget needs, from the newest case of the library. */
export function exampleOf(widget: WidgetName, example: Example | undefined): OptionTexts {
  return (example && entryOf(widget).example?.(example)) ?? {};
}
