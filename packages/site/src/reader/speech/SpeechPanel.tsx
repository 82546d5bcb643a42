import '../pdf/transfer.css';
import { Button } from '@headnote/ui/button';
import { messages } from '../work/messages.js';
import type { Speech } from './speech.js';

// In the same file as the buttons: both are needed at the same time, and no earlier.
export { speakText } from './speak-text.js';

/** Pause, go on and stop, while the text is read aloud. */
export function SpeechPanel({ speech: { state, pause, resume, stop } }: { readonly speech: Speech }) {
  if (state === 'silent') return null;
  const isPaused = state === 'paused';
  return (
    <fieldset className="site-transfer site-speech hn-no-print" aria-label={messages.reading}>
      <Button size="small" onClick={isPaused ? resume : pause}>
        {isPaused ? messages.resumeReading : messages.pauseReading}
      </Button>
      <Button variant="quiet" size="small" onClick={stop}>
        {messages.stopReading}
      </Button>
    </fieldset>
  );
}
