import type { NamedAct } from '@headnote/core/contract';
import { Callout } from '@headnote/ui/callout';
import { messages } from './messages.js';
import { RepealedBy, repealLine } from './RepealedBy.js';

/** Says that the library does not have an act, and what replaced it. */
export function ActNotHeld({ act }: { act: NamedAct }) {
  const repeal = repealLine(act);
  return (
    <Callout tone="caution" title={messages.act.notHeld(act.title)} className="site-act-not-held">
      {repeal !== '' && (
        <>
          {repeal} <RepealedBy record={act} />
        </>
      )}
    </Callout>
  );
}
