import { formatIndianNumber } from '@headnote/core/format';
import { Inline } from '@headnote/ui/layout';
import type { HostName } from './hosts/host-names.js';
import { messages } from './messages.js';
import type { StageState } from './use-stage.js';

const { stage: texts } = messages;

/** A shift below this is not visible. */
const NO_SHIFT = 0.001;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const rounded = (value: number): string => formatIndianNumber(Math.round(value));

interface StageFactsProps {
  readonly state: StageState;
  readonly host: HostName;
  readonly needsConsent: boolean;
}

/** What was measured in the sample page, or why nothing was. */
export function StageFacts({ state, host, needsConsent }: StageFactsProps) {
  const { phase, code = '', event } = state;
  const waiting = needsConsent ? texts.waits : texts.loading;
  const line = host === 'no-script' ? texts.noScript : phase === 'error' ? texts.failed(code) : waiting;
  return (
    <div className="site-widgets__facts">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not contain a list */}
      <div role="status">
        {phase === 'ready' ? <FactList {...state} /> : <p>{line}</p>}
        {event !== undefined && <p className="site-widgets__event">{texts.event(event)}</p>}
      </div>
    </div>
  );
}

function FactList({ facts, readyMs = 0, shift = 0, stored }: StageState) {
  if (!facts || !stored) return null;
  const isStill = shift < NO_SHIFT;
  const lines = [
    texts.scripts(kilobytes(facts.scriptBytes), facts.scripts),
    facts.dataMs === undefined
      ? texts.ready(rounded(readyMs))
      : texts.data(kilobytes(facts.dataBytes), rounded(facts.dataMs)),
    isStill ? texts.shift('0') : `${texts.shift(shift.toFixed(3))} – ${texts.reserve(rounded(facts.height))}`,
    texts.stored(stored.cookies, stored.keys),
    texts.others(facts.others),
  ];
  return (
    <Inline
      as="ul"
      gap={24}
      rowGap={4}
      align="stretch"
      className="site-list site-widgets__fact-list"
      aria-label={texts.facts}
    >
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Inline>
  );
}
