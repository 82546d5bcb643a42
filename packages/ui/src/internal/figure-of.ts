/** Reads a finite number from a number or a text; undefined for anything else. */
export function figureOf(sent: unknown): number | undefined {
  if (typeof sent !== 'number' && (typeof sent !== 'string' || sent.trim() === '')) return undefined;
  const figure = Number(sent);
  return Number.isFinite(figure) ? figure : undefined;
}
