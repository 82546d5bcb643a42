/** What can be pressed or written in. */
const PRESSED =
  'button, a[href], select, textarea, summary, input:not([type=hidden]), [role=button], [role=gridcell] > [role=button]';

/** Edges fall between pixels, and so does the middle that is measured from. */
const ROUNDING = 1;

/** A target that a thumb misses: what it is, and how many px of it a finger has. */
export interface SmallTarget {
  readonly what: string;
  readonly width: number;
  readonly height: number;
}

/** What is asked of a page; `large` selects what needs 44 px, the rest needs 24. */
export interface TouchDemands {
  readonly large: string;
  readonly pressed: string;
  readonly rounding: number;
}

/** The demands of all parts. */
export const demands = (large: string): TouchDemands => ({ large, pressed: PRESSED, rounding: ROUNDING });

/** Runs in the page: what can be pressed and is smaller than it has to be. */
export function smallTargets({ large, pressed, rounding }: TouchDemands): SmallTarget[] {
  const small: SmallTarget[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
    if (!isTarget(element)) continue;
    const needed = element.matches(large) ? 44 : 24;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const at = element.getBoundingClientRect();
    // The skip link waits above the page for the keyboard.
    if (at.bottom <= 0) continue;
    const { width, height } = reachOf(element, needed);
    if (Math.min(width, height) >= needed - rounding) continue;
    const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.className);
    small.push({ what: `${element.localName} "${name.slice(0, 40)}" needs ${needed}`, width, height });
  }
  return small;

  /** Seen, in use, and no link in the middle of a sentence, which is as high as its line. */
  function isTarget(element: HTMLElement): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (
      element.matches(':disabled') ||
      element.closest('[inert], [aria-hidden=true], .hn-visually-hidden, .sb-wrapper')
    )
      return false;
    // Words of a text, wherever it stands.
    if (element.matches('.hn-link')) return false;
    if (element.localName !== 'a' || !getComputedStyle(element).display.startsWith('inline')) return true;
    const around = element.closest('p, li, dd, td, .hn-field__line, .hn-document, output') ?? element.parentElement;
    return around?.textContent.trim() === element.textContent.trim();
  }

  /** How far a finger still meets the element on both sides of its middle, in px, no more than `needed`. */
  function reachOf(element: HTMLElement, needed: number): { width: number; height: number } {
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const meets = (atX: number, atY: number) => {
      const met = document.elementFromPoint(atX, atY);
      const label = met?.closest('label');
      return met !== null && (element.contains(met) || (label !== null && label?.control === element));
    };
    const reach = (stepX: number, stepY: number) => {
      let px = 0;
      while (px < needed / 2 && meets(x + stepX * (px + 0.5), y + stepY * (px + 0.5))) px += 1;
      return px;
    };
    return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) };
  }
}
