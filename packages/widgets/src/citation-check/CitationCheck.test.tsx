import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Settled } from '../react/hydrate.fixtures.js';
import { brief, source } from './answers.fixtures.js';
import { CitationCheck, type CitationCheckProps } from './CitationCheck.js';

const PDF = new File(['%PDF-1.4 nothing'], 'brief.pdf');

describe('CitationCheck', () => {
  let unmount: (() => void) | undefined;
  afterEach(() => unmount?.());

  function show(props: Partial<CitationCheckProps> = {}) {
    const container = document.body.appendChild(document.createElement('main'));
    const root = createRoot(container);
    unmount = () => {
      root.unmount();
      container.remove();
    };
    const draw = (more: Partial<CitationCheckProps> = {}) =>
      new Promise<void>((resolve) => {
        root.render(
          <Settled onSettled={resolve}>
            <CitationCheck source={source} {...props} {...more} />
          </Settled>,
        );
      });
    void draw();
    const one = <T extends HTMLElement>(selector: string): Promise<T> =>
      vi.waitFor(() => {
        const found = container.querySelector<T>(selector);
        if (!found) throw new Error(`There is no ${selector}.`);
        return found;
      });
    const check = async (text: string) => {
      (await one<HTMLTextAreaElement>('textarea')).value = text;
      (await one('.hnw-start button')).click();
    };
    const drop = async (file: File) => {
      const files = new DataTransfer();
      files.items.add(file);
      const field = await one<HTMLInputElement>('[type=file]');
      field.files = files.files;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    return { one, check, drop, draw };
  }

  it('checks a text with the source, and hands the result to the application', async () => {
    const onChecked = vi.fn<NonNullable<CitationCheckProps['onChecked']>>();
    const { one, check } = show({ onChecked, headingLevel: 3 });
    await check(brief);
    expect((await one('.hnw-sum')).textContent).toBe('4 citations in the pasted text');
    expect((await one('h3')).textContent).not.toBe('');
    await vi.waitFor(() => expect(onChecked).toHaveBeenCalledOnce());
    expect(onChecked.mock.calls[0]?.[0].checked).toHaveLength(4);
  });

  it('tells the application of a failure, and asks the newest source again', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const failure = new Error('The connection failed.');
    const { one, check, draw } = show({ onError, source: { ...source, check: () => Promise.reject(failure) } });
    await check(brief);
    const again = await one('.hnw-error button');
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
    await draw({ source });
    again.click();
    expect((await one('.hnw-sum')).textContent).toBe('4 citations in the pasted text');
  });

  it('reads a PDF with the reader of the application, and says so when there is none', async () => {
    const without = show();
    await without.drop(PDF);
    await vi.waitFor(async () => expect((await without.one('.hnw-problem')).textContent).toMatch(/PDF/));
    unmount?.();
    const { one, drop } = show({ readFile: async () => ({ text: 'See AIR 1980 SC 1789.' }) });
    await drop(PDF);
    expect((await one('.hnw-sum')).textContent).toBe('1 citation in brief.pdf');
  });
});
