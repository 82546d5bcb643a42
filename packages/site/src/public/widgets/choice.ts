import {
  acceptsValue,
  commonOptions,
  widgetNames,
  widgetTables,
  type OptionTable,
  type OptionValues,
  type WidgetName,
} from '@headnote/widgets/tables';
import { hostNames, type HostName } from './hosts/host-names.js';

/** Values of options by property name, as text. */
export type OptionTexts = Readonly<Record<string, string>>;

/** The part of the look that an embedder sets with custom properties; empty text is the widget's own value. */
export interface Look {
  readonly accent: string;
  readonly radius: string;
  readonly font: string;
}

/** Widths of the column around the widget, in px; `full` is the whole page. */
export const widths = ['240', '360', '640', 'full'] as const;
export type Width = (typeof widths)[number];

/** Fonts that most computers have. A widget loads none. */
export const fonts = ['Georgia, serif', 'Verdana, sans-serif', 'Arial, sans-serif'] as const;

/** What the reader has chosen on the page. */
export interface Choice {
  readonly widget: WidgetName;
  /** What is typed and selected, also a value that the widget ignores. */
  readonly options: OptionTexts;
  readonly look: Look;
  readonly host: HostName;
  readonly width: Width;
}

export const emptyLook: Look = { accent: '', radius: '', font: '' };

/** The first widget with its defaults, in the first page. */
export const firstChoice: Choice = {
  widget: widgetNames[0],
  options: {},
  look: emptyLook,
  host: hostNames[0],
  width: '360',
};

/** The options of a widget, of which `widgetTables` has the one list; first its own, then those of every widget. */
export function tableOf(widget: WidgetName): OptionTable {
  const isCommon = (name: string) => name in commonOptions;
  const entries = Object.entries<OptionValues>(widgetTables[widget]);
  return Object.fromEntries([
    ...entries.filter(([name]) => !isCommon(name)),
    ...entries.filter(([name]) => isCommon(name)),
  ]);
}

/** The default of an option, as text. */
export function defaultOf(table: OptionTable, name: string): string {
  const [first = ''] = table[name] ?? [];
  return first instanceof RegExp ? '' : String(first);
}

/** The values that go into a tag: those that the widget takes and that differ from the default. */
export function tagOptions(widget: WidgetName, options: OptionTexts): OptionTexts {
  const table = tableOf(widget);
  return Object.fromEntries(
    Object.keys(table).flatMap((name) => {
      const text = options[name] ?? '';
      const values = table[name];
      const counts = values && text !== defaultOf(table, name) && acceptsValue(values, text);
      return counts ? [[name, text]] : [];
    }),
  );
}

const isAccent = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);
const isRadius = (text: string): boolean => /^\d{1,2}$/.test(text);

/** The custom properties of a look, without values that are none. */
export function lookProperties({ accent, radius, font }: Look): OptionTexts {
  return {
    ...(isAccent(accent) && { '--headnote-accent': accent.toLowerCase() }),
    ...(isRadius(radius) && { '--headnote-radius': `${radius}px` }),
    ...((fonts as readonly string[]).includes(font) && { '--headnote-font': font }),
  };
}
