import type { EmbedAnswer } from '@headnote/core/embed';

/** How serious an answer is, for its colour and sign: a found case that is overruled is never `good`. */
export type Tone = 'good' | 'many' | 'warn' | 'bad' | 'open';

/** The tone of each answer. */
export function toneOf(answer: EmbedAnswer): Tone {
  if (answer === 'found') return 'good';
  if (/ambiguous|names|provision/.test(answer) && !/differs/.test(answer)) return 'many';
  if (/doubted|differs|incomplete/.test(answer)) return 'warn';
  return /held|unread/.test(answer) ? 'open' : 'bad';
}

const RING = 'M8 2a6 6 0 1 0 0 12 6 6 0 1 0 0-12';

const paths: Record<Tone, string> = {
  good: `${RING}M5.5 8l2 2 3.5-4`,
  many: 'M6 4h8M6 8h8M6 12h8M2.5 4h.5M2.5 8h.5M2.5 12h.5',
  warn: 'M8 2.5l6.5 11h-13zM8 7v3M8 11.6v.4',
  bad: `${RING}M4 12l8-8`,
  open: `${RING}M6.4 6.4q.2-1.4 1.6-1.4t1.6 1.4q0 .9-1.6 1.7v.9M8 11v.3`,
};

/** The sign of an answer. Its name stands beside it, so it has none of its own. */
export function Sign({ tone }: { readonly tone: Tone }) {
  return (
    <svg className="hnw-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[tone]} />
    </svg>
  );
}
