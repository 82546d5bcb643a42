import { createForm, required } from '@headnote/core/validation';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../checkbox/index.js';
import { Select } from '../select/index.js';
import { TextField } from '../text-field/index.js';
import { Form, FormMessage, SubmitButton, useFormField } from './index.js';

afterEach(cleanup);

const create = (onSubmit = vi.fn(() => Promise.resolve())) =>
  createForm({ fields: { city: { prefix: 'City', rules: [required] }, country: { initial: '5' } }, onSubmit });

describe('Form', () => {
  it('makes the browser ask before the page closes with unsaved changes', async () => {
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    render(
      <Form form={create()} guardsUnsaved>
        <TextField label="City" dataName="city" />
      </Form>,
    );
    expect(leave()).toBe(true);
    await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'M');
    expect(leave()).toBe(false);
    await userEvent.clear(screen.getByRole('textbox', { name: 'City' }));
    expect(leave()).toBe(true);
  });

  it('rerenders only the changed field', async () => {
    const form = create();
    const rendered = vi.fn();
    function Spy({ name }: { name: string }) {
      useFormField(name);
      rendered(name);
      return null;
    }
    render(
      <Form form={form}>
        <Spy name="country" />
        <TextField label="City" dataName="city" />
      </Form>,
    );
    const before = rendered.mock.calls.length;
    await userEvent.type(screen.getByLabelText('City'), 'Pune');
    expect(form.getSnapshot().values.city).toBe('Pune');
    expect(rendered.mock.calls.length).toBe(before);
  });

  it('keeps the value of a select whose options load later', async () => {
    const form = create();
    const draw = (options: { value: string; label: string }[]) => (
      <StrictMode>
        <Form form={form}>
          <Select label="Country" dataName="country" options={options} isLoading={options.length === 0} />
          <SubmitButton>Send</SubmitButton>
        </Form>
      </StrictMode>
    );
    const { rerender } = render(draw([]));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    act(() => form.change('country', '7'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(form.getSnapshot().values.country).toBe('7');
    rerender(
      draw([
        { value: '5', label: 'India' },
        { value: '7', label: 'Nepal' },
      ]),
    );
    expect(screen.getByLabelText('Country')).toHaveValue('7');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'India');
    expect(form.getSnapshot().values.country).toBe('5');
  });

  it('keeps text typed before hydration, and cannot be submitted before', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    const form = create(onSubmit);
    const page = (
      <Form form={form}>
        <TextField label="City" dataName="city" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    );
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(page);
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    const field = screen.getByLabelText<HTMLInputElement>('City');
    field.value = 'Pune';
    const onRecoverableError = vi.fn();
    const root = await act(() => hydrateRoot(host, page, { onRecoverableError }));
    expect(screen.getByLabelText('City')).toHaveValue('Pune');
    expect(form.getSnapshot().values.city).toBe('Pune');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
    host.remove();
  });

  it('D6: submits and shows a value that the browser filled in without an event', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    render(
      <Form form={create(onSubmit)}>
        <TextField label="City" dataName="city" />
        <SubmitButton>Send</SubmitButton>
      </Form>,
    );
    screen.getByLabelText<HTMLInputElement>('City').value = 'Pune';
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ city: 'Pune', country: '5' }, expect.anything());
    expect(screen.getByLabelText('City')).toHaveValue('Pune');
  });

  it('clears a box with one click after the application ticked it', async () => {
    const form = createForm({ fields: { remember: { initial: false } }, onSubmit: () => Promise.resolve() });
    render(
      <Form form={form} markOn="submit">
        <Checkbox label="Remember me" dataName="remember" />
      </Form>,
    );
    act(() => form.change('remember', true));
    expect(screen.getByRole('checkbox')).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(form.getSnapshot().values.remember).toBe(false);
  });

  it('clears a value that the browser filled in without an event', () => {
    const form = create();
    render(
      <Form form={form}>
        <TextField label="City" dataName="city" />
      </Form>,
    );
    screen.getByLabelText<HTMLInputElement>('City').value = 'Pune';
    act(() => form.reset());
    expect(screen.getByLabelText('City')).toHaveValue('');
  });

  it('shows the server’s message as text', async () => {
    const form = createForm({ fields: {}, onSubmit: () => Promise.resolve({ message: '<b>Refused.</b>' }) });
    render(
      <Form form={form}>
        <FormMessage />
      </Form>,
    );
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await act(() => form.submit());
    expect(screen.getByRole('alert')).toHaveTextContent('<b>Refused.</b>');
  });

  it('leaves no listener or element behind after 200 mounts', () => {
    const added = vi.spyOn(EventTarget.prototype, 'addEventListener');
    const form = create();
    const before = document.querySelectorAll('*').length;
    let listeners = 0;
    const subscribe = form.subscribe;
    const counted: typeof form = {
      ...form,
      subscribe(listener) {
        listeners += 1;
        const stop = subscribe(listener);
        return () => {
          listeners -= 1;
          stop();
        };
      },
    };
    for (let visit = 0; visit < 200; visit += 1) {
      render(
        <Form form={counted} guardsUnsaved>
          <TextField label="City" dataName="city" />
          <FormMessage />
          <SubmitButton>Send</SubmitButton>
        </Form>,
      ).unmount();
    }
    cleanup();
    expect(document.querySelectorAll('*').length).toBe(before);
    expect(listeners).toBe(0);
    const ends = added.mock.calls.map(([, , options]) => (options as { signal?: AbortSignal } | undefined)?.signal);
    expect(ends.filter((signal) => signal !== undefined).length).toBeGreaterThan(200);
    expect(ends.filter((signal) => signal?.aborted === false)).toEqual([]);
    added.mockRestore();
  });
});
