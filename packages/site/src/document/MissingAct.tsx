import type { NamedAct } from '@headnote/core/contract';
import { Callout } from '@headnote/ui/callout';
import { messages } from './messages.js';
import { RepealedBy, repealLine } from './RepealedBy.js';

/** Says that the library does not have an act, and what replaced it. */
export function MissingAct({ act }: { act: NamedAct }) {
  const repeal = repealLine(act);
  return (
    <Callout tone="caution" title={messages.act.missing(act.title)} className="site-act-missing">
      {repeal !== '' && (
        <>
          {repeal} <RepealedBy record={act} />
        </>
      )}
    </Callout>
  );
}
