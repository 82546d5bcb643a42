const CIRCLE = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z';

/** A circle with an exclamation mark, or with a tick. */
export function AlertSign({ isGood }: { readonly isGood?: boolean }) {
  return <Sign line={CIRCLE + (isGood ? 'M16 9l-5.5 5.5L8 12' : 'M12 8v4M12 16h.01')} />;
}

/** Two arrows in a circle. */
export function RoundSign() {
  return <Sign line="M3 12a9 9 0 0 1 15.7-6.3L21 8M21 3v5h-5M21 12a9 9 0 0 1-15.7 6.3L3 16M8 16H3v5" />;
}

/** Draws a path of a 24 px grid. Its strokes are in the style sheet. */
export function Sign({ line }: { readonly line: string }) {
  return (
    <svg className="hnw-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={line} />
    </svg>
  );
}
