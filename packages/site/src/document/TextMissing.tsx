import { Callout } from '@headnote/ui/callout';
import { messages } from './messages.js';

/** Replaces the text of an act when its source has none. */
export function TextMissing() {
  return (
    <Callout tone="caution" title={messages.missingText.title}>
      {messages.missingText.text}
    </Callout>
  );
}
