import { EmbedError, type EmbedCaptcha, type EmbedInquiry } from '@headnote/core/embed';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { challengeOf, received, typed } from './answers.fixtures.js';

/** How a test answers the calls of a form. */
export interface Answers {
  readonly captcha: () => Promise<EmbedCaptcha>;
  readonly sound: () => Promise<string>;
  readonly inquiry: (inquiry: Omit<EmbedInquiry, 'key'>) => Promise<string>;
}

/** A form in the page. */
export interface Mounted {
  /** The document or shadow root that contains it. */
  readonly root: Document | ShadowRoot;
  readonly remove: () => void;
}

/** Puts a form into the page. */
export type Mount = (answers: Answers, subject?: string) => Mounted;

const fieldNames = ['firstName', 'city', 'contactNo', 'email', 'description', 'captcha'] as const;

/** A refusal, as the server sends it. */
export const refusal = (status: number, message: string, field = ''): EmbedError =>
  new EmbedError('refused', status, message, field);

/** Behaviour of every inquiry form with a captcha, on React and Preact, in the page and in a shadow root. */
export function describeInquiryForm(name: string, mount: Mount): void {
  let mounted: Mounted | undefined;
  let challenges = 0;

  const start = (answers: Partial<Answers> = {}, subject?: string): void => {
    challenges = 0;
    mounted = mount(
      {
        captcha: async () => challengeOf(`c${(challenges += 1)}`),
        sound: async () => 'UklGRg==',
        inquiry: async () => received,
        ...answers,
      },
      subject,
    );
  };
  const all = (selector: string): HTMLElement[] => [...(mounted?.root.querySelectorAll<HTMLElement>(selector) ?? [])];
  const one = <T extends HTMLElement = HTMLElement>(selector: string): T => {
    const element = all(selector)[0];
    if (!element) throw new Error(`There is no ${selector} on the page.`);
    return element as T;
  };
  const control = (field: string) => one<HTMLInputElement>(`[name=${field}]`);
  const drawn = (): Promise<void> => vi.waitFor(() => expect(all('form')).toHaveLength(1));
  const pictured = (): Promise<void> => vi.waitFor(() => expect(all('svg[role=img]')).toHaveLength(1));
  const errorOf = (field: string): string =>
    control(field)
      .getAttribute('aria-describedby')
      ?.split(' ')
      .filter((id) => id.endsWith('error'))
      .map((id) => one(`[id="${id}"]`).textContent)
      .join() ?? '';
  const focused = () => mounted?.root.activeElement;
  const values = () => Object.fromEntries(fieldNames.map((field) => [field, control(field).value]));
  const send = () => userEvent.click(one('button[type=submit]'));

  async function fillIn(subject = 'Other'): Promise<void> {
    await drawn();
    for (const field of fieldNames) await userEvent.fill(control(field), typed[field]);
    await userEvent.selectOptions(one('select'), subject);
    await userEvent.click(control('consent'));
    await pictured();
  }

  describe(name, () => {
    afterEach(() => {
      mounted?.remove();
      mounted = undefined;
    });

    it('B11: has the specified fields and subjects, each with a label and the right autocomplete token', async () => {
      start();
      await drawn();
      const labels = all('label[for]').map((label) => label.textContent);
      expect(labels).toEqual([
        'Subject',
        'First name',
        'City',
        'Contact number',
        'Email',
        'Description',
        'Characters in the picture',
      ]);
      for (const label of all('label[for]')) expect(one(`[id="${label.getAttribute('for')}"]`)).toBeTruthy();
      expect(all('option').map((option) => option.textContent)).toEqual([
        'Choose a subject',
        'Seeking Subscription and/or Pricing Information',
        'Question about buying a product online',
        'Question about my account or bill',
        'Experiencing a technical problem',
        'Seeking Research Assistance',
        'Other',
      ]);
      expect(['firstName', 'city', 'contactNo', 'email'].map((field) => control(field).autocomplete)).toEqual([
        'given-name',
        'address-level2',
        'tel',
        'email',
      ]);
    });

    it('lists every wrong field with the exact words, and takes the focus', async () => {
      const inquiry = vi.fn<Answers['inquiry']>();
      start({ inquiry });
      await drawn();
      await userEvent.fill(control('contactNo'), '98220');
      await userEvent.fill(control('email'), 'kavita@college');
      await send();
      await vi.waitFor(() => expect(focused()).toBe(one('.hnw-summary')));
      expect(one('.hnw-summary-title').textContent).toBe('Eight fields need another look');
      const messages = [
        'Subject must be selected!',
        'First name must not be blank!',
        'City must not be blank!',
        'Contact number must match the format!',
        'Please enter valid email address',
        'Description must not be blank!',
        'Please enter the characters shown.',
        'Consent must not be blank!',
      ];
      expect(all('.hnw-jump').map((jump) => jump.textContent)).toEqual(messages);
      expect(['subject', ...fieldNames, 'consent'].map(errorOf)).toEqual(messages);
      expect(control('email').getAttribute('aria-invalid')).toBe('true');
      expect(inquiry).not.toHaveBeenCalled();
      await userEvent.click(one('li:nth-child(5) > .hnw-jump'));
      expect(focused()).toBe(control('email'));
      await userEvent.fill(control('email'), 'kavita@college.example');
      await vi.waitFor(() => expect(errorOf('email')).toBe(''));
      expect(control('email').getAttribute('aria-invalid')).toBe('false');
    });

    it('fetches the captcha on the first focus, once', async () => {
      const captcha = vi.fn<Answers['captcha']>(async () => challengeOf());
      start({ captcha });
      await drawn();
      expect(one('.hnw-picture').textContent).toBe('The picture loads when you begin to write.');
      expect(captcha).not.toHaveBeenCalled();
      control('firstName').focus();
      await pictured();
      control('email').focus();
      expect(captcha).toHaveBeenCalledTimes(1);
      expect(one('svg[role=img]').getAttribute('aria-label')).toBe('Picture of the characters to type');
      expect(one('.hnw-drawing path:last-child').getAttribute('d')).toBe(challengeOf().characters);
      expect(all('img')).toEqual([]);
    });

    it('names who may use the details and who answers grievances', async () => {
      start();
      await drawn();
      control('firstName').focus();
      await pictured();
      expect(one('.hnw-agree').textContent).toContain(
        'Headnote may use these details to answer this inquiry, and for nothing else.',
      );
      expect(one('.hnw-complaints').textContent).toBe('Grievances: Anand Kulkarni, grievance@headnote.example');
    });

    it('sends what was typed, shows the answer, and begins anew on request', async () => {
      const inquiry = vi.fn<Answers['inquiry']>(async () => received);
      start({ inquiry });
      await fillIn('Seeking Research Assistance');
      await send();
      await vi.waitFor(() => expect(one('.hnw-sent output').textContent).toBe(received));
      expect(inquiry.mock.calls).toEqual([
        [
          expect.objectContaining({
            subject: 'Seeking Research Assistance',
            firstName: 'Kavita',
            city: 'Nagpur',
            contactNumber: '9822041786',
            email: 'kavita@college.example',
            description: typed.description,
            captchaCode: 'R4KW8T',
            captchaId: 'c1',
            consent: true,
          }),
        ],
      ]);
      expect(focused()).toBe(one('.hnw-sent-title'));
      await userEvent.click(one('.hnw-sent button'));
      await drawn();
      expect(focused()).toBe(one('select'));
      expect(Object.values(values()).join('')).toBe('');
      expect(control('consent').checked).toBe(false);
      await vi.waitFor(() => expect(challenges).toBe(2));
    });

    it('keeps everything after a wrong captcha, shows another picture, and selects the text', async () => {
      start({ inquiry: () => Promise.reject(refusal(200, 'The characters were not correct.', 'captcha')) });
      await fillIn();
      await send();
      await vi.waitFor(() => expect(errorOf('captcha')).toBe('Please enter the characters shown.'));
      expect(challenges).toBe(2);
      const field = control('captcha');
      await vi.waitFor(() => expect(focused()).toBe(field));
      expect([field.selectionStart, field.selectionEnd]).toEqual([0, typed.captcha.length]);
      expect(values()).toEqual(typed);
      expect(control('consent').checked).toBe(true);
      expect(all('.hnw-summary')).toEqual([]);
    });

    it.each([
      ['the quota is used up', refusal(429, 'Too many messages from this site. Please try again in 1 minute.')],
      ['the form is closed', refusal(403, 'This form is closed until Monday.')],
      ['nothing answers', new EmbedError('timeout'), 'The service could not be reached. Please try again.'],
    ])('says why when %s, and keeps everything and the picture', async (_what, error, shown = error.message) => {
      start({ inquiry: () => Promise.reject(error) });
      await fillIn();
      await send();
      await vi.waitFor(() => expect(one('[role=alert]').textContent).toBe(`Failed${shown}`));
      await vi.waitFor(() => expect(focused()).toBe(one('[role=alert]')));
      expect(values()).toEqual(typed);
      expect(challenges).toBe(1);
    });

    it('sends once after a double click, and says that it is sending', async () => {
      let give: ((words: string) => void) | undefined;
      const inquiry = vi.fn<Answers['inquiry']>(() => new Promise((resolve) => (give = resolve)));
      start({ inquiry });
      await fillIn();
      await userEvent.dblClick(one('button[type=submit]'));
      await vi.waitFor(() => expect(give).toBeDefined());
      expect(one('button[type=submit]').textContent).toBe('Sending');
      expect(one('form').getAttribute('aria-busy')).toBe('true');
      give?.(received);
      await vi.waitFor(() => expect(all('.hnw-sent')).toHaveLength(1));
      expect(inquiry).toHaveBeenCalledTimes(1);
    });

    it('says that the picture did not load, and loads another one on request', async () => {
      const captcha = vi.fn<Answers['captcha']>().mockRejectedValueOnce(new EmbedError('http', 500));
      captcha.mockImplementation(async () => challengeOf('c9'));
      start({ captcha });
      await drawn();
      control('city').focus();
      await vi.waitFor(() => expect(one('.hnw-captcha').textContent).toContain('The picture did not load.'));
      await userEvent.click(one('.hnw-captcha button'));
      await pictured();
      await userEvent.click(one('[aria-label="Another picture"]'));
      await vi.waitFor(() => expect(captcha).toHaveBeenCalledTimes(3));
    });

    it('says that the spoken form did not play', async () => {
      start({ sound: () => Promise.reject(new EmbedError('network')) });
      await drawn();
      control('city').focus();
      await pictured();
      await userEvent.click(one('[aria-label="Hear six digits to type instead"]'));
      await vi.waitFor(() => expect(one('.hnw-sound').textContent).toBe('The sound did not play.'));
    });

    it('keeps the cursor while the reader types in the middle of a text', async () => {
      start();
      await drawn();
      const field = control('city');
      await userEvent.fill(field, 'Napur');
      field.setSelectionRange(2, 2);
      await userEvent.keyboard('g');
      await new Promise(requestAnimationFrame);
      expect([field.value, field.selectionStart]).toEqual(['Nagpur', 3]);
    });

    it.each([
      ['research', 'Seeking Research Assistance'],
      ['Question about my account or bill', 'Question about my account or bill'],
      ['admissions', ''],
    ])('preselects the subject: %s', async (subject, expected) => {
      start({}, subject);
      await drawn();
      await vi.waitFor(() => expect(one<HTMLSelectElement>('select').value).toBe(expected));
    });

    it('puts nothing into any storage', async () => {
      start();
      await fillIn();
      await send();
      await vi.waitFor(() => expect(all('.hnw-sent')).toHaveLength(1));
      for (const storage of [localStorage, sessionStorage]) {
        expect(
          Object.keys(storage)
            .map((key) => storage.getItem(key))
            .join(),
        ).not.toContain('Kavita');
      }
      expect(document.cookie).toBe('');
    });
  });
}
