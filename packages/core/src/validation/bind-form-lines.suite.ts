import { expect, it, vi } from 'vitest';
import { drawForm, find, lines, open, textOf } from './bound-form.suite.js';
import { bindForm } from './dom.js';
import type { SuiteUser } from './form-page.suite.js';
import { createForm, required } from './index.js';

/** Tests where `bindForm` shows errors and messages, and what it changes in the page. */
export function describeBoundLines(user: SuiteUser): void {
  it('puts a red line directly after the field', async () => {
    const { control, button } = open();
    await user.click(button);
    const line = find(document, '.headnote-error-line');
    expect(control('city').nextElementSibling).toBe(line);
    expect(textOf(line)).toBe('Field must not be blank!');
    const [red = 0, green = 0] = (getComputedStyle(line).color.match(/\d+/g) ?? []).map(Number);
    expect(red).toBeGreaterThan(2 * green);
    expect(control('city').hasAttribute('data-invalid')).toBe(true);
  });

  it('appends the line to the configured parent, of all fields or of one', async () => {
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

  it('puts the line after the field, or after its label, when no ancestor matches', async () => {
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

  it('uses the prefix that the page sets', async () => {
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

  it('marks nothing before the submission when markOn is submit', async () => {
    const { control, button } = open(undefined, { markOn: 'submit' });
    await user.click(control('city'));
    expect(lines()).toEqual([]);
    await user.click(button);
    expect(lines().length).toBe(2);
  });

  it('shows the message for the whole form, and sets aria-busy during the submission', async () => {
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

  it('gives each line a unique id that describes its field', async () => {
    const { button, control } = open();
    await user.click(button);
    const ids = lines().map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(ids.every((id) => id !== '')).toBe(true);
    expect(control('city').getAttribute('aria-describedby')).toBe(ids[0]);
    expect(control('terms').getAttribute('aria-describedby')).toBe(ids[1]);
  });

  it('keeps descriptions separated by any white space', async () => {
    const { button, control } = open((element) => {
      find(element, '[data-name="city"]').setAttribute('aria-describedby', ' one \n two ');
    });
    await user.click(button);
    expect(control('city').getAttribute('aria-describedby')).toBe(`one two ${lines()[0]?.id}`);
  });

  it('works when the page has no control for a field', async () => {
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

  it('keeps the page’s novalidate attribute and handles no event after unbinding', async () => {
    const { element, unbind, button, form, control } = open((form) => form.setAttribute('novalidate', ''));
    unbind();
    expect(element.hasAttribute('novalidate')).toBe(true);
    element.addEventListener('submit', (event) => event.preventDefault());
    control('city').focus();
    await user.keyboard('Pune');
    await user.click(button);
    expect(form.getSnapshot()).toMatchObject({ isSubmitted: false, values: { city: '' } });
  });

  it('switches the browser’s own validation off while bound', () => {
    const { element } = open();
    expect(element.noValidate).toBe(true);
    expect(element.getAttribute('aria-busy')).toBe('false');
  });

  it('restores the page when unbound', async () => {
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
}
