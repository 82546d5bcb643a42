import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bindForm, type BindFormOptions } from './dom.js';
import { describeFormBehaviour, type SuiteField } from './form-behaviour.suite.js';
import { createForm, required, ticked } from './index.js';

function drawControl({ name, kind }: SuiteField): HTMLElement {
  const control = document.createElement(kind === 'select' ? 'select' : 'input');
  if (control instanceof HTMLInputElement) control.type = kind;
  else for (const value of ['', '12']) control.append(new Option(value || 'Choose', value));
  control.dataset['name'] = name;
  return control;
}

function draw(fields: readonly SuiteField[]): HTMLFormElement {
  const element = document.createElement('form');
  for (const field of fields) {
    const label = document.createElement('label');
    const control = drawControl(field);
    control.id = `control-${field.name}`;
    label.htmlFor = control.id;
    label.append(field.label);
    const row = document.createElement('div');
    row.className = 'row';
    row.append(label, control);
    element.append(row);
  }
  const button = document.createElement('button');
  button.type = 'submit';
  button.textContent = 'Send';
  element.append(button);
  document.body.append(element);
  return element;
}

describeFormBehaviour('bindForm', (form, fields) => bindForm(draw(fields), form), userEvent);

const cityAndTerms: readonly SuiteField[] = [
  { name: 'city', label: 'City', kind: 'text' },
  { name: 'terms', label: 'Terms', kind: 'checkbox' },
];

function open(change: (element: HTMLFormElement) => void = () => {}, options?: BindFormOptions) {
  const element = draw(cityAndTerms);
  change(element);
  const onSubmit = vi.fn(() => Promise.resolve());
  const form = createForm({
    fields: { city: { rules: [required] }, terms: { initial: true, rules: [ticked] } },
    onSubmit,
  });
  const control = (name: string) => element.querySelector<HTMLInputElement>(`[data-name="${name}"]`)!;
  const unbind = bindForm(element, form, options);
  return { element, form, control, unbind, onSubmit, button: element.querySelector('button')! };
}

const lines = () => [...document.querySelectorAll('.headnote-error-line')];

