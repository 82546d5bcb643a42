/** The room of rows that are not drawn. Its size is written by script: a content policy may forbid style attributes. */
export function WindowGap({ size }: { size: number }) {
  if (size <= 0) return null;
  return <div ref={(gap) => gap?.style.setProperty('block-size', `${size}px`)} role="presentation" />;
}
