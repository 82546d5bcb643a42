import type { AccessToken } from '@headnote/core/contract';
import { formatDate } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { useState } from 'react';
import { inIndia } from '../../data/in-india.js';
import { messages } from './messages.js';

const { tokens: texts } = messages;

/** A token that was not used for so long may belong to a tool that is gone. */
const UNUSED_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** An access token with its name, ending, days and the button that revokes it. */
export function TokenRow({ token, onRevoke }: { readonly token: AccessToken; readonly onRevoke: () => void }) {
  const { name, ending, madeAt, lastUsedAt, address } = token;
  const [now] = useState(Date.now);
  const used = lastUsedAt === '' ? undefined : inIndia(lastUsedAt);
  const idle = Math.floor((now - Date.parse(lastUsedAt || madeAt)) / DAY_MS);
  return (
    <li className="site-account__token">
      <div>
        <p className="site-account__device">{name}</p>
        <p className="site-account__note hn-muted hn-text-ui">{texts.endsIn(ending)}</p>
      </div>
      <p className="site-account__note hn-muted hn-text-ui">{texts.made(formatDate(inIndia(madeAt).date))}</p>
      <div className="site-account__note hn-muted hn-text-ui">
        <p>{used ? texts.used(`${formatDate(used.date)}, ${used.time}`) : texts.neverUsed}</p>
        {address !== '' && <p>{address}</p>}
        {idle >= UNUSED_DAYS && <p className="site-account__idle">{texts.idle(String(idle))}</p>}
      </div>
      <Button size="small" aria-label={texts.revokeOf(name)} onClick={onRevoke}>
        {texts.revoke}
      </Button>
    </li>
  );
}
