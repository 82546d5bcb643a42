import type { CaseBrief } from '@headnote/core/contract';
import { LaterLine } from '../../citator/LaterLine.js';
import { TargetList } from '../../citator/TargetList.js';
import { briefLine } from '../../citator/citation-words.js';
import { messages } from './messages.js';

/** The judgments with the parties that were typed. */
export function NamesAnswer({ cases }: { cases: readonly CaseBrief[] }) {
  return (
    <>
      <p className="hn-muted">{messages.names}</p>
      <TargetList targets={cases} lineOf={briefLine} />
      {cases.map(({ id, later }) => later && <LaterLine key={id} later={later} />)}
    </>
  );
}
