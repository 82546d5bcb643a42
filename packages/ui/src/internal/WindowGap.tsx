/** Space of rows that are not rendered. A script sets its size: a content policy may forbid style attributes. */
export function WindowGap({ size }: { size: number }) {
  if (size <= 0) return null;
  return <div ref={(gap) => gap?.style.setProperty('block-size', `${size}px`)} role="presentation" />;
}
