import { Carousel } from '../carousel/index.js';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { Screenshot, type ScreenshotPicture } from './Screenshot.js';

export interface ScreenshotSliderProps {
  pictures: readonly ScreenshotPicture[];
  /** Name of the slider. */
  label: string;
  /** Milliseconds a picture stays; without it nothing moves by itself. */
  autoplayMs?: number | undefined;
  className?: string | undefined;
}

/** Pictures of the product, one at a time, each in the room of its own shape. The last is followed by the first. */
export function ScreenshotSlider({ pictures, label, autoplayMs, className }: ScreenshotSliderProps) {
  return (
    <Carousel
      className={cx('hn-screenshots', className)}
      label={label}
      loops
      autoplayMs={autoplayMs}
      slides={listOf(pictures).map((picture, index) => ({
        id: `${index} ${picture.src}`,
        content: <Screenshot picture={picture} isFirst={index === 0} />,
      }))}
    />
  );
}
