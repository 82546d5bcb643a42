import type { CSSProperties, ReactNode, Ref } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ErrorBoundary } from './ErrorBoundary.js';

// Runs on React and on Preact's core. A view may use what is tested here; "Write a view" in the package's README lists
// what it must avoid.

let container: HTMLElement;
let root: Root;
let draws = 0;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

/** Draws a view and resolves when it is in the document. */
const draw = (view: ReactNode): Promise<unknown> =>
  new Promise((resolve) =>
    root.render(
      <>
        {view}
        <template key={draws++} ref={(mark) => void (mark && resolve(mark))} />
      </>,
    ),
  );

function get<E extends Element = HTMLElement>(selector: string): E {
  const found = container.querySelector<E>(selector);
  if (!found) throw new Error(`${selector} is not on the page.`);
  return found;
}

const focused = (): Element | null => (container.getRootNode() as Document).activeElement;

describe(`a view on ${import.meta.env['VITE_RENDERER'] ?? 'React'}`, () => {
  it('draws text, numbers, lists and fragments, and skips empty values', async () => {
    const Name = ({ first }: { readonly first: string }): ReactNode => ['Dear ', first, 0];
    await draw([null, false, undefined, true, <p key="p">{<Name first="<b>Asha</b>" />}</p>]);
    expect(get('p').textContent).toBe('Dear <b>Asha</b>0');
    expect(container.querySelector('b')).toBeNull();
  });

  it('connects a label with its field', async () => {
    await draw(
      <>
        <label htmlFor="email">Email</label>
        <input id="email" />
      </>,
    );
    get('label').click();
    expect(focused()).toBe(get('#email'));
  });

  it('sets the attributes that fields need, and removes them', async () => {
    const Field = ({ error }: { readonly error?: string }) => (
      <input
        className="field"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        maxLength={80}
        tabIndex={-1}
        required
        disabled={!error}
        aria-invalid={Boolean(error)}
        aria-describedby={error && 'error'}
        data-state={error ? 'invalid' : 'valid'}
      />
    );
    await draw(<Field error="Enter an email address." />);
    const field = get<HTMLInputElement>('.field');
    const { type, name, autocomplete, inputMode, maxLength, tabIndex, required, disabled } = field;
    expect({ type, name, autocomplete, inputMode, maxLength, tabIndex, required, disabled }).toEqual({
      type: 'email',
      name: 'email',
      autocomplete: 'email',
      inputMode: 'email',
      maxLength: 80,
      tabIndex: -1,
      required: true,
      disabled: false,
    });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe('error');
    await draw(<Field />);
    expect(field.disabled).toBe(true);
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(field.hasAttribute('aria-describedby')).toBe(false);
    expect(field.dataset['state']).toBe('valid');
  });

  it('draws SVG in its namespace', async () => {
    await draw(
      <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M4 4h16v16z" fill="none" stroke="currentColor" />
      </svg>,
    );
    const icon = get<SVGSVGElement>('.icon');
    expect(icon.viewBox.baseVal.width).toBe(24);
    expect(get<SVGPathElement>('path').getTotalLength()).toBeGreaterThan(40);
  });

  it('shows the text of the state while the reader types', async () => {
    let text = '';
    const show = (): Promise<unknown> =>
      draw(
        <input
          value={text}
          onInput={(event) => {
            text = event.currentTarget.value.toUpperCase();
            void show();
          }}
        />,
      );
    await show();
    const field = get<HTMLInputElement>('input');
    await userEvent.type(field, 'scc');
    await vi.waitFor(() => expect(field.value).toBe('SCC'));
    text = '';
    await show();
    expect(field.value).toBe('');
  });

  it('restores the text of the state when a redraw rejects the input', async () => {
    const show = (): Promise<unknown> => draw(<textarea value="kept" onInput={() => void show()} />);
    await show();
    await userEvent.type(get('textarea'), '!');
    await vi.waitFor(() => expect(get<HTMLTextAreaElement>('textarea').value).toBe('kept'));
  });

  it('keeps check boxes, radio buttons and selects equal to the state', async () => {
    const onChange = vi.fn<() => void>();
    const show = (isChosen: boolean): Promise<unknown> =>
      draw(
        <>
          <input type="checkbox" checked={isChosen} onChange={() => (onChange(), void show(isChosen))} />
          <input type="radio" name="court" checked={isChosen} onChange={onChange} />
          <input type="radio" name="court" checked={!isChosen} onChange={onChange} />
          <select value={isChosen ? 'hc' : 'sc'} onChange={onChange}>
            <option value="sc">Supreme Court</option>
            <option value="hc">High Courts</option>
          </select>
        </>,
      );
    const state = (): unknown[] => [
      ...[...container.querySelectorAll('input')].map(({ checked }) => checked),
      get<HTMLSelectElement>('select').value,
    ];
    await show(false);
    expect(state()).toEqual([false, false, true, 'sc']);
    await show(true);
    expect(state()).toEqual([true, true, false, 'hc']);
    get('input').click();
    expect(onChange).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(state()).toEqual([true, true, false, 'hc']));
  });

  it('passes an element to its ref once, and cleans up', async () => {
    const calls: unknown[] = [];
    const cleanedUp = vi.fn<() => void>();
    const listed = (element: HTMLElement | null): void => void calls.push(element);
    const cleaned = (): (() => void) => cleanedUp;
    const held: { current: HTMLHeadingElement | null } = { current: null };
    const Heading = ({ inner }: { readonly inner: Ref<HTMLHeadingElement> }) => <h2 ref={inner}>Cases</h2>;
    const view = (title: string): ReactNode => (
      <section ref={cleaned}>
        <p ref={listed} title={title} />
        <Heading inner={held} />
      </section>
    );
    await draw(view('a'));
    await draw(view('b'));
    const paragraph = get('p');
    expect(calls).toEqual([paragraph]);
    expect(held.current).toBe(get('h2'));
    await draw(null);
    expect(calls).toEqual([paragraph, null]);
    expect(held.current).toBeNull();
    expect(cleanedUp).toHaveBeenCalledTimes(1);
  });

  it('moves elements with their contents when keyed items change places', async () => {
    const view = (ids: string[]): ReactNode => ids.map((id) => <input key={id} id={id} />);
    await draw(view(['a', 'b', 'c']));
    const before = Object.fromEntries(['a', 'b', 'c'].map((id) => [id, get<HTMLInputElement>(`#${id}`)]));
    for (const field of Object.values(before)) field.value = `text of ${field.id}`;
    await draw(view(['c', 'x', 'a', 'b']));
    const after = [...container.querySelectorAll('input')];
    expect(after.map(({ value }) => value)).toEqual(['text of c', '', 'text of a', 'text of b']);
    expect(after.filter(({ id }) => id !== 'x')).toEqual([before['c'], before['a'], before['b']]);
  });

  it('keeps focus on an element when its neighbours come and go', async () => {
    const view = (neighbour: ReactNode): ReactNode => (
      <div>
        <h2>Cases</h2>
        {neighbour}
        <button>Save</button>
        {neighbour}
      </div>
    );
    await draw(view(null));
    const button = get('button');
    button.focus();
    await draw(view(<i />));
    await draw(view([<i key="i" />, 'text']));
    await draw(view(null));
    expect(get('button')).toBe(button);
    expect(focused()).toBe(button);
  });

  it('applies style objects and removes what is gone from them', async () => {
    const styles: CSSProperties & { '--hnw-x': string } = { inlineSize: '40px', color: 'red', '--hnw-x': '1' };
    await draw(<p style={styles} />);
    const { style } = get('p');
    expect([style.inlineSize, style.color, style.getPropertyValue('--hnw-x')]).toEqual(['40px', 'red', '1']);
    await draw(<p style={{ inlineSize: '50px' }} />);
    expect([style.inlineSize, style.color, style.getPropertyValue('--hnw-x')]).toEqual(['50px', '', '']);
  });

  it('calls the newest listener only', async () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    await draw(<button onClick={first}>Save</button>);
    await draw(<button onClick={second}>Save</button>);
    get('button').click();
    await draw(<button>Save</button>);
    get('button').click();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('hears keys, focus, submits and the close of a dialog', async () => {
    const heard: string[] = [];
    const dialog: { current: HTMLDialogElement | null } = { current: null };
    await draw(
      <dialog ref={dialog} onClose={() => heard.push('close')}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            heard.push('submit');
          }}
        >
          <input
            onFocus={() => heard.push('focus')}
            onBlur={() => heard.push('blur')}
            onKeyDown={({ key, currentTarget }) => heard.push(`${key} in ${currentTarget.localName}`)}
          />
        </form>
      </dialog>,
    );
    dialog.current?.showModal();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(heard).toContain('close'));
    expect(heard.filter((entry) => entry !== 'blur')).toEqual([
      'focus',
      'Enter in input',
      'submit',
      'Escape in input',
      'close',
    ]);
  });

  it('draws nothing and reports once after a view has thrown, and draws again in a new root', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('failure');
    const Broken = (): ReactNode => {
      throw failure;
    };
    const view = (child: ReactNode): ReactNode => (
      <ErrorBoundary onError={onError}>
        <p>before</p>
        {child}
      </ErrorBoundary>
    );
    await draw(view(null));
    await draw(view(<Broken />));
    await vi.waitFor(() => expect(container.querySelector('p')).toBeNull());
    expect(onError.mock.calls).toEqual([[failure]]);
    root.unmount();
    root = createRoot(container);
    await draw(view(null));
    expect(get('p').textContent).toBe('before');
    logged.mockRestore();
  });
});
