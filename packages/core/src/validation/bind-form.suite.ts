import { afterEach, describe, expect, it, vi } from 'vitest';
import { bindForm, type BindFormOptions } from './dom.js';
import type { SuiteField, SuiteUser } from './form-page.suite.js';
import { createForm, required, ticked } from './index.js';

function drawControl({ name, kind }: SuiteField): HTMLElement {
  const control = document.createElement(kind === 'select' ? 'select' : 'input');
  if (control instanceof HTMLInputElement) control.type = kind;
  else for (const value of ['', '12']) control.append(new Option(value || 'Choose', value));
  control.dataset['name'] = name;
  return control;
}

/** The first element for the selector; throws when there is none. */
export function find(root: ParentNode, selector: string): HTMLInputElement {
  const found = root.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Draws a plain form into the page: a row a field, its label, its control, and a button to send it. */
export function drawForm(fields: readonly SuiteField[]): HTMLFormElement {
  const element = document.createElement('form');
  for (const field of fields) {
    const label = document.createElement('label');
    const control = drawControl(field);
    control.id = `control-${field.name}`;
    label.htmlFor = control.id;
    label.append(field.label);
    const row = document.createElement('div');
    row.className = 'row';
    if (field.prefix !== undefined) control.dataset['prefix'] = field.prefix;
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

const cityAndTerms: readonly SuiteField[] = [
  { name: 'city', label: 'City', kind: 'text' },
  { name: 'terms', label: 'Terms', kind: 'checkbox' },
];

/** A bound form with a city and a box, changed before it is bound. */
export function open(change: (element: HTMLFormElement) => void = () => {}, options?: BindFormOptions) {
  const element = drawForm(cityAndTerms);
  change(element);
  const onSubmit = vi.fn(() => Promise.resolve());
  const form = createForm({
    fields: { city: { rules: [required] }, terms: { initial: false, rules: [ticked] } },
    onSubmit,
  });
  const control = (name: string) => find(element, `[data-name="${name}"]`);
  const unbind = bindForm(element, form, options);
  return { element, form, control, unbind, onSubmit, button: find(element, 'button') };
}

/** Text of an element, if there is one. */
export const textOf = (element: Element | null | undefined) => element?.textContent;
/** The error lines of the page. */
export const lines = () => [...document.querySelectorAll('.headnote-error-line')];

/** What the binding does beside the behaviour that every skin has. */
export function describeBindForm(user: SuiteUser): void {
  describe('bindForm', () => {
    afterEach(() => document.body.replaceChildren());

    it('puts a red line right behind the field', async () => {
      const { control, button } = open();
      await user.click(button);
      const line = find(document, '.headnote-error-line');
      expect(control('city').nextElementSibling).toBe(line);
      expect(textOf(line)).toBe('Field must not be blank!');
      const [red = 0, green = 0] = (getComputedStyle(line).color.match(/\d+/g) ?? []).map(Number);
      expect(red).toBeGreaterThan(2 * green);
      expect(control('city').hasAttribute('data-invalid')).toBe(true);
    });

    it('puts the line inside the parent that is configured, for all fields or for one', async () => {
      const { control, button } = open(
        (element) => {
          const rows = element.querySelectorAll('.row');
          rows[0]?.append(document.createElement('hr'));
          rows[1]?.append(document.createElement('hr'));
          find(element, '[data-name="terms"]').dataset['errorParent'] = 'form';
        },
        { errorParent: '.row' },
      );
      await user.click(button);
      expect(control('city').closest('.row')?.lastElementChild).toBe(lines()[0]);
      expect(control('terms').form?.lastElementChild).toBe(lines()[1]);
    });

    it('puts the line beside the field when there is no such parent, and outside of a label around it', async () => {
      const { control, button } = open(
        (element) => {
          const terms = find(element, '[data-name="terms"]');
          const label = document.createElement('label');
          terms.replaceWith(label);
          label.append(terms, 'I agree');
        },
        { errorParent: '.nowhere' },
      );
      await user.click(button);
      expect(control('city').nextElementSibling).toBe(lines()[0]);
      expect(control('terms').closest('label')?.nextElementSibling).toBe(lines()[1]);
    });

    it('takes the prefix from the page', async () => {
      const { button } = open((element) => {
        find(element, '[data-name="city"]').dataset['prefix'] = 'City';
      });
      await user.click(button);
      expect(textOf(lines()[0])).toBe('City must not be blank!');
    });

    it('keeps other descriptions of the field', async () => {
      const { control, button } = open((element) => {
        find(element, '[data-name="city"]').setAttribute('aria-describedby', 'hint');
      });
      await user.click(button);
      expect(control('city').getAttribute('aria-describedby')).toBe(`hint ${lines()[0]?.id}`);
      control('city').focus();
      await user.keyboard('Pune');
      expect(control('city').getAttribute('aria-describedby')).toBe('hint');
    });

    it('keeps what was typed before the scripts ran, and shows the form’s own values elsewhere', () => {
      const typed = open((element) => {
        find(element, '[data-name="city"]').value = 'Pune';
      });
      expect(typed.form.getSnapshot().values).toEqual({ city: 'Pune', terms: false });
      const element = drawForm([{ name: 'plan', label: 'Plan', kind: 'text' }]);
      bindForm(element, createForm({ fields: { plan: { initial: '27' } }, onSubmit: () => Promise.resolve() }));
      expect(element.querySelector('input')?.value).toBe('27');
    });

    it('D6: reads what a browser filled in without telling', async () => {
      const { form, control, onSubmit, element } = open((own) => {
        find(own, '[data-name="terms"]').checked = true;
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
        find(own, '[data-name="terms"]').checked = true;
      });
      control('role').focus();
      await user.keyboard('x');
      control('city').value = 'Pune';
      element.requestSubmit();
      expect(onSubmit.mock.calls).toEqual([[{ city: 'Pune', terms: true }, expect.anything()]]);
      expect(form.getSnapshot().values).not.toHaveProperty('role');
    });

    it('waits for the try to send when it is told to', async () => {
      const { control, button } = open(undefined, { markOn: 'submit' });
      await user.click(control('city'));
      expect(lines()).toEqual([]);
      await user.click(button);
      expect(lines().length).toBe(2);
    });

    it('says what is wrong with the form as a whole, and that it is on its way', async () => {
      const element = drawForm([{ name: 'city', label: 'City', kind: 'text' }]);
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
      expect(element.getAttribute('aria-busy')).toBe('true');
      refuse?.();
      await vi.waitFor(() => expect(textOf(place)).toBe('<b>Refused.</b>'));
      expect(element.getAttribute('aria-busy')).toBe('false');
    });

    it('verifies a settled value', async () => {
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
      await user.click(find(element, `[value="annual"]`));
      expect(form.getSnapshot().values.plan).toBe('annual');
      form.change('plan', 'trial');
      expect([trial?.checked, annual?.checked]).toEqual([true, false]);
      form.change('plan', '');
      expect([trial?.checked, annual?.checked]).toEqual([false, false]);
      expect([trial, annual].map((control) => control?.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
      expect(textOf(annual?.nextElementSibling)).toBe('Plan must not be blank!');
    });

    it('clears the form when its reset button is pressed', () => {
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

    it('writes over nothing that a browser filled in while another field changed', () => {
      const { control } = open();
      control('city').value = 'Pune';
      control('terms').click();
      control('city').value = 'Nashik';
      control('terms').checked = !control('terms').checked;
      control('terms').dispatchEvent(new Event('change', { bubbles: true }));
      expect(control('city').value).toBe('Nashik');
    });

    it('gives each line an id of its own, which describes its field', async () => {
      const { button, control } = open();
      await user.click(button);
      const ids = lines().map(({ id }) => id);
      expect(new Set(ids).size).toBe(2);
      expect(ids.every((id) => id !== '')).toBe(true);
      expect(control('city').getAttribute('aria-describedby')).toBe(ids[0]);
      expect(control('terms').getAttribute('aria-describedby')).toBe(ids[1]);
    });

    it('takes other descriptions apart at any blanks', async () => {
      const { button, control } = open((element) => {
        find(element, '[data-name="city"]').setAttribute('aria-describedby', ' one \n two ');
      });
      await user.click(button);
      expect(control('city').getAttribute('aria-describedby')).toBe(`one two ${lines()[0]?.id}`);
    });

    it('does without the control of a field that the page does not have', async () => {
      const element = drawForm([]);
      const form = createForm({ fields: { city: { rules: [required] } }, onSubmit: () => Promise.resolve() });
      const unbind = bindForm(element, form);
      await user.click(find(element, 'button'));
      expect(form.getSnapshot().errors.city).toBe('Field must not be blank!');
      expect(element.lastElementChild).toBe(lines()[0]);
      expect(document.activeElement).toBe(lines()[0]);
      unbind();
      expect(lines()).toEqual([]);
    });

    it('keeps the page’s own wish to have no checks of the browser, and hears nothing after leaving', async () => {
      const { element, unbind, button, form, control } = open((own) => own.setAttribute('novalidate', ''));
      unbind();
      expect(element.hasAttribute('novalidate')).toBe(true);
      element.addEventListener('submit', (event) => event.preventDefault());
      control('city').focus();
      await user.keyboard('Pune');
      await user.click(button);
      expect(form.getSnapshot()).toMatchObject({ isSubmitted: false, values: { city: '' } });
    });

    it('has the browser’s own checks out of the way meanwhile', () => {
      const { element } = open();
      expect(element.noValidate).toBe(true);
      expect(element.getAttribute('aria-busy')).toBe('false');
    });

    it('leaves the page as it was', async () => {
      const { element, unbind, button, form } = open();
      const before = element.innerHTML;
      await user.click(button);
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
}
