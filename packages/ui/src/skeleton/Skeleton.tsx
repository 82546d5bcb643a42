import { cx } from '../internal/cx.js';
import { useLabels } from '../labels/index.js';

export interface SkeletonProps {
  /** Content to imitate: rows of judgments, of acts, of latest cases, or lines of text. Default `case`. */
  shape?: 'case' | 'act' | 'latest' | 'text' | undefined;
  /** Number of rows or paragraphs. Default `3`. */
  count?: number | undefined;
  /** Leaves space for check boxes. Default `false`. */
  selectable?: boolean | undefined;
  /** Extra class names for the outer element. */
  className?: string | undefined;
}

/**
 * Placeholder with the layout of the content that is loading, so that nothing moves when it arrives. Screen readers
 * hear `Loading` once.
 *
 * - **Do** choose the shape and the number of rows that will arrive.
 * - **Don’t** use it for actions: that is a busy `Button`.
 */
export function Skeleton({ shape = 'case', count = 3, selectable = false, className }: SkeletonProps) {
  const labels = useLabels();
  const Shape = (shapes as Partial<typeof shapes>)[shape] ?? CaseShape;
  return (
    <div className={cx('hn-skeleton', `hn-skeleton--${shape}`, className)}>
      <output className="hn-visually-hidden">{labels.loading}</output>
      {Array.from({ length: count }, (_, index) => (
        <Shape key={index} selectable={selectable} />
      ))}
    </div>
  );
}

const shapes = { case: CaseShape, act: ActShape, latest: LatestShape, text: TextShape };

interface ShapeProps {
  selectable: boolean;
}

function CaseShape({ selectable }: ShapeProps) {
  return (
    <div className="hn-row" aria-hidden="true">
      <div className={cx('hn-row__grid', selectable && 'hn-row__grid--selectable')}>
        {/* On a phone it stands above the rest. If it came last, a slow page would push the rest down. */}
        <RowEnd />
        {selectable && (
          <div className="hn-row__select">
            <Bar size="box" />
          </div>
        )}
        <div className="hn-row__head">
          <Bar size="title" />
          <Bar size="line" />
        </div>
        <span className="hn-chips hn-row__chips">
          <Bar size="chip" />
          <Bar size="chip" />
          <Bar size="chip" />
        </span>
        <div className="hn-row__context">
          <div className="hn-skeleton__context">
            <Bar size="context" />
            <Bar size="context" />
          </div>
        </div>
      </div>
    </div>
  );
}

function ActShape() {
  return (
    <div className="hn-row" aria-hidden="true">
      <div className="hn-act">
        <Bar size="title" />
        <div className="hn-act__facts">
          <Bar size="date" />
        </div>
      </div>
    </div>
  );
}

function RowEnd() {
  return (
    <div className="hn-row__end">
      <Bar size="date" />
      <Bar size="short" />
    </div>
  );
}

function LatestShape() {
  return (
    <div className="hn-skeleton__latest" aria-hidden="true">
      <Bar size="date" />
      <span>
        <Bar size="title" />
        <Bar size="line" />
      </span>
      <Bar size="short" />
    </div>
  );
}

function TextShape() {
  return (
    <div className="hn-skeleton__text" aria-hidden="true">
      <Bar size="law" />
      <Bar size="law" />
      <Bar size="law" />
      <Bar size="law-end" />
    </div>
  );
}

function Bar({ size }: { size: string }) {
  return <span className={`hn-bone hn-bone--${size}`} />;
}
