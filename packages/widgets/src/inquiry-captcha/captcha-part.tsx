import type { InquiryEmbed } from '@headnote/core/embed';
import { sharedSheet } from '../element/style-sheets.js';
import { box } from '../parts/box.js';
import type { CaptchaPart, CaptchaViewProps } from '../inquiry-form/types.js';
import css from './captcha.css?inline';
import { captchaMessages as labels } from './messages.js';
import { playWave } from './play-wave.js';

/** Creates what a form needs of the calls of one library. */
export function createCaptchaPart(embed: InquiryEmbed): CaptchaPart {
  return {
    send: (inquiry, { signal, proof }) => {
      const { captchaCode = '', captchaId = '', consent = false } = proof ?? {};
      return embed.inquiry({ ...inquiry, captchaCode, captchaId, consent, signal });
    },
    read: (signal) => embed.captcha({ signal }),
    play: async (id, signal) => playWave((await embed.captchaSound({ id, signal })).wav, signal),
    View: CaptchaView,
  };
}

const AGAIN = 'M3 12a9 9 0 0 1 15.7-6.3L21 8M21 3v5h-5M21 12a9 9 0 0 1-15.7 6.3L3 16M8 16H3v5';
const SPEAKER =
  'M11 4.7a.7.7 0 0 0-1.2-.5L6.4 7.6A1.4 1.4 0 0 1 5.4 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.4a1.4 1.4 0 0 1 1 .4l3.4 3.4a.7.7 0 0 0 1.2-.5zM16 9a5 5 0 0 1 0 6M19.4 18.4a9 9 0 0 0 0-12.8';

/** The picture as an inline SVG, and the buttons for another one and for the spoken form. */
function CaptchaView({ captcha, onReload, onHear }: CaptchaViewProps) {
  const { challenge, phase, sound } = captcha;
  const isShown = challenge && phase !== 'failed';
  return (
    <>
      <div {...box('picture')} ref={adoptStyles}>
        {isShown && (
          <svg
            className="hnw-drawing"
            viewBox={`0 0 ${challenge.width} ${challenge.height}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a page may forbid image addresses
            role="img"
            aria-label={labels.picture}
          >
            <path className="hnw-lines" d={challenge.lines} />
            <path d={challenge.characters} />
          </svg>
        )}
        <output {...box(phase === 'ready' ? 'hidden' : 'picture-text')}>
          {phase === 'failed' ? labels.failed : phase === 'loading' && labels.loading}
        </output>
      </div>
      <IconButton name={labels.another} line={AGAIN} isBusy={phase === 'loading'} onPress={onReload} />
      {isShown && <IconButton name={labels.hear} line={SPEAKER} isBusy={sound === 'loading'} onPress={onHear} />}
      <output {...box('sound')}>{sound === 'failed' && labels.soundFailed}</output>
    </>
  );
}

/** Gives an element's shadow root the styles of the picture. A React host loads them with the form's style sheet. */
function adoptStyles(element: HTMLElement | null): void {
  const root = element?.getRootNode();
  const sheet = sharedSheet(css);
  if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

interface IconButtonProps {
  readonly name: string;
  readonly line: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function IconButton({ name, line, isBusy, onPress }: IconButtonProps) {
  return (
    <button {...box('icon-button')} type="button" aria-label={name} aria-disabled={isBusy} onClick={onPress}>
      <svg className="hnw-sign" viewBox="0 0 24 24" aria-hidden="true">
        <path d={line} />
      </svg>
    </button>
  );
}
