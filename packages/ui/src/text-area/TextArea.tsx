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
  /** Stands at the right of the label. */
  labelEnd?: ReactNode;
  /** Most characters that the text may have: how many are used is counted beside the label. Nothing is cut. */
  countTo?: number | undefined;
  /** Lines at first; it grows with the text up to `maxRows`. Default 4. */
  rows?: number | undefined;
  /** Lines from which on it scrolls. Default 12. */
  maxRows?: number | undefined;
  ref?: Ref<HTMLTextAreaElement | null> | undefined;
}

/** A box for several lines, which grows with what is typed. `className` goes to the whole, the rest to the box. */
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

// Through `rows` and not through a height: what is drawn on a server needs no style attribute, and zoom stays right.
function grow(box: HTMLTextAreaElement, rows: number, maxRows: number) {
  box.rows = rows;
  while (box.rows < maxRows && box.scrollHeight > box.clientHeight) box.rows += 1;
}
