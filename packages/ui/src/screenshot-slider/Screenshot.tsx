import { useState } from 'react';
import { circleExclamationIcon, Icon } from '../icon/index.js';
import { figureOf } from '../internal/figure-of.js';
import { useLabels } from '../labels/index.js';

/** A picture of the product. */
export interface ScreenshotPicture {
  src: string;
  /** What it shows, for those who cannot see it. */
  alt: string;
  /** Own width in px; with the height it keeps the room until the picture has come. */
  width: number;
  /** Own height in px. */
  height: number;
  /** Stands below it. */
  caption?: string | undefined;
}

/** One picture with its line below. Where it does not come, its words stand in its room. */
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