describe('bindForm', () => {
  afterEach(() => document.body.replaceChildren());

  it('puts a red line right behind the field', async () => {
    const { control, button } = open();
    await userEvent.click(button);
    const line = document.querySelector('.headnote-error-line')!;
    expect(control('city').nextElementSibling).toBe(line);
    expect(line).toHaveTextContent('Field must not be blank!');
    const [red = 0, green = 0] = (getComputedStyle(line).color.match(/\d+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(2 * green);
    expect(control('city')).toHaveAttribute('data-invalid');
  });

  it('puts the line inside the parent that is configured, for all fields or for one', async () => {
    const { control, button } = open(
      (element) => {
        const rows = element.querySelectorAll('.row');
        rows[0]?.append(document.createElement('hr'));
        rows[1]?.append(document.createElement('hr'));
        element.querySelector<HTMLElement>('[data-name="terms"]')!.dataset['errorParent'] = 'form';
      },
      { errorParent: '.row' },
    );
    await userEvent.click(button);
    expect(control('city').closest('.row')?.lastElementChild).toBe(lines()[0]);
    expect(control('terms').form?.lastElementChild).toBe(lines()[1]);
  });

  it('puts the line beside the field when there is no such parent, and outside of a label around it', async () => {
    const { control, button } = open(
      (element) => {
        const terms = element.querySelector('[data-name="terms"]')!;
        const label = document.createElement('label');
        terms.replaceWith(label);
        label.append(terms, 'I agree');
      },
      { errorParent: '.nowhere' },
    );
    await userEvent.click(button);
    expect(control('city').nextElementSibling).toBe(lines()[0]);
    expect(control('terms').closest('label')?.nextElementSibling).toBe(lines()[1]);
  });

  it('takes the prefix from the page', async () => {
    const { button } = open((element) => {
      element.querySelector<HTMLElement>('[data-name="city"]')!.dataset['prefix'] = 'City';
    });
    await userEvent.click(button);
    expect(lines()[0]).toHaveTextContent('City must not be blank!');
  });

  it('keeps other descriptions of the field', async () => {
    const { control, button } = open((element) => {
      element.querySelector('[data-name="city"]')!.setAttribute('aria-describedby', 'hint');
    });
    await userEvent.click(button);
    expect(control('city').getAttribute('aria-describedby')).toBe(`hint ${lines()[0]?.id}`);
    control('city').focus();
    await userEvent.keyboard('Pune');
    expect(control('city').getAttribute('aria-describedby')).toBe('hint');
  });

  it('keeps what was typed before the scripts ran, and shows the form’s own values elsewhere', () => {
    const typed = open((element) => {
      element.querySelector<HTMLInputElement>('[data-name="city"]')!.value = 'Pune';
    });
    expect(typed.form.getSnapshot().values).toEqual({ city: 'Pune', terms: false });
    const element = draw([{ name: 'plan', label: 'Plan', kind: 'text' }]);
    bindForm(element, createForm({ fields: { plan: { initial: '27' } }, onSubmit: () => Promise.resolve() }));
    expect(element.querySelector('input')?.value).toBe('27');
  });

  it('D6: reads what a browser filled in without telling', async () => {
    const { form, control, onSubmit, element } = open((own) => {
      own.querySelector<HTMLInputElement>('[data-name="terms"]')!.checked = true;
    });
    control('city').value = 'Pune';
    element.requestSubmit();
    await vi.waitFor(() => expect(form.getSnapshot().values.city).toBe('Pune'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('D6: terms that were taken out of the page block the form, ticked or not', () => {
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

  it('D6: ignores controls that the form does not have', async () => {
    const { form, onSubmit, element, control } = open((own) => {
      const extra = document.createElement('input');
      extra.dataset['name'] = 'role';
      extra.value = 'admin';
      own.append(extra);
      own.querySelector<HTMLInputElement>('[data-name="terms"]')!.checked = true;
    });
    control('role').focus();
    await userEvent.keyboard('x');
    control('city').value = 'Pune';
    element.requestSubmit();
    expect(onSubmit.mock.calls).toEqual([[{ city: 'Pune', terms: true }, expect.anything()]]);
    expect(form.getSnapshot().values).not.toHaveProperty('role');
  });

  it('waits for the try to send when it is told to', async () => {
    const { control, button } = open(undefined, { markOn: 'submit' });
    await userEvent.click(control('city'));
    expect(lines()).toEqual([]);
    await userEvent.click(button);
    expect(lines().length).toBe(2);
  });

  it('says what is wrong with the form as a whole, and that it is on its way', async () => {
    const element = draw([{ name: 'city', label: 'City', kind: 'text' }]);
    const place = document.createElement('p');
    place.dataset['formMessage'] = '';
    element.append(place);
    let refuse: (() => void) | undefined;
    const onSubmit = () =>
      new Promise<{ message: string }>((resolve) => {
        refuse = () => resolve({ message: '<b>Refused.</b>' });
      });
    bindForm(element, createForm({ fields: { city: {} }, onSubmit }));
    element.requestSubmit();
    expect(element).toHaveAttribute('aria-busy', 'true');
    refuse?.();
    await vi.waitFor(() => expect(place).toHaveTextContent('<b>Refused.</b>'));
    expect(element).toHaveAttribute('aria-busy', 'false');
  });

  it('verifies a settled value', async () => {
    const element = draw([{ name: 'code', label: 'Code', kind: 'text' }]);
    const verify = vi.fn(() => Promise.resolve('Wrong.'));
    bindForm(element, createForm({ fields: { code: { verify } }, onSubmit: () => Promise.resolve() }), {
      markOn: 'submit',
    });
    await userEvent.type(element.querySelector('input')!, 'x7f');
    expect(verify).not.toHaveBeenCalled();
    await userEvent.tab();
    await vi.waitFor(() => expect(lines()[0]).toHaveTextContent('Wrong.'));
  });

  it('binds the chosen one of several buttons', async () => {
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
    await userEvent.click(element.querySelector(`[value="annual"]`)!);
    expect(form.getSnapshot().values.plan).toBe('annual');
    form.change('plan', 'trial');
    expect([trial?.checked, annual?.checked]).toEqual([true, false]);
    form.change('plan', '');
    expect([trial?.checked, annual?.checked]).toEqual([false, false]);
    expect([trial, annual].map((control) => control?.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(annual?.nextElementSibling).toHaveTextContent('Plan must not be blank!');
  });

  it('clears the form when its reset button is pressed', () => {
    const { element, form, control } = open();
    control('city').value = 'Pune';
    element.requestSubmit();
    element.reset();
    expect(control('city').value).toBe('');
    expect(control('terms').checked).toBe(true);
    expect(lines()).toEqual([]);
    expect(form.getSnapshot().isSubmitted).toBe(false);
  });

  it('works inside a shadow root', async () => {
    const element = draw(cityAndTerms);
    const host = document.body.appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'open' }).append(element);
    const form = createForm({ fields: { city: { rules: [required] }, terms: {} }, onSubmit: () => Promise.resolve() });
    bindForm(element, form);
    element.querySelector('button')?.click();
    expect(host.shadowRoot?.activeElement).toBe(element.querySelector('[data-name="city"]'));
    expect(host.shadowRoot?.querySelector('.headnote-error-line')).toHaveTextContent('Field must not be blank!');
  });

  it('leaves the page as it was', async () => {
    const { element, unbind, button, form } = open();
    const before = element.innerHTML;
    await userEvent.click(button);
    expect(element.innerHTML).not.toBe(before);
    unbind();
    expect(element.innerHTML).toBe(before);
    expect(element.hasAttribute('novalidate')).toBe(false);
    expect(element.hasAttribute('aria-busy')).toBe(false);
    form.change('city', 'x');
    form.change('city', '');
    expect(lines()).toEqual([]);
  });
});
