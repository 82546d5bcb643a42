import type { Carousel, CarouselState } from '@headnote/core/machines';
import { Button } from '../button/index.js';
import { chevronLeftIcon, chevronRightIcon, Icon, pauseIcon, playIcon } from '../icon/index.js';
import { useLabels } from '../labels/index.js';

export interface CarouselControlsProps {
  carousel: Carousel;
  state: CarouselState;
  /** It can move by itself, so it has a button for that. */
  canMove: boolean;
}

/** The buttons of a carousel: stop or start, one dot a page, back and on. Nothing where everything is shown at once. */
export function CarouselControls({ carousel, state, canMove }: CarouselControlsProps) {
  const labels = useLabels();
  const { pages, page, visible, count, isPlaying, canPrevious, canNext } = state;
  if (pages < 2) return null;
  const rangeOf = (at: number): [string, string, string] => {
    const from = Math.min(at * visible, count - visible);
    return [String(from + 1), String(from + visible), String(count)];
  };
  return (
    <div className="hn-carousel__controls">
      {canMove && (
        <Button
          size="small"
          variant="quiet"
          icon={<Icon shape={isPlaying ? pauseIcon : playIcon} />}
          aria-label={isPlaying ? labels.stopMoving : labels.startMoving}
          onClick={isPlaying ? carousel.pause : carousel.play}
        />
      )}
      <span className="hn-carousel__dots">
        {Array.from({ length: pages }, (_, at) => (
          <button
            key={at}
            type="button"
            className="hn-carousel__dot"
            aria-label={labels.slidesShown(...rangeOf(at))}
            aria-current={at === page ? 'true' : undefined}
            onClick={() => carousel.go(at)}
          />
        ))}
      </span>
      <Button
        size="small"
        icon={<Icon shape={chevronLeftIcon} className="hn-carousel__arrow" />}
        aria-label={labels.previous}
        aria-disabled={!canPrevious || undefined}
        onClick={carousel.previous}
      />
      <Button
        size="small"
        icon={<Icon shape={chevronRightIcon} className="hn-carousel__arrow" />}
        aria-label={labels.next}
        aria-disabled={!canNext || undefined}
        onClick={carousel.next}
      />
    </div>
  );
}
