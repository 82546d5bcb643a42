import type { Portal } from '@headnote/core/contract';
import { formatDate, formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { ConfirmDialog } from '@headnote/ui/dialog';
import { useState } from 'react';
import { DefaultsForm } from './DefaultsForm.js';
import { KeyList } from './KeyList.js';
import { messages } from './messages.js';
import { OriginsForm } from './OriginsForm.js';
import { PortalPart } from './PortalPart.js';
import { Snippet } from './Snippet.js';
import { Usage } from './Usage.js';
import { usePortalAct } from './use-portal-act.js';
import { VersionNotices } from './VersionNotices.js';

interface PortalPanelProps {
  readonly portal: Portal;
  readonly currentVersion: string;
}

/** One website with everything that its owner does with it. */
export function PortalPanel({ portal, currentVersion }: PortalPanelProps) {
  const { id, name, createdOn, perMinute, keys } = portal;
  const current = keys.find(({ endsAt, isEnded }) => endsAt === '' && !isEnded);
  const headingId = `portal-${id}`;
  return (
    <article className="site-partners__portal" aria-labelledby={headingId}>
      <div className="site-partners__head">
        <h2 id={headingId} className="site-partners__name">
          {name}
        </h2>
        <p className="hn-muted hn-text-ui">
          {messages.facts(formatDate(createdOn ?? ''), formatIndianNumber(perMinute))}
        </p>
      </div>
      <PortalPart name={messages.snippet.heading}>
        <Snippet portalKey={current?.key} />
      </PortalPart>
      <PortalPart name={messages.keys.heading}>
        <KeyList portal={portal} />
      </PortalPart>
      <PortalPart name={messages.origins.heading}>
        <OriginsForm portal={portal} />
      </PortalPart>
      <PortalPart name={messages.defaults.heading}>
        <DefaultsForm portal={portal} />
      </PortalPart>
      <PortalPart name={messages.usage.heading}>
        <Usage portalId={id} />
      </PortalPart>
      <PortalPart name={messages.versions.heading}>
        <VersionNotices versions={portal.versions} currentVersion={currentVersion} />
      </PortalPart>
      <RemoveButton portal={portal} />
    </article>
  );
}

const { remove: texts } = messages;

function RemoveButton({ portal: { id: portalId, name } }: { portal: Portal }) {
  const [isAsking, setAsking] = useState(false);
  const remove = usePortalAct(
    (client) => client.partners.remove({ portalId }),
    () => setAsking(false),
  );
  return (
    <div className="site-partners__remove">
      <Button variant="quiet" size="small" aria-label={texts.actionOf(name)} onClick={() => setAsking(true)}>
        {texts.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        title={texts.title(name)}
        text={texts.text}
        confirmLabel={texts.confirm}
      />
    </div>
  );
}
