/** Letters of a beginning. */
const LENGTH = 2;

/**
 * The first two letters of each phrase of the table. `phrases` have the form of the table; no adverb (`~`) may be
 * among the first letters.
 */
export function phraseHeads(phrases: string): ReadonlySet<string> {
  let at = 0;

  function alternatives(): Set<string> {
    const heads = new Set<string>();
    for (;;) {
      for (const head of sequence()) heads.add(head);
      if (phrases[at] !== '|') return heads;
      at += 1;
    }
  }

  function sequence(): Set<string> {
    let heads = new Set(['']);
    while (at < phrases.length && phrases[at] !== '|' && phrases[at] !== ')') {
      const next = part();
      const joined = new Set<string>();
      for (const head of heads) {
        if (head.length >= LENGTH) joined.add(head);
        else for (const more of next) joined.add((head + more).slice(0, LENGTH));
      }
      heads = joined;
    }
    return heads;
  }

  function part(): Set<string> {
    const isGroup = phrases[at] === '(';
    at += isGroup ? (phrases.startsWith('(?:', at) ? 3 : 1) : 0;
    const heads = isGroup ? alternatives() : new Set([(phrases[at] ?? '').toLowerCase()]);
    at += 1;
    if (phrases[at] === '?') {
      heads.add('');
      at += 1;
    }
    return heads;
  }

  return alternatives();
}
