import type { PairKind } from '@headnote/core/codes';
import { dashIcon, type IconShape, noteIcon, splitIcon } from '@headnote/ui/icon';

/** The sign of what became of a section. */
export const kindIcons: Readonly<Record<PairKind, IconShape>> = {
  same: { line: 'M5 9h14M5 15h14' },
  changed: noteIcon,
  moved: { line: 'M5 5v6a3 3 0 0 0 3 3h11M15 10l4 4-4 4', mirrors: true },
  joined: { line: 'M12 12V3M8 7l4-4 4 4M12 12c0 5-7 4-7 9M12 12c0 5 7 4 7 9' },
  split: splitIcon,
  dropped: { line: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM7 17 17 7' },
  repealed: dashIcon,
  new: { line: 'M5 12h14M12 5v14' },
};
