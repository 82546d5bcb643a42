import './codes.css';
import { pairOfCode, pairOfProvision } from '@headnote/core/codes';
import { TextLink } from '@headnote/ui/link';
import { codesPath } from '../../links/codes-path.js';
import { messages } from './messages.js';

interface PairLineProps {
  /** The code, by its short name: `IPC`. */
  readonly act: string;
  /** The section that is being read; empty before the first one. */
  readonly number: string;
}

/** What the other code has in place of the section that is being read, with the way to both texts. Its height is that of every section. */
export function PairLine({ act, number }: PairLineProps) {
  const codes = pairOfCode(act);
  if (codes === undefined) return null;
  const pair = number === '' ? undefined : pairOfProvision(act, number);
  const isOld = codes.old === act;
  const key = isOld ? number : (pair?.row.old[0] ?? `+${number}`);
  return (
    <aside className="site-pair-line hn-no-print" aria-label={messages.pairLine.label}>
      {pair && (
        <>
          <strong>{lineOf(pair.places, pair.otherAct, isOld)}</strong>
          <span className="site-pair-line__kind">
            {pair.places.length > 0 && messages.kindNames[pair.kind]}
            {pair.places.length === 0 && pair.compare.length > 0 && messages.compare(pair.compare.join(', '))}
          </span>
        </>
      )}
      <TextLink className="site-pair-line__link" href={codesPath(codes.name, pair === undefined ? '' : key)}>
        {pair === undefined ? messages.heading : messages.pairLine.sideBySide}
      </TextLink>
    </aside>
  );
}

function lineOf(places: readonly string[], otherAct: string, isOld: boolean): string {
  const words = messages.pairLine;
  if (places.length === 0) return isOld ? words.noNew(otherAct) : words.noOld(otherAct);
  return (isOld ? words.now : words.was)(places.join(', '), otherAct);
}
