import type { Carousel, CarouselState } from '@headnote/core/machines';
import { Button, buttonClass } from '../button/index.js';
import { chevronLeftIcon, chevronRightIcon, Icon, pauseIcon, playIcon, type IconShape } from '../icon/index.js';
import { useLabels } from '../labels/index.js';

export interface CarouselControlsProps {
  carousel: Carousel;
  state: CarouselState;
  /** The carousel has autoplay and needs a button to stop it. */
  canMove: boolean;
  /** Names of the slides, one for each dot. Default: the dots have numbers. */
  names?: readonly string[] | undefined;
}

/**
 * Buttons of a carousel: stop or start, one dot per page, previous and next. Renders nothing when every slide is
 * visible.
 */
export function CarouselControls({ carousel, state, canMove, names }: CarouselControlsProps) {
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
          className="hn-carousel__play"
          icon={<Icon shape={isPlaying ? pauseIcon : playIcon} />}
          aria-label={isPlaying ? labels.stopAutoplay : labels.startAutoplay}
          // Focus stops autoplay, so a press that moved the focus here would stop it and its click would start it
          // again.
          onMouseDown={(event) => event.preventDefault()}
          onClick={isPlaying ? carousel.pause : carousel.play}
        />
      )}
      <span className="hn-carousel__dots">
        {Array.from({ length: pages }, (_, at) => (
          <button
            key={at}
            type="button"
            className="hn-carousel__dot"
            aria-label={names ? undefined : labels.slidesShown(...rangeOf(at))}
            aria-current={at === page ? 'true' : undefined}
            onClick={() => carousel.go(at)}
          >
            {names && (
              <span className="hn-visually-hidden">
                <span className="hn-carousel__figure">{at + 1}</span> {names[at]}
              </span>
            )}
          </button>
        ))}
      </span>
      <ArrowButton shape={chevronLeftIcon} name={labels.previous} isOff={!canPrevious} onPress={carousel.previous} />
      <ArrowButton shape={chevronRightIcon} name={labels.next} isOff={!canNext} onPress={carousel.next} />
    </div>
  );
}

interface ArrowButtonProps {
  shape: IconShape;
  name: string;
  /** There is no page in this direction. The button keeps its focus. */
  isOff: boolean;
  onPress: () => void;
}

function ArrowButton({ shape, name, isOff, onPress }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass({ size: 'small', iconOnly: true })}
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      <Icon shape={shape} className="hn-carousel__arrow" />
    </button>
  );
}
