import { box } from '../parts/box.js';
import type { InquiryLabels } from './messages.js';
import type { CaptchaState, InquiryMachine } from './types.js';

interface CaptchaSlotProps {
  readonly captcha: CaptchaState;
  readonly machine: InquiryMachine;
  readonly labels: InquiryLabels;
}

/** The place of the picture: reserved from the start, filled by the code of the captcha. */
export function CaptchaSlot({ captcha, machine, labels }: CaptchaSlotProps) {
  const { part, phase } = captcha;
  return (
    <div {...box('captcha')} aria-busy={phase === 'loading'}>
      {part ? (
        <part.View captcha={captcha} onReload={machine.reload} onHear={machine.hear} />
      ) : (
        <div {...box('picture')}>
          <output>{phase === 'failed' ? labels.captchaFailed : phase === 'waiting' ? labels.captchaLoads : ''}</output>
        </div>
      )}
      {!part && phase === 'failed' && (
        <button {...box('button')} type="button" onClick={machine.reload}>
          {labels.captchaRetry}
        </button>
      )}
    </div>
  );
}
