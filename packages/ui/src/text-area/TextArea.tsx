import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react';
import { cx } from '../internal/cx.js';
import { countedEnd, FieldFrame, splitField, useField, useTypedText, type FieldProps } from '../text-field/index.js';

export interface TextAreaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'> {
  /** Content at the end of the label line. */
  labelEnd?: ReactNode;
  /** Maximum number of characters. A counter shows how many are used; longer text is not cut. Default: no counter. */
  countTo?: number | undefined;
  /** Number of lines at first. The box grows with its text up to `maxRows`. Default `4`. */
  rows?: number | undefined;
  /** Number of lines after which the box scrolls. Default `12`. */
  maxRows?: number | undefined;
  /** Ref to the text area element. */
  ref?: Ref<HTMLTextAreaElement | null> | undefined;
}

/**
 * Text field for several lines, which grows with its text. `className` goes to the outer element, other attributes to
 * the text area.
 *
 * - **Do** set `rows` to the length of a usual answer.
 * - **Don’t** use it for a single line: that is `TextField`.
 */
export function TextArea(props: TextAreaProps) {
  const { own, attributes } = splitField(props);
  const { labelEnd, countTo, rows = 4, maxRows = 12, className, ref, ...area } = attributes;
  const field = useField({ ...own, id: area.id, 'aria-describedby': area['aria-describedby'] });
  const { text, attributes: value } = useTypedText<HTMLTextAreaElement>(area, field.value);
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => box.current, []);
  useLayoutEffect(() => {
    if (box.current) grow(box.current, rows, maxRows);
  }, [text, rows, maxRows]);
  return (
    <FieldFrame
      field={field}
      label={own.label}
      labelEnd={countedEnd({ labelEnd, text, countTo })}
      hint={own.hint}
      disabledReason={own.disabledReason}
      className={className}
    >
      <textarea
        {...area}
        {...value}
        {...field.control}
        ref={box}
        rows={rows}
        readOnly={own.disabledReason ? true : area.readOnly}
        className={cx('hn-field__input', 'hn-text-area')}
      />
    </FieldFrame>
  );
}

// Uses `rows` instead of a height: server-rendered HTML then needs no style attribute, and zoom works.
function grow(box: HTMLTextAreaElement, rows: number, maxRows: number) {
  box.rows = rows;
  while (box.rows < maxRows && box.scrollHeight > box.clientHeight) box.rows += 1;
}
