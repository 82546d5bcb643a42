import type { CaptchaSnapshot } from '@headnote/core/captcha';
import { useRef, useState } from 'react';
import { Icon, refreshIcon, volumeIcon } from '../icon/index.js';
import { IconButton } from '../icon-button/index.js';
import { useLabels } from '../labels/index.js';

/** Box of fixed size for the picture, with buttons for another picture and for the sound. */
export function CaptchaPicture({ snapshot, onReload }: { snapshot: CaptchaSnapshot; onReload: () => void }) {
  const labels = useLabels();
  const { status, challenge } = snapshot;
  const [brokenUrl, setBrokenUrl] = useState('');
  const isBroken = status === 'failed' || challenge?.imageUrl === brokenUrl;
  const isLoading = status === 'loading' || status === 'empty';
  return (
    <div className="hn-captcha__row">
      <div className="hn-captcha__box" aria-busy={isLoading}>
        {challenge && !isBroken && (
          <img
            key={challenge.id}
            src={challenge.imageUrl}
            alt={challenge.imageText || labels.captchaPicture}
            referrerPolicy="no-referrer"
            onError={() => setBrokenUrl(challenge.imageUrl)}
          />
        )}
        <output className={isBroken ? 'hn-captcha__failed' : 'hn-visually-hidden'}>
          {isBroken ? labels.captchaFailed : isLoading ? labels.loading : ''}
        </output>
      </div>
      <IconButton
        name={labels.anotherPicture}
        icon={<Icon shape={refreshIcon} />}
        onClick={onReload}
        busy={isLoading}
      />
      {challenge?.soundUrl !== undefined && !isBroken && <SoundButton url={challenge.soundUrl} />}
    </div>
  );
}

/** Plays the characters. Loads the sound when it is pressed. */
function SoundButton({ url }: { url: string }) {
  const labels = useLabels();
  const sound = useRef<HTMLAudioElement>(null);
  const [isFailed, setFailed] = useState(false);
  const play = () => void sound.current?.play().catch(() => setFailed(true));
  return (
    <>
      <IconButton name={labels.hearCharacters} icon={<Icon shape={volumeIcon} />} onClick={play} />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Its words would be the answer. */}
      <audio ref={sound} src={url} preload="none" onPlaying={() => setFailed(false)} />
      <output className={isFailed ? 'hn-captcha__failed' : undefined}>{isFailed && labels.soundFailed}</output>
    </>
  );
}
