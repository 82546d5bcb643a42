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
  /** Address of the picture for dark pages, of the same size. Default: `src`. */
  darkSrc?: string | undefined;
  /** Picture for pages below 600 px, where a whole screen would be too small to read. Default: the same picture. */
  narrow?: Pick<ScreenshotPicture, 'src' | 'darkSrc' | 'width' | 'height'> | undefined;
  /** Caption below the picture. Default none. */
  caption?: string | undefined;
  /** Short name, for the list of pictures. Give one to every picture or to none. */
  name?: string | undefined;
}

const NARROW = '(max-width: 599px)';
const DARK = '(prefers-color-scheme: dark)';

const sizeOf = ({ width, height }: Pick<ScreenshotPicture, 'width' | 'height'>) => ({
  width: figureOf(width),
  height: figureOf(height),
});

/** Picture with a caption. When it fails to load, its alternative text takes its place. */
export function Screenshot({ picture, isEager }: { picture: ScreenshotPicture; isEager: boolean }) {
  const labels = useLabels();
  const { src, darkSrc, narrow, alt, width, height, caption } = picture;
  const [failed, setFailed] = useState<string>();
  return (
    <figure className="hn-screenshot">
      {!src || failed === src ? (
        <p className="hn-screenshot__failed">
          <Icon shape={circleExclamationIcon} size={20} />
          {labels.pictureFailed}: {alt}
        </p>
      ) : (
        <picture>
          {narrow?.darkSrc && <source {...sizeOf(narrow)} srcSet={narrow.darkSrc} media={`${NARROW} and ${DARK}`} />}
          {narrow && <source {...sizeOf(narrow)} srcSet={narrow.src} media={NARROW} />}
          {darkSrc && <source srcSet={darkSrc} media={DARK} />}
          <img
            className="hn-screenshot__picture"
            src={src}
            alt={alt}
            {...sizeOf({ width, height })}
            loading={isEager ? 'eager' : 'lazy'}
            decoding="async"
            onError={() => setFailed(src)}
          />
        </picture>
      )}
      {caption && <figcaption className="hn-screenshot__caption">{caption}</figcaption>}
    </figure>
  );
}
