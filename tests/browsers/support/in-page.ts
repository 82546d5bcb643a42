// What runs in the page: finds parts as a reader names them, also inside open shadow roots. testing-library/dom knows the roles and names.
import type * as TestingLibrary from '@testing-library/dom';

/** A text, or a part of it in small or capital letters. `exact`: the whole text as it is. */
export type Words =
  { readonly text: string; readonly exact: boolean } | { readonly source: string; readonly flags: string };

/** One step to a part, below what the steps before it found. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: Words }
  | { readonly by: 'label'; readonly words: Words }
  | { readonly by: 'text'; readonly words: Words }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'nth'; readonly nth: number };

/** What is known of the first visible part. */
export interface Found {
  /** How many parts there are; only visible ones count. */
  readonly count: number;
  readonly text: string;
  readonly value: string;
  /** Attribute that was asked for. */
  readonly attribute: string;
  readonly isChecked: boolean;
  readonly hasFocus: boolean;
  /** Box in the window, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where to click, or what keeps a reader from clicking there. */
export interface Target {
  readonly x: number;
  readonly y: number;
  readonly obstacle: string;
}

/** Functions that a page has after `tools` was evaluated in it. */
export interface PageTools {
  look(steps: readonly Step[], attribute: string): Found;
  aim(steps: readonly Step[]): Target;
  focus(steps: readonly Step[]): boolean;
  choose(steps: readonly Step[], label: string): string;
  give(steps: readonly Step[], file: { readonly name: string; readonly base64: string }): boolean;
  problems(): string;
}

/** Makes the tools. Its text is evaluated in the page after the library, so it uses nothing from outside. */
export function makeTools(): void {
  const { queryAllByRole, queryAllByLabelText } = (globalThis as never as { TestingLibraryDom: typeof TestingLibrary })
    .TestingLibraryDom;
  type Root = Document | ShadowRoot | Element;

  const seen: string[] = [];
  addEventListener('error', (event) => seen.push(event.message));
  addEventListener('unhandledrejection', (event) => seen.push(String(event.reason)));

  function rootsIn(root: Root): Root[] {
    const inner = [root, ...root.querySelectorAll('*')].flatMap((one) =>
      one instanceof Element && one.shadowRoot ? rootsIn(one.shadowRoot) : [],
    );
    return [root, ...inner];
  }

  const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

  function matcherOf(words: Words): (text: string | null) => boolean {
    if ('source' in words) {
      const pattern = new RegExp(words.source, words.flags);
      return (text) => pattern.test(plain(text));
    }
    const wanted = words.exact ? plain(words.text) : plain(words.text).toLowerCase();
    return (text) => (words.exact ? plain(text) === wanted : plain(text).toLowerCase().includes(wanted));
  }

  /** Names lose the spaces at the edges of inner elements in the library, so texts are compared without any. */
  function namesOf(words: Words): (name: string) => boolean {
    if ('source' in words) return matcherOf(words);
    const matches = matcherOf({ ...words, text: words.text.replace(/\s+/g, '') });
    return (name) => matches(name.replace(/\s+/g, ''));
  }

  const FIELDS = 'input, select, textarea, [role]';
  const SILENT = 'script, style, noscript, template, title';

  /** The innermost elements with a text. */
  function withText(root: Root, matches: (text: string | null) => boolean): Element[] {
    return [...root.querySelectorAll('*')].filter(
      (element) =>
        matches(element.textContent) &&
        !element.matches(SILENT) &&
        ![...element.children].some((child) => matches(child.textContent)),
    );
  }

  function below(root: Root, step: Exclude<Step, { by: 'nth' }>): Element[] {
    if (step.by === 'css') return [...root.querySelectorAll(step.selector)];
    if (step.by === 'text') return withText(root, matcherOf(step.words));
    const container = root as never as HTMLElement;
    if (step.by === 'label') return queryAllByLabelText(container, matcherOf(step.words), { selector: FIELDS });
    return queryAllByRole(container, step.role, step.name ? { name: namesOf(step.name) } : {});
  }

  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]') && width > 0 && height > 0
    );
  };

  function find(steps: readonly Step[]): Element[] {
    let found: Root[] = [document];
    for (const step of steps) {
      if (step.by === 'nth') {
        found = found.slice(step.nth, step.nth + 1);
        continue;
      }
      const all = found.flatMap(rootsIn).flatMap((root) => below(root, step));
      found = [...new Set(all)].filter(isVisible);
    }
    return found as Element[];
  }

  const hasFocus = (element: Element): boolean =>
    (element.getRootNode() as Document | ShadowRoot).activeElement === element;

  /** What is at a point, through open shadow roots. */
  function at(x: number, y: number): Element | null {
    let element = document.elementFromPoint(x, y);
    for (let root = element?.shadowRoot; root; root = element?.shadowRoot) {
      const inner = root.elementFromPoint(x, y);
      if (!inner || inner === element) break;
      element = inner;
    }
    return element;
  }

  const nameOf = (element: Element | null): string =>
    element ? `<${element.localName} class="${element.getAttribute('class') ?? ''}">` : 'nothing';

  const tools: PageTools = {
    look(steps, attribute) {
      const found = find(steps);
      const [first] = found as HTMLInputElement[];
      const { x, y, width, height } = first?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
      return {
        count: found.length,
        text: plain(first?.innerText ?? ''),
        value: first?.value ?? '',
        attribute: first?.getAttribute(attribute) ?? '',
        isChecked: first?.checked ?? false,
        hasFocus: first !== undefined && hasFocus(first),
        x,
        y,
        width,
        height,
      };
    },
    aim(steps) {
      const [element] = find(steps);
      if (!element) return { x: 0, y: 0, obstacle: 'it is not there' };
      if (element.matches(':disabled, [aria-disabled=true]')) return { x: 0, y: 0, obstacle: 'it is disabled' };
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // A link over two lines has two boxes.
      const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = at(x, y);
      const isFree =
        hit !== null &&
        [element, ...((element as HTMLInputElement).labels ?? [])].some(
          (one) => one.contains(hit) || hit.contains(one),
        );
      return { x, y, obstacle: isFree ? '' : `${nameOf(hit)} covers it` };
    },
    focus(steps) {
      const [element] = find(steps) as HTMLElement[];
      element?.focus();
      return element !== undefined && hasFocus(element);
    },
    choose(steps, label) {
      const [list] = find(steps) as HTMLSelectElement[];
      const option = [...(list?.options ?? [])].find(({ text }) => text === label);
      if (!list || !option) return '';
      list.value = option.value;
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
      return list.value;
    },
    give(steps, { name, base64 }) {
      let [field] = find(steps) as HTMLInputElement[];
      // A field of files is often hidden behind its button.
      const last = steps.at(-1);
      if (!field && last?.by === 'css')
        field = (steps.length > 1 ? find(steps.slice(0, -1)) : [document as Root])
          .flatMap(rootsIn)
          .map((root) => root.querySelector<HTMLInputElement>(last.selector))
          .find((one) => one !== null)!;
      if (!field) return false;
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name));
      field.files = transfer.files;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      return true;
    },
    problems: () => seen.join('\n'),
  };
  Object.assign(globalThis, { pageTools: tools });
}
