import { Stack } from '@headnote/ui/layout';
import { RadioGroup } from '@headnote/ui/radio';
import { useSyncExternalStore, type RefObject } from 'react';
import { widths, type Choice, type Width } from './choice.js';
import { hostNames, type HostName } from './hosts/host-names.js';
import { messages } from './messages.js';
import { StageFacts } from './StageFacts.js';
import type { StageState } from './use-stage.js';
import { entryOf } from './widget-entries.js';

const { stage: texts } = messages;

const never = () => () => {};
const isTrue = () => true;
const isFalse = () => false;

interface StageProps {
  readonly choice: Choice;
  readonly onChange: (change: Partial<Choice>) => void;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Address of the sample page. */
  readonly address: string;
  readonly state: StageState;
}

/** The widget in a sample page, with what was measured there. */
export function Stage({ choice, onChange, frame, address, state }: StageProps) {
  const { widget, host, width } = choice;
  // A frame that comes with the page is ready before anybody listens.
  const isHydrated = useSyncExternalStore(never, isTrue, isFalse);
  return (
    <Stack as="section" gap={12} className="site-widgets__stage" aria-labelledby="widgets-stage">
      <h2 id="widgets-stage" className="hn-visually-hidden">
        {texts.heading}
      </h2>
      <div className="site-widgets__pages hn-no-print">
        <RadioGroup
          inline
          label={texts.page}
          options={hostNames.map((value) => ({ value, label: texts.hosts[value] }))}
          value={host}
          onValueChange={(value) => onChange({ host: value as HostName })}
        />
        <RadioGroup
          inline
          label={texts.width}
          options={widths.map((value) => ({ value, label: value === 'full' ? texts.full : value }))}
          value={width}
          onValueChange={(value) => onChange({ width: value as Width })}
        />
      </div>
      <p className="site-widgets__note hn-muted hn-text-ui">{texts.about[host]}</p>
      {isHydrated ? (
        <iframe
          // A new element for a new address: the browser's history keeps the pages of the reader only.
          key={address}
          ref={frame}
          className="site-widgets__frame"
          src={address}
          title={texts.frame(entryOf(widget).title, texts.hosts[host])}
          {...(host === 'no-script' && { sandbox: 'allow-same-origin' })}
        />
      ) : (
        <div className="site-widgets__frame" />
      )}
      <StageFacts state={state} host={host} needsConsent={choice.options['consent'] === 'required'} />
    </Stack>
  );
}
