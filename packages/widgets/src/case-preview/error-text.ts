import type { CasePreviewLabels } from './messages.js';

/** The sentence for a failed request. */
export function errorText(error: unknown, labels: CasePreviewLabels): string {
  const { code } = Object(error) as { code?: unknown };
  return code === 'quota' || code === 'config' ? labels[code] : labels.error;
}
