import { Fragment, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../internal/cx.js';
import type { TypedRun } from '../internal/typed-runs.js';
import { typedWordRuns } from '../internal/typed-word-runs.js';
import { fillBoxIcon, historyIcon, Icon } from '../icon/index.js';
import { TreatmentFlag } from '../treatment-flag/index.js';
import type { SuggestionRow } from './suggestion-row.js';

export interface SuggestionRowsProps {
  rows: readonly SuggestionRow[];
  /** Typed text, to mark in the names. */
  typed: string;
  /** Index of the row that Enter opens; -1 for none. */
  active: number;
  idOf: (index: number) => string;
  onPoint: (index: number) => void;
  onPick: (row: SuggestionRow) => void;
  onFill: (row: SuggestionRow) => void;
}

/** The rows in their groups, each under its heading. */
export function SuggestionRows({ rows, ...rest }: SuggestionRowsProps) {
  const groups = [...Map.groupBy(rows, ({ group }) => group)];
  let before = 0;
  return groups.map(([heading, own]) => {
    const first = before;
    before += own.length;
    const headingId = `${rest.idOf(first)}-heading`;
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options of a list is no fieldset
      <div key={heading} role="group" aria-labelledby={headingId} className="hn-suggestions__group">
        <div id={headingId} role="presentation" className="hn-suggestions__heading">
          {heading}
        </div>
        {own.map((row, at) => (
          <Row key={row.id} row={row} index={first + at} {...rest} />
        ))}
      </div>
    );
  });
}

type RowProps = Omit<SuggestionRowsProps, 'rows'> & { row: SuggestionRow; index: number };

/** A link, so that a click with a modifier key opens another tab; the field keeps the focus and the keys. */
function Row({ row, index, typed, active, idOf, onPoint, onPick, onFill }: RowProps) {
  const { look, lead, words, detail, note, warning, href } = row;
  const ref = useRef<HTMLAnchorElement>(null);
  const isActive = index === active;
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPick(row);
  };
  return (
    <a
      ref={ref}
      id={idOf(index)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a select is no link
      role="option"
      tabIndex={-1}
      href={href}
      aria-selected={isActive}
      className={cx('hn-suggestion', `hn-suggestion--${look}`, isActive && 'hn-suggestion--active')}
      onPointerMove={() => onPoint(index)}
      onClick={onClick}
    >
      {look === 'search' && <Icon shape={historyIcon} size={16} className="hn-suggestion__sign" />}
      {lead && <span className="hn-suggestion__lead">{marked(typedWordRuns(lead, typed))}</span>}
      <span className="hn-suggestion__words">{partiesOf(words, typed)}</span>
      {(detail ?? warning ?? note) !== undefined && (
        <span className="hn-suggestion__facts">
          {detail && <span className="hn-suggestion__detail">{detail}</span>}
          {warning && <TreatmentFlag treatment={warning} className="hn-suggestion__flag" />}
          {note && <span className="hn-suggestion__note">{note}</span>}
        </span>
      )}
      {/* For the thumb; with keys it is the arrow to the right. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span
        aria-hidden="true"
        className="hn-suggestion__fill"
        onClick={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onFill(row);
        }}
      >
        <Icon shape={fillBoxIcon} size={16} />
      </span>
    </a>
  );
}

/** A name with the v between two parties in italics. Where both do not fit, the party without typed letters is cut first. */
function partiesOf(words: string, typed: string): ReactNode {
  const parties = words.split(/ v\.? /);
  return parties.map((party, index) => {
    const runs = typedWordRuns(party, typed);
    return (
      <Fragment key={index}>
        {index > 0 && <i className="hn-versus hn-suggestion__versus"> v </i>}
        <span
          className={cx('hn-suggestion__party', runs.some(({ isTyped }) => isTyped) && 'hn-suggestion__party--typed')}
        >
          {marked(runs)}
        </span>
      </Fragment>
    );
  });
}

const marked = (runs: readonly TypedRun[]): ReactNode =>
  runs.map(({ text, isTyped }, at) =>
    isTyped ? (
      <b key={at} className="hn-suggestion__typed">
        {text}
      </b>
    ) : (
      text
    ),
  );
