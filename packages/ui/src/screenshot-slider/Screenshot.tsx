import { useState } from 'react';
import { circleExclamationIcon, Icon } from '../icon/index.js';
import { figureOf } from '../internal/figure-of.js';
import { useLabels } from '../labels/index.js';

/** Screenshot of the product. */
export interface ScreenshotPicture {
  /** Address of the picture. */
  src: string;
  /** Alternative text. */
  alt: string;
  /** Natural width in px. With the height, it reserves the space while the picture loads. */
  width: number;
  /** Natural height in px. */
  height: number;
  /** Caption below the picture. Default none. */
  caption?: string | undefined;
}

/** Picture with a caption. When it fails to load, its alternative text takes its place. */
export function Screenshot({ picture, isFirst }: { picture: ScreenshotPicture; isFirst: boolean }) {
  const labels = useLabels();
  const { src, alt, width, height, caption } = picture;
  const [failed, setFailed] = useState<string>();
  return (
    <figure className="hn-screenshot">
      {!src || failed === src ? (
        <p className="hn-screenshot__failed">
          <Icon shape={circleExclamationIcon} size={20} />
          {labels.pictureFailed}: {alt}
        </p>
      ) : (
        <img
          className="hn-screenshot__picture"
          src={src}
          alt={alt}
          width={figureOf(width)}
          height={figureOf(height)}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
      {caption && <figcaption className="hn-screenshot__caption">{caption}</figcaption>}
    </figure>
  );
}
