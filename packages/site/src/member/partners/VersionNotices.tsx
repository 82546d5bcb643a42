import type { PortalVersion } from '@headnote/core/contract';
import { formatDate } from '@headnote/core/format';
import { Callout } from '@headnote/ui/callout';
import { messages } from './messages.js';

const { versions: texts } = messages;

interface VersionNoticesProps {
  readonly versions: readonly PortalVersion[];
  readonly currentVersion: string;
}

/** Which versions of the widgets the pages load, and what to do about old ones. */
export function VersionNotices({ versions, currentVersion }: VersionNoticesProps) {
  if (versions.length === 0) return <p className="hn-muted hn-text-ui">{texts.unknown}</p>;
  const old = versions.filter(({ version }) => isBefore(version, currentVersion));
  if (old.length === 0) return <p>{texts.current(versions[0]?.version ?? '')}</p>;
  return old.map(({ version, seenOn }) => (
    <Callout key={version} tone="caution">
      {texts.old(version, formatDate(seenOn ?? ''), currentVersion)}
    </Callout>
  ));
}

function isBefore(version: string, current: string): boolean {
  return current !== '' && version.localeCompare(current, 'en', { numeric: true }) < 0;
}
