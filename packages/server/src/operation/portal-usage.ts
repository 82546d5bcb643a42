import { arePortalDefaults, partnerLimits, portalOptions, type PortalDefaults } from '@headnote/core/contract';
import { AdminUsageError, seeHelp } from './admin-usage-error.js';

/** A parsed command about partner portals. */
export type PortalCommand =
  | { readonly kind: 'portals'; readonly act: 'list'; readonly containing: string }
  | {
      readonly kind: 'portals';
      readonly act: 'add';
      readonly who: string;
      readonly name: string;
      readonly origins: readonly string[];
    }
  | { readonly kind: 'portals'; readonly act: 'origins'; readonly portal: string; readonly origins: readonly string[] }
  | {
      readonly kind: 'portals';
      readonly act: 'defaults';
      readonly portal: string;
      readonly defaults: PortalDefaults;
    }
  | { readonly kind: 'portals'; readonly act: 'rotate'; readonly portal: string; readonly days: number }
  | { readonly kind: 'portals'; readonly act: 'revoke'; readonly portal: string; readonly key: string }
  | { readonly kind: 'portals'; readonly act: 'usage'; readonly portal: string; readonly days: number }
  | { readonly kind: 'portals'; readonly act: 'quota'; readonly portal: string; readonly perMinute: number };

/** The lines of the usage text. */
export const portalUsage = `  portals list [text]                      partner portals whose name or owner contains a text
  portals add <member> <name> [origin…]    register a portal of a member
  portals origins <portal> [origin…]       replace the origins whose pages may use its keys
  portals defaults <portal> [name=value…]  replace the options of its widgets; without any, it has none
  portals rotate <portal> [--days <n>]     make a new key; the old one works for ${partnerLimits.overlapDays} days, or for n
  portals revoke <portal> <key>            end a key at once
  portals usage <portal> [--days <n>]      requests by day; 30 days, or n
  portals quota <portal> <number>          requests in a minute; 0 stops the portal`;

/** More than one server answers. */
const MAX_PER_MINUTE = 1_000_000;
const USAGE_DAYS = 30;

/** Reads the arguments after `portals`. Throws an AdminUsageError with one sentence. */
export function readPortalCommand(
  [act = 'list', first = '', ...rest]: readonly string[],
  days: string | undefined,
): PortalCommand {
  const kind = 'portals';
  const [second = '', ...more] = rest;
  if (act === 'list') return only(rest, act, { kind, act, containing: first });
  if (act === 'add') {
    if (first === '' || second === '') throw new AdminUsageError(`"portals add" needs a member and a name. ${seeHelp}`);
    return { kind, act, who: first, name: second, origins: more };
  }
  if (first === '') throw new AdminUsageError(`"portals ${act}" needs the id of a portal. ${seeHelp}`);
  const portal = first;
  switch (act) {
    case 'origins':
      return { kind, act, portal, origins: rest };
    case 'defaults':
      return { kind, act, portal, defaults: readDefaults(rest) };
    case 'rotate':
      return only(rest, act, {
        kind,
        act,
        portal,
        days: readDays(days, { act, least: 0, most: partnerLimits.mostOverlapDays, preset: partnerLimits.overlapDays }),
      });
    case 'usage':
      return only(rest, act, {
        kind,
        act,
        portal,
        days: readDays(days, { act, least: 1, most: partnerLimits.usageDays, preset: USAGE_DAYS }),
      });
    case 'revoke':
      if (second === '') throw new AdminUsageError(`"portals revoke" needs a key of the portal. ${seeHelp}`);
      return only(more, act, { kind, act, portal, key: second });
    case 'quota':
      if (!/^\d{1,7}$/.test(second) || Number(second) > MAX_PER_MINUTE)
        throw new AdminUsageError(`"portals quota" needs a whole number from 0 to ${MAX_PER_MINUTE}. ${seeHelp}`);
      return only(more, act, { kind, act, portal, perMinute: Number(second) });
    default:
      throw new AdminUsageError(`There is no command "portals ${act}". ${seeHelp}`);
  }
}

function readDefaults(pairs: readonly string[]): PortalDefaults {
  const entries = pairs.map((pair): [string, string] => {
    const [name = '', value = ''] = pair.split('=');
    if (arePortalDefaults({ [name]: value })) return [name, value];
    const values: readonly string[] | undefined = Object.entries(portalOptions).find(([known]) => known === name)?.[1];
    throw new AdminUsageError(
      values === undefined
        ? `"portals defaults" takes ${Object.keys(portalOptions).join(', ')}, not "${name}". ${seeHelp}`
        : `${name} is one of ${values.join(', ')}, not "${value}". ${seeHelp}`,
    );
  });
  return Object.fromEntries(entries);
}

function only<Command>(more: readonly string[], act: string, command: Command): Command {
  if (more.length > 0) throw new AdminUsageError(`"portals ${act}" has too many words. ${seeHelp}`);
  return command;
}

interface DaysOptions {
  readonly act: string;
  readonly least: number;
  readonly most: number;
  readonly preset: number;
}

function readDays(days: string | undefined, { act, least, most, preset }: DaysOptions): number {
  const number = Number(days ?? preset);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new AdminUsageError(`"portals ${act}" takes --days with a whole number from ${least} to ${most}. ${seeHelp}`);
  return number;
}
