import { expect, it, vi } from 'vitest';
import { cityAndTerms, drawForm, find, lines, open, textOf } from './bound-form.suite.js';
import { bindForm } from './dom.js';
import type { SuiteUser } from './form-page.suite.js';
import { createForm, required } from './index.js';

/** Tests which values `bindForm` reads, writes and submits. */
export function describeBoundValues(user: SuiteUser): void {
  it('keeps text typed before the scripts ran, and shows the form’s values in other fields', () => {
    const typed = open((element) => {
      find(element, '[data-name="city"]').value = 'Pune';
    });
    expect(typed.form.getSnapshot().values).toEqual({ city: 'Pune', terms: false });
    const element = drawForm([{ name: 'plan', label: 'Plan', kind: 'text' }]);
    bindForm(element, createForm({ fields: { plan: { initial: '27' } }, onSubmit: () => Promise.resolve() }));
    expect(element.querySelector('input')?.value).toBe('27');
  });

  it('D6: reads values that the browser autofilled without an event', async () => {
    const { form, control, onSubmit, element } = open((own) => {
      find(own, '[data-name="terms"]').checked = true;
    });
    control('city').value = 'Pune';
    element.requestSubmit();
    await vi.waitFor(() => expect(form.getSnapshot().values.city).toBe('Pune'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('D6: a terms check box removed from the page blocks the form, ticked or not', () => {
    for (const isTicked of [true, false]) {
      const { form, control, onSubmit, element } = open();
      control('city').value = 'Pune';
      control('terms').checked = isTicked;
      control('terms').dispatchEvent(new Event('change', { bubbles: true }));
      control('terms').remove();
      element.requestSubmit();
      expect(form.getSnapshot().errors.terms).toBe('Please check terms and condition');
      expect(onSubmit).not.toHaveBeenCalled();
    }
  });

  it('D6: ignores controls whose field the form does not have', async () => {
    const { form, onSubmit, element, control } = open((own) => {
      const extra = document.createElement('input');
      extra.dataset['name'] = 'role';
      extra.value = 'admin';
      own.append(extra);
      find(own, '[data-name="terms"]').checked = true;
    });
    control('role').focus();
    await user.keyboard('x');
    control('city').value = 'Pune';
    element.requestSubmit();
    expect(onSubmit.mock.calls).toEqual([[{ city: 'Pune', terms: true }, expect.anything()]]);
    expect(form.getSnapshot().values).not.toHaveProperty('role');
  });

  it('verifies a value when the user leaves the field', async () => {
    const element = drawForm([{ name: 'code', label: 'Code', kind: 'text' }]);
    const verify = vi.fn(() => Promise.resolve('Wrong.'));
    bindForm(element, createForm({ fields: { code: { verify } }, onSubmit: () => Promise.resolve() }), {
      markOn: 'submit',
    });
    find(element, 'input').focus();
    await user.keyboard('x7f');
    expect(verify).not.toHaveBeenCalled();
    await user.keyboard('{Tab}');
    await vi.waitFor(() => expect(textOf(lines()[0])).toBe('Wrong.'));
  });

  it('binds a group of radio buttons', async () => {
    const element = document.createElement('form');
    for (const value of ['trial', 'annual']) {
      const control = document.createElement('input');
      Object.assign(control, { type: 'radio', name: 'plan', value });
      control.dataset['name'] = 'plan';
      element.append(control);
    }
    document.body.append(element);
    const form = createForm({
      fields: { plan: { prefix: 'Plan', rules: [required] } },
      onSubmit: () => Promise.resolve(),
    });
    bindForm(element, form);
    const [trial, annual] = element.querySelectorAll('input');
    await user.click(find(element, `[value="annual"]`));
    expect(form.getSnapshot().values.plan).toBe('annual');
    form.change('plan', 'trial');
    expect([trial?.checked, annual?.checked]).toEqual([true, false]);
    form.change('plan', '');
    expect([trial?.checked, annual?.checked]).toEqual([false, false]);
    expect([trial, annual].map((control) => control?.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(textOf(annual?.nextElementSibling)).toBe('Plan must not be blank!');
  });

  it('resets when the page’s form is reset', () => {
    const { element, form, control } = open();
    control('city').value = 'Pune';
    element.requestSubmit();
    element.reset();
    expect(control('city').value).toBe('');
    expect(control('terms').checked).toBe(false);
    expect(lines()).toEqual([]);
    expect(form.getSnapshot().isSubmitted).toBe(false);
  });

  it('works inside a shadow root', async () => {
    const element = drawForm(cityAndTerms);
    const host = document.body.appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'open' }).append(element);
    const form = createForm({
      fields: { city: { rules: [required] }, terms: {} },
      onSubmit: () => Promise.resolve(),
    });
    bindForm(element, form);
    element.querySelector('button')?.click();
    expect(host.shadowRoot?.activeElement).toBe(element.querySelector('[data-name="city"]'));
    expect(textOf(host.shadowRoot?.querySelector('.headnote-error-line'))).toBe('Field must not be blank!');
  });

  it('does not overwrite autofilled values when another field changes', () => {
    const { control } = open();
    control('city').value = 'Pune';
    control('terms').click();
    control('city').value = 'Nashik';
    control('terms').checked = !control('terms').checked;
    control('terms').dispatchEvent(new Event('change', { bubbles: true }));
    expect(control('city').value).toBe('Nashik');
  });
}
