import type { PortalDefaults } from '@headnote/core/contract';
import { ConfigError } from '@headnote/core/errors';
import type { Members } from '../accounts/members.js';
import type { OwnedPortal, PortalActor } from '../partners/portal-record.js';
import type { Portals } from '../partners/portals.js';
import { joinLines } from '../runtime/print-line.js';
import type { PortalCommand } from './portal-usage.js';

interface PortalParts {
  readonly portals: Portals;
  readonly members: Pick<Members, 'find'>;
  /** The operator. */
  readonly actor: PortalActor;
}

/** Runs a command about partner portals. Returns what to print. */
export async function runPortals(command: PortalCommand, { portals, members, actor }: PortalParts): Promise<string> {
  if (command.act === 'list') {
    const found = await portals.list(actor, command.containing);
    return found.length === 0 ? 'No portal was found.' : found.map(portalLines).join('\n');
  }
  if (command.act === 'add') {
    const member = await members.find(command.who);
    if (member === undefined) throw new ConfigError(`There is no member "${command.who}".`);
    const { name, origins } = command;
    const id = await portals.register(actor, { userId: member.id, name, origins });
    const portal = (await portals.list(actor)).find((one) => one.id === id);
    return `Registered for ${member.username}.\n${portal ? portalLines(portal) : id}`;
  }
  const of = { actor, portalId: command.portal };
  switch (command.act) {
    case 'origins':
      await portals.saveOrigins({ ...of, origins: command.origins });
      return `The portal ${command.portal} has ${command.origins.length} origins now.`;
    case 'defaults':
      await portals.saveDefaults({ ...of, defaults: command.defaults });
      return `The defaults of the portal ${command.portal} are ${defaultsText(command.defaults) || 'empty'} now.`;
    case 'rotate': {
      const { key, endsOn } = await portals.rotate({ ...of, overlapDays: command.days });
      return `The new key is ${key}. The old key works until ${endsOn}.`;
    }
    case 'revoke':
      await portals.revoke({ ...of, key: command.key });
      return `The key ${command.key} is refused from now on.`;
    case 'quota':
      await portals.setQuota({ ...of, perMinute: command.perMinute });
      return `The portal ${command.portal} may send ${command.perMinute} requests a minute.`;
    case 'usage': {
      const days = await portals.usage({ ...of, days: command.days });
      return days.map(({ day, answered, refused }) => `${day}  ${answered} answered  ${refused} refused`).join('\n');
    }
  }
}

function defaultsText(defaults: PortalDefaults): string {
  return Object.entries(defaults)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/** A portal with its origins, keys and versions, one a line. Keys are public. */
function portalLines({ id, name, username, perMinute, origins, defaults, keys, versions }: OwnedPortal): string {
  return joinLines([
    `${id}  ${username}  ${name}  ${perMinute} a minute`,
    ...origins.map((origin) => `  origin ${origin}`),
    ...(Object.keys(defaults).length > 0 ? [`  defaults ${defaultsText(defaults)}`] : []),
    ...keys.map(({ key, endsAt, isEnded, lastUsedOn }) =>
      [
        `  key ${key}`,
        isEnded ? `ended ${endsAt}` : endsAt === '' ? 'current' : `works until ${endsAt}`,
        lastUsedOn === null ? 'never used' : `last used ${lastUsedOn}`,
      ].join('  '),
    ),
    ...versions.map(({ version, seenOn }) => `  version ${version}  last seen ${seenOn}`),
  ]);
}
