// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawForm, find } from './bound-form.suite.js';
import { bindEvents } from './dom.js';
import { createForm, required } from './index.js';

const user = userEvent.setup({ delay: null });

/** Opens a form that `bindEvents` reads but never renders. */
function open(markOn?: 'click' | 'submit') {
  const element = drawForm([
    { name: 'city', label: 'City', kind: 'text', prefix: 'City' },
    { name: 'country', label: 'Country', kind: 'select' },
  ]);
  const onSubmit = vi.fn(() => Promise.resolve());
  const form = createForm({ fields: { city: { rules: [required] }, country: { initial: '5' } }, onSubmit });
  const stop = bindEvents(element, form, { markOn });
  return { element, form, stop, onSubmit, city: find(element, 'input'), country: find(element, 'select') };
}

describe('bindEvents', () => {
  afterEach(() => document.body.replaceChildren());

  it('reports input, clicks, submissions and the page’s prefix to the form, and does not change the page', async () => {
    const { element, form, city, onSubmit } = open();
    const before = element.outerHTML;
    await user.click(find(element, 'button'));
    expect(form.getSnapshot().errors.city).toBe('City must not be blank!');
    expect(element.outerHTML).toBe(before);
    city.focus();
    await user.keyboard('Pune{Enter}');
    expect(onSubmit.mock.calls).toEqual([[{ city: 'Pune', country: '5' }, expect.anything()]]);
  });

  it('ignores clicks when markOn is submit', async () => {
    const { form, city } = open('submit');
    await user.click(city);
    expect(form.getSnapshot().isSubmitted).toBe(false);
  });

  it('keeps a value that the page cannot show yet', async () => {
    const { element, form, country } = open();
    await user.selectOptions(country, '12');
    form.change('country', '7');
    country.replaceChildren(new Option('Choose', ''));
    await user.click(find(element, 'button'));
    expect(form.getSnapshot().values.country).toBe('7');
  });

  it.each(['form', 'page'])('a reset of the %s clears autofilled values', (cleared) => {
    const { form, element, city } = open();
    city.value = 'Pune';
    (cleared === 'form' ? form : element).reset();
    expect(city.value).toBe('');
  });

  it.each(['pointerup', 'pointercancel'])('verifies a field left by a press only after %s', async (end) => {
    const verify = vi.fn(() => Promise.resolve('wrong'));
    const element = drawForm([{ name: 'code', label: 'Code', kind: 'text' }]);
    const form = createForm({ fields: { code: { verify } }, onSubmit: () => Promise.resolve() });
    bindEvents(element, form);
    find(element, 'input').focus();
    await user.keyboard('w7k');
    document.dispatchEvent(new Event('pointerdown'));
    find(element, 'input').blur();
    await new Promise((resolve) => setTimeout(resolve));
    expect(verify).not.toHaveBeenCalled();
    document.dispatchEvent(new Event(end));
    await vi.waitFor(() => expect(form.getSnapshot().errors.code).toBe('wrong'));
    expect(verify).toHaveBeenCalledOnce();
  });

  it('handles no event after it is stopped', async () => {
    const { form, city, stop } = open();
    stop();
    city.focus();
    await user.keyboard('Pune');
    await user.click(city);
    expect(form.getSnapshot()).toMatchObject({ isSubmitted: false, values: { city: '' } });
  });
});
