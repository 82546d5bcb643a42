/** What was sent as a figure, also as text; undefined for what is none: nothing, an empty text, no number, no end. */
export function figureOf(sent: unknown): number | undefined {
  if (typeof sent !== 'number' && (typeof sent !== 'string' || sent.trim() === '')) return undefined;
  const figure = Number(sent);
  return Number.isFinite(figure) ? figure : undefined;
}
