import { partnerLimits, type Portal, type PortalKey } from '@headnote/core/contract';
import { formatDate } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { Callout } from '@headnote/ui/callout';
import { ConfirmDialog } from '@headnote/ui/dialog';
import { Inline } from '@headnote/ui/layout';
import { useState } from 'react';
import { inIndia } from '../../data/in-india.js';
import { messages } from './messages.js';
import { usePortalAct } from './use-portal-act.js';

const { keys: texts } = messages;

/** Ended keys in the list; older ones help nobody. */
const SHOWN_ENDED = 2;

/** The keys of a website. A new key and the end of one are confirmed, because pages depend on them. */
export function KeyList({ portal: { id: portalId, keys } }: { readonly portal: Portal }) {
  const [asked, setAsked] = useState<'rotate' | PortalKey>();
  const act = usePortalAct(
    async (client) => {
      if (asked === undefined) return { message: '' };
      if (asked === 'rotate') return client.partners.rotate({ portalId });
      return client.partners.revoke({ portalId, key: asked.key });
    },
    () => setAsked(undefined),
  );
  const ended = keys.filter(({ isEnded }) => isEnded).slice(0, SHOWN_ENDED);
  return (
    <>
      <ul className="site-list site-partners__keys">
        {[...keys.filter(({ isEnded }) => !isEnded), ...ended].map((key) => (
          <KeyRow key={key.key} portalKey={key} onRevoke={() => setAsked(key)} />
        ))}
      </ul>
      <OldKeyNotice keys={keys} />
      <Button size="small" onClick={() => setAsked('rotate')}>
        {texts.rotate}
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        busy={act.isPending}
        onConfirm={() => act.mutate()}
        {...questionOf(asked)}
      />
    </>
  );
}

function questionOf(asked: 'rotate' | PortalKey | undefined) {
  if (asked === undefined || asked === 'rotate')
    return {
      title: texts.rotateTitle,
      text: texts.rotateText(partnerLimits.overlapDays),
      confirmLabel: texts.rotateConfirm,
    };
  return {
    destructive: true,
    title: texts.revokeTitle,
    text: texts.revokeText(asked.key),
    confirmLabel: texts.revokeConfirm,
  };
}

function KeyRow({ portalKey, onRevoke }: { readonly portalKey: PortalKey; readonly onRevoke: () => void }) {
  const { key, endsAt, isEnded, lastUsedOn } = portalKey;
  const end = formatDate(inIndia(endsAt).date);
  const state = isEnded ? texts.ended(end) : endsAt === '' ? texts.current : texts.works(end);
  const use = lastUsedOn === null ? texts.unused : texts.used(formatDate(lastUsedOn));
  return (
    <Inline as="li" gap={16} rowGap={4} justify="between" className="site-partners__key">
      <div>
        <code className="site-partners__value">{key}</code>
        <p className="hn-muted hn-text-ui">{[state, use].join(', ')}</p>
      </div>
      {!isEnded && (
        <Button size="small" variant="quiet" aria-label={texts.revokeOf(key)} onClick={onRevoke}>
          {texts.revoke}
        </Button>
      )}
    </Inline>
  );
}

/** Says that a page still uses a key that ends, if it was used since there is a newer one. */
function OldKeyNotice({ keys }: { readonly keys: readonly PortalKey[] }) {
  const current = keys.find(({ endsAt }) => endsAt === '');
  const old = keys.find(
    ({ endsAt, isEnded, lastUsedOn }) =>
      endsAt !== '' && !isEnded && lastUsedOn !== null && lastUsedOn > (current?.createdOn ?? lastUsedOn),
  );
  if (!old?.lastUsedOn) return null;
  return (
    <Callout tone="caution">{texts.oldInUse(formatDate(old.lastUsedOn), formatDate(inIndia(old.endsAt).date))}</Callout>
  );
}
