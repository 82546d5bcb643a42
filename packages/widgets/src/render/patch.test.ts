import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jsx, type Drawn } from './jsx-runtime.js';
import { patch } from './patch.js';
import { createRoot } from './react-dom-client.js';

let parent: HTMLElement;

beforeEach(() => {
  parent = document.body.appendChild(document.createElement('main'));
  return () => parent.remove();
});

const draw = (view: Drawn): void => patch(parent, view);

describe('what a view becomes', () => {
  it('draws elements, text, numbers, lists and functions, and nothing for what is left out', () => {
    const Name = ({ first }: { readonly first?: unknown }): Drawn => ['Dear ', String(first), 0];
    draw([null, false, undefined, true, '', jsx('p', { children: jsx(Name, { first: 'Asha' }) })]);
    expect(parent.innerHTML).toBe('<p>Dear Asha0</p>');
  });

  it('writes attributes as React does', () => {
    const view = {
      className: 'a',
      tabIndex: -1,
      'aria-busy': false,
      hidden: false,
      title: undefined,
      dateTime: '2025',
    };
    draw(jsx('time', view));
    expect(parent.innerHTML).toBe('<time class="a" tabindex="-1" aria-busy="false" datetime="2025"></time>');
    draw(jsx('time', { title: 't', hidden: true }));
    expect(parent.innerHTML).toBe('<time hidden="true" title="t"></time>');
  });

  it('never reads text as markup', () => {
    draw(jsx('p', { children: '<b>', title: '"><script>' }));
    expect(parent.querySelector('b,script')).toBeNull();
    expect(parent.textContent).toBe('<b>');
  });

  it('calls the newest listener, and none that was taken away', () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    draw(jsx('button', { onClick: first }));
    draw(jsx('button', { onClick: second }));
    parent.querySelector('button')?.click();
    draw(jsx('button', {}));
    parent.querySelector('button')?.click();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('hands over a new element once', () => {
    const ref = vi.fn<(node: Node) => void>();
    draw(jsx('p', { ref }));
    draw(jsx('p', { ref, title: 't' }));
    expect(ref.mock.calls).toEqual([[parent.firstChild]]);
  });
});

describe('what stays when a view changes', () => {
  it('keeps an element with its focus when neighbours come and go', () => {
    const view = (mark: Drawn): Drawn => [jsx('h2', {}), mark, jsx('button', {}), mark];
    draw(view(null));
    const button = parent.querySelector('button');
    button?.focus();
    draw(view(jsx('i', {})));
    draw(view(['a', jsx('i', {})]));
    draw(view(null));
    expect(parent.querySelector('button')).toBe(button);
    expect((parent.getRootNode() as Document).activeElement).toBe(button);
    expect(parent.innerHTML).toBe('<h2></h2><button></button>');
  });

  it('replaces an element of another type', () => {
    draw(jsx('p', { children: 'a' }));
    draw(jsx('ul', { children: 'b' }));
    expect(parent.innerHTML).toBe('<ul>b</ul>');
  });

  it('makes any list of any other', () => {
    let seed = 1;
    const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const piece = (): Drawn =>
      [null, 'text', jsx('i', { id: String(random(3)) }), jsx('b', { children: ['x', null, 'y'][random(3)] })][
        random(4)
      ];
    for (let round = 0; round < 300; round++) {
      const view = Array.from({ length: random(6) }, piece);
      draw(view);
      const fresh = document.createElement('main');
      patch(fresh, view);
      expect(parent.innerHTML).toBe(fresh.innerHTML);
    }
  });
});

describe('a root', () => {
  it('gives the error of a view to its owner, is empty then, and can be used again', () => {
    const onUncaughtError = vi.fn<(error: unknown) => void>();
    const root = createRoot(parent, { onUncaughtError });
    root.render(jsx('p', {}));
    const fault = new Error('fault');
    const Broken = (): Drawn => {
      throw fault;
    };
    root.render([jsx('p', {}), jsx(Broken, {})]);
    expect(onUncaughtError.mock.calls).toEqual([[fault]]);
    expect(parent.innerHTML).toBe('');
    root.render(jsx('p', {}));
    expect(parent.innerHTML).toBe('<p></p>');
    root.unmount();
    expect(parent.innerHTML).toBe('');
  });
});
