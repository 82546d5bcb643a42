/** Elements that can be pressed or typed into. */
const PRESSED =
  'button, a[href], select, textarea, summary, input:not([type=hidden]), [role=button], [role=gridcell] > [role=button]';

/** Edges and centres fall between pixels. */
const ROUNDING = 1;

/** A target that is too small: its description and its size in px. */
export interface SmallTarget {
  readonly what: string;
  readonly width: number;
  readonly height: number;
}

/** The required sizes: `large` selects targets that need 44 px; all others need 24. */
export interface TouchDemands {
  readonly large: string;
  readonly pressed: string;
  readonly rounding: number;
}

/** The requirements for all parts. */
export const demands = (large: string): TouchDemands => ({ large, pressed: PRESSED, rounding: ROUNDING });

/** Runs in the page: finds targets that are too small. */
export function smallTargets({ large, pressed, rounding }: TouchDemands): SmallTarget[] {
  const small: SmallTarget[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
    if (!isTarget(element)) continue;
    const needed = element.matches(large) ? 44 : 24;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const at = element.getBoundingClientRect();
    // The skip link is above the page until the keyboard reaches it.
    if (at.bottom <= 0) continue;
    const { width, height } = reachOf(element, needed);
    // Under an open surface nothing is pressed.
    if (width === 0 && height === 0) continue;
    if (Math.min(width, height) >= needed - rounding) continue;
    const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.className);
    small.push({ what: `${element.localName} "${name.slice(0, 40)}" needs ${needed}`, width, height });
  }
  return small;

  /** Visible, enabled, and not a link inside a sentence, which is as high as its line. */
  function isTarget(element: HTMLElement): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (
      element.matches(':disabled') ||
      element.closest('[inert], [aria-hidden=true], .hn-visually-hidden, .sb-wrapper')
    )
      return false;
    // Words of a text.
    if (element.matches('.hn-link, .hn-understood button')) return false;
    if (element.localName !== 'a' || !getComputedStyle(element).display.startsWith('inline')) return true;
    const around = element.closest('p, li, dd, td, .hn-field__line, .hn-document, output') ?? element.parentElement;
    return around?.textContent.trim() === element.textContent.trim();
  }

  /** The size in px around the element's centre that a finger hits, at most `needed`. */
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
