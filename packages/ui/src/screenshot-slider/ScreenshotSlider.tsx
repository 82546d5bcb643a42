import { Carousel } from '../carousel/index.js';
import { cx } from '../internal/cx.js';
import { listOf } from '../internal/list-of.js';
import { Screenshot, type ScreenshotPicture } from './Screenshot.js';

export interface ScreenshotSliderProps {
  /** Pictures in order. */
  pictures: readonly ScreenshotPicture[];
  /** Accessible name of the slider. */
  label: string;
  /** Time in ms that a picture is shown. Default: no autoplay. */
  autoplayMs?: number | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Screenshots of the product, one at a time, each with its own aspect ratio. The first follows the last.
 *
 * - **Do** describe in `alt` what the screenshot shows.
 * - **Don’t** put text into a picture that is not on the page.
 */
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
