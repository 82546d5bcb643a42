// oxlint-disable typescript/await-thenable -- in some runs the linter does not see that `expect.element` returns a promise
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleCaptcha } from '../captcha-field/captcha.fixtures.js';
import '../styles.css';
import { createEveryForm, EveryField, filled } from './every-field.fixtures.js';

/** Time in ms for which a finger or a mouse button stays down. */
const PRESS_MS = 150;

describe('Form with every kind of field, with real key presses', () => {
  let root: Root;
  let form: ReturnType<typeof createEveryForm>;
  const onSubmit = vi.fn<(values: object) => void>();

  beforeEach(async () => {
    onSubmit.mockClear();
    const captcha = sampleCaptcha();
    form = createEveryForm(captcha, onSubmit);
    root = createRoot(document.body.appendChild(document.createElement('main')));
    root.render(
      <StrictMode>
        <EveryField form={form} captcha={captcha} />
      </StrictMode>,
    );
    await expect.element(page.getByRole('button', { name: 'Send' })).toBeEnabled();
    await expect.element(page.getByRole('img', { name: /picture/i })).toBeInTheDocument();
  });

  afterEach(() => {
    root.unmount();
    document.body.replaceChildren();
  });

  const value = (name: string) => form.getSnapshot().values[name];
  const type = async (field: HTMLElement | SVGElement, keys: string) => {
    (field as HTMLElement).focus();
    await userEvent.keyboard(keys);
  };
  const field = (role: 'textbox' | 'combobox', name: string) => page.getByRole(role, { name, exact: true }).element();
  const send = () => type(page.getByRole('button', { name: 'Send' }).element(), '{Enter}');
  const pick = async (name: string, keys: string, option: string) => {
    await type(field('combobox', name), keys);
    await userEvent.click(page.getByRole('option', { name: option }));
  };

  async function fillAll() {
    await type(field('textbox', 'Party'), filled.party);
    await type(page.getByLabelText('Password', { exact: true }).element(), filled.password);
    await type(field('textbox', 'Code'), filled.code);
    await type(field('textbox', 'Comment'), filled.comment);
    await userEvent.selectOptions(field('combobox', 'State'), filled.state);
    await pick('Judge', 'ash', 'Ashok Rao');
    await type(field('combobox', 'Act'), filled.act);
    await pick('Bench', 'ash', 'Asha Iyengar');
    await pick('Bench', 'ash', 'Ashok Rao');
    await userEvent.click(page.getByText('Newest first'));
    await type(field('textbox', 'Characters in the picture'), filled.captcha);
    await userEvent.click(page.getByText('Send alerts'));
    await userEvent.click(page.getByText('I accept the terms'));
  }

  it('submits what is typed and selected', async () => {
    await fillAll();
    await vi.waitFor(() => expect(form.getSnapshot().values).toEqual(filled), { timeout: 3000 });
    await send();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(filled));
  });

  it('marks each invalid field and removes the mark when it is filled', async () => {
    await send();
    await vi.waitFor(() => expect(document.activeElement).toBe(field('textbox', 'Party')));
    for (const name of ['Judge', 'Act', 'Bench'])
      await expect.element(page.getByText(`${name} must not be blank!`)).toBeVisible();
    await fillAll();
    await vi.waitFor(() => expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['judge', () => field('combobox', 'Judge')],
    ['bench', () => field('combobox', 'Bench')],
  ])('focuses %s when it is the first invalid field', async (name, wanted) => {
    Object.entries(filled).forEach(([other, text]) => other !== name && form.change(other, text));
    await send();
    await vi.waitFor(() => expect(document.activeElement).toBe(wanted()), { timeout: 3000 });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows values from a server and clears them on reset', async () => {
    Object.entries(filled).forEach(([name, text]) => form.change(name, text));
    await expect.element(page.getByRole('combobox', { name: 'Judge' })).toHaveValue('Ashok Rao');
    await expect.element(page.getByRole('combobox', { name: 'Act' })).toHaveValue('Evidence');
    await expect.element(page.getByRole('button', { name: 'Remove Asha Iyengar' })).toBeVisible();
    expect(form.getSnapshot().values).toEqual(filled);
    form.reset();
    await vi.waitFor(() => expect(document.querySelectorAll('.hn-token')).toHaveLength(0));
    await expect.element(page.getByRole('combobox', { name: 'Judge' })).toHaveValue('');
    await expect.element(page.getByRole('combobox', { name: 'Act' })).toHaveValue('');
    await userEvent.click(page.getByText('Send alerts'));
    expect({ ...form.getSnapshot().values, alerts: false }).toEqual({ ...filled, ...blank });
  });

  it('clears on reset text that never became a value', async () => {
    await type(field('combobox', 'Judge'), 'xyz');
    form.reset();
    await expect.element(page.getByRole('combobox', { name: 'Judge' })).toHaveValue('');
  });

  it('submits at the first press when the error line about a name that is not in the list appears', async () => {
    Object.entries(filled).forEach(([name, text]) => form.change(name, text));
    form.change('judge', '');
    await type(field('combobox', 'Judge'), 'x');
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await vi.waitFor(() => expect(document.activeElement).toBe(field('combobox', 'Judge')), { timeout: 3000 });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('registers a long press that removes an error line above the pressed button', async () => {
    await send();
    await type(field('textbox', 'Characters in the picture'), filled.captcha);
    const alerts = page.getByRole('switch', { name: 'Send alerts' });
    const before = alerts.element().getBoundingClientRect().top;
    await userEvent.click(page.getByText('Send alerts'), { delay: PRESS_MS });
    await expect.element(alerts).toBeChecked();
    await vi.waitFor(() => expect(alerts.element().getBoundingClientRect().top).toBeLessThan(before));
  });

  it('does not submit while a token field contains text that is not a token', async () => {
    Object.entries(filled).forEach(([name, text]) => form.change(name, text));
    const bench = field('combobox', 'Bench');
    await type(bench, 'Laksh');
    await send();
    await expect.element(page.getByText('Choose one from the list')).toBeVisible();
    await vi.waitFor(() => expect(document.activeElement).toBe(bench));
    expect(onSubmit).not.toHaveBeenCalled();
    await type(bench, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    await send();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });

  it('does not submit a name that is not in the list', async () => {
    await fillAll();
    await type(field('combobox', 'Judge'), 'x');
    expect(value('judge')).toBe('');
    await send();
    await vi.waitFor(() => expect(document.activeElement).toBe(field('combobox', 'Judge')));
    expect(onSubmit).not.toHaveBeenCalled();
    await type(field('combobox', 'Judge'), '{Backspace}');
    await pick('Judge', '{Backspace}', 'Ashok Rao');
    await send();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(filled));
  });
});

const blank = Object.fromEntries(
  Object.entries(filled).map(([name, text]) => [name, typeof text === 'string' ? '' : false]),
);
