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
  /** Waits for the reader to start the autoplay. Default `false`. */
  startsPaused?: boolean | undefined;
  /** The slider is below the first screen, so the first picture loads late too. Default `false`. */
  isBelow?: boolean | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Screenshots of the product, one at a time, each with its own aspect ratio. The first follows the last.
 *
 * - **Do** describe in `alt` what the screenshot shows.
 * - **Don’t** put text into a picture that is not on the page.
 */
export function ScreenshotSlider(props: ScreenshotSliderProps) {
  const { pictures, label, autoplayMs, startsPaused, isBelow = false, className } = props;
  return (
    <Carousel
      className={cx('hn-screenshots', className)}
      label={label}
      loops
      autoplayMs={autoplayMs}
      // Only turns the autoplay off at first; the slides still move as the system's setting says.
      reducedMotion={startsPaused ? true : undefined}
      slides={listOf(pictures).map((picture, index) => ({
        id: `${index} ${picture.src}`,
        name: picture.name,
        content: <Screenshot picture={picture} isEager={index === 0 && !isBelow} />,
      }))}
    />
  );
}
