import { AREA } from '@headnote/core/config';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadScreens } from './preload-screens.js';

describe('preloadScreens', () => {
  const about = vi.fn(() => Promise.resolve({}));
  const layout = vi.fn(() => Promise.reject(new TypeError('gone')));
  const welcome = vi.fn(() => Promise.resolve({}));
  let idle: () => void = () => undefined;
  let stop: () => void = () => undefined;

  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (work: () => void) => {
      idle = work;
      return 1;
    });
    vi.stubGlobal('cancelIdleCallback', vi.fn());
    document.body.innerHTML =
      '<a id="about" href="/about?x=1"><span>About</span></a><a id="else" href="https://blog.example/about">E</a><b>No link</b>';
    stop = preloadScreens([
      { path: 'about', lazy: about },
      { path: AREA, lazy: { Component: layout }, children: [{ path: 'welcome', lazy: welcome }] },
    ]);
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it.each(['pointerover', 'focusin'])('loads the screen of a link once, on %s', (name) => {
    for (const selector of ['#about span', '#about', '#else', 'b'])
      document.querySelector(selector)?.dispatchEvent(new Event(name, { bubbles: true }));
    expect(about).toHaveBeenCalledOnce();
    // Code that does not load reloads no page on which a reader may be typing.
    expect(about).toHaveBeenCalledWith(null);
    stop();
  });

  it('passes over a screen that the router has loaded already', () => {
    const reported = vi.fn();
    window.addEventListener('error', reported);
    const loaded = { Component: undefined } as unknown as { Component: () => Promise<never> };
    const end = preloadScreens([{ path: AREA, lazy: loaded, children: [{ path: 'welcome', lazy: welcome }] }]);
    expect(idle).not.toThrow();
    expect(welcome).toHaveBeenCalledOnce();
    end();
    window.removeEventListener('error', reported);
    expect(reported).not.toHaveBeenCalled();
  });

  it('loads the member area once the page is idle; a failure is nobody’s', () => {
    expect(welcome).not.toHaveBeenCalled();
    idle();
    expect(layout).toHaveBeenCalledOnce();
    expect(welcome).toHaveBeenCalledOnce();
  });
});
