import { widgetNames, type WidgetName } from '@headnote/widgets/tables';
import { emptyLook, tagOptions, widths, type Choice, type Look, type OptionTexts, type Width } from './choice.js';
import { hostNames, type HostName } from './hosts/host-names.js';

/** Folder of the sample pages. */
export const HOSTS_PATH = '/widgets/hosts/';

/** What the address of a sample page says. */
export interface HostChoice {
  readonly host: HostName;
  readonly widget: WidgetName;
  readonly options: OptionTexts;
  readonly look: Look;
  readonly width: Width;
}

/** Options have a prefix, so that none has the name of another parameter. */
const OPTION = 'o-';
const lookNames = Object.keys(emptyLook) as (keyof Look)[];

/** The address of the sample page for a choice. */
export function hostAddress({ host, widget, options, look, width }: Choice): string {
  const query = new URLSearchParams({ widget, width });
  for (const [name, text] of Object.entries(tagOptions(widget, options))) query.set(OPTION + name, text);
  for (const name of lookNames) if (look[name] !== '') query.set(name, look[name]);
  return `${HOSTS_PATH}${host}?${query.toString()}`;
}

/** Reads the address of a sample page; undefined if there is no such page. Values that no widget takes are left out. */
export function readHostAddress({ pathname, searchParams: query }: URL): HostChoice | undefined {
  const host = hostNames.find((name) => pathname === HOSTS_PATH + name);
  if (!host) return undefined;
  const widget = widgetNames.find((name) => name === query.get('widget')) ?? widgetNames[0];
  const named = [...query].filter(([name]) => name.startsWith(OPTION));
  const options = tagOptions(
    widget,
    Object.fromEntries(named.map(([name, text]) => [name.slice(OPTION.length), text])),
  );
  const look = Object.fromEntries(lookNames.map((name) => [name, query.get(name) ?? ''])) as unknown as Look;
  return { host, widget, options, look, width: widths.find((name) => name === query.get('width')) ?? '360' };
}
