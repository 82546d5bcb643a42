import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawForm, find, lines, open, textOf } from './bound-form.suite.js';
import { bindForm } from './dom.js';
import type { SuiteUser } from './form-page.suite.js';
import { createForm } from './index.js';

/** Tests `bindForm` on unusual pages. */
export function describeBoundPage(user: SuiteUser): void {
  describe('bindForm on unusual pages', () => {
    afterEach(() => document.body.replaceChildren());

    it('the form’s initial values override the defaults of the page', async () => {
      const element = drawForm([
        { name: 'country', label: 'Country', kind: 'select' },
        { name: 'terms', label: 'Terms', kind: 'checkbox' },
      ]);
      const country = find(element, 'select');
      country.replaceChildren(new Option('India', '1'), new Option('Nepal', '5'));
      const form = createForm({
        fields: { country: { initial: '5' }, terms: { initial: true } },
        onSubmit: () => Promise.resolve(),
      });
      bindForm(element, form);
      expect(form.getSnapshot().values).toEqual({ country: '5', terms: true });
      expect([country.value, find(element, '[data-name="terms"]').checked]).toEqual(['5', true]);
      await user.selectOptions(country, '1');
      expect(form.getSnapshot().values.country).toBe('1');
    });

    it('keeps an option that the user selected before the scripts ran', () => {
      const element = drawForm([{ name: 'country', label: 'Country', kind: 'select' }]);
      const country = find(element, 'select');
      country.value = '12';
      const form = createForm({ fields: { country: { initial: '5' } }, onSubmit: () => Promise.resolve() });
      bindForm(element, form);
      expect([form.getSnapshot().values.country, country.value]).toEqual(['12', '12']);
    });

    it('selects the form’s value in a list as soon as its options are added', async () => {
      const element = drawForm([{ name: 'country', label: 'Country', kind: 'select' }]);
      const country = find(element, 'select');
      const form = createForm({ fields: { country: { initial: '5' } }, onSubmit: () => Promise.resolve() });
      bindForm(element, form);
      await user.click(find(element, 'button'));
      expect(form.getSnapshot().values.country).toBe('5');
      country.replaceChildren(new Option('India', '1'), new Option('Nepal', '5'));
      await vi.waitFor(() => expect(country.value).toBe('5'));
      await user.click(find(element, 'button'));
      expect(form.getSnapshot().values.country).toBe('5');
    });

    it.each(['next to', 'around'])(
      'focuses the first invalid field when the first click is on a label %s its field',
      async (place) => {
        const { element, control } = open();
        const label = find(element, '[for="control-terms"]');
        if (place === 'around') {
          label.removeAttribute('for');
          label.append(control('terms'));
        }
        await user.click(label);
        await vi.waitFor(() => expect(lines().length).toBe(1));
        expect(control('terms').checked).toBe(true);
        expect(document.activeElement).toBe(control('city'));
      },
    );

    it('ignores the fields of a bound form inside it', async () => {
      const outer = document.body.appendChild(document.createElement('div'));
      const inner = drawForm([{ name: 'city', label: 'City', kind: 'text' }]);
      const submits = { outer: vi.fn(() => Promise.resolve()), inner: vi.fn(() => Promise.resolve()) };
      const forms = {
        outer: createForm({ fields: { city: {} }, onSubmit: submits.outer }),
        inner: createForm({ fields: { city: {} }, onSubmit: submits.inner }),
      };
      outer.append(inner);
      bindForm(outer, forms.outer);
      bindForm(inner, forms.inner);
      find(inner, 'input').focus();
      await user.keyboard('Pune{Enter}');
      expect(submits.inner).toHaveBeenCalledTimes(1);
      expect(submits.outer).not.toHaveBeenCalled();
      expect(forms.outer.getSnapshot().values.city).toBe('');
    });

    it('binds a control outside the form that belongs to it by its form attribute', async () => {
      const { element, form, control, button } = open();
      const city = control('city');
      element.id = 'owner';
      element.after(city);
      city.setAttribute('form', 'owner');
      city.focus();
      await user.keyboard('P');
      expect(form.getSnapshot().values.city).toBe('P');
      await user.keyboard('{Backspace}');
      await user.click(button);
      expect(textOf(city.nextElementSibling)).toBe('Field must not be blank!');
      expect(document.activeElement).toBe(city);
    });

    it('uses the prefix of a field that was added later', async () => {
      const { element, control, button } = open();
      const field = control('city');
      const row = field.closest('.row');
      row?.remove();
      field.dataset['prefix'] = 'City';
      if (row) element.prepend(row);
      await user.click(button);
      expect(textOf(lines()[0])).toBe('City must not be blank!');
    });

    it('puts the line after the field when the selector of the parent is invalid', async () => {
      const { control, button } = open((element) => {
        find(element, '[data-name="city"]').dataset['errorParent'] = '..row[';
      });
      await user.click(button);
      expect(control('city').nextElementSibling).toBe(lines()[0]);
    });

    it.each(['form', 'page'])('a reset of the %s clears autofilled values', (cleared) => {
      const { form, element, control } = open();
      control('city').value = 'Pune';
      (cleared === 'form' ? form : element).reset();
      expect(control('city').value).toBe('');
      expect(form.getSnapshot().values.city).toBe('');
    });

    it.each(['removed', 'disabled'])('shows the error of a required field that is %s', async (state) => {
      const { control, button } = open();
      const city = control('city');
      if (state === 'removed') city.remove();
      else city.disabled = true;
      await user.click(button);
      expect(lines().map(textOf)).toContain('Field must not be blank!');
      expect(document.activeElement).toBe(control('terms'));
      await user.click(control('terms'));
      await user.click(button);
      expect(document.activeElement).toBe(lines()[0]);
    });
  });
}
