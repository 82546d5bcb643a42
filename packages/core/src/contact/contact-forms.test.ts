import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCaptchaService, type CaptchaService } from '../captcha/captcha-service.fixtures.js';
import { createCaptcha } from '../captcha/create-captcha.js';
import { EmbedError } from '../embed/embed-error.js';
import { NetworkError } from '../errors/network-error.js';
import { RefusedError } from '../errors/refused-error.js';
import { createContactForm, createInquiryForm, inquirySubjects, type ContactFormOptions } from './index.js';

let service: CaptchaService;
beforeEach(async () => {
  service = await startCaptchaService();
});
afterEach(() => service.close());

const message = { name: 'Kavita', email: 'kavita@college.example', comment: 'The text breaks off.' };
const typed = {
  ContactName: message.name,
  ContactEmail: message.email,
  Comment: message.comment,
  consent: true,
};
const received = { message: 'Your message was received.' };

async function contactForm(send: ContactFormOptions['send']) {
  const captcha = createCaptcha({ endpoint: service.endpoint, styleName: 'contact' });
  await captcha.load();
  const onSent = vi.fn<NonNullable<ContactFormOptions['onSent']>>();
  const form = createContactForm({ captcha, send, onSent });
  for (const [name, value] of Object.entries(typed)) form.change(name, value);
  return { captcha, form, onSent, id: () => captcha.getSnapshot().challenge?.id };
}

describe('the contact form', () => {
  it('D9: names each empty field with its own message and focuses the first', async () => {
    const captcha = createCaptcha({ endpoint: service.endpoint, styleName: 'contact' });
    const form = createContactForm({ captcha, send: async () => received });
    const focused: unknown[] = [];
    form.subscribe((focus) => focused.push(focus));
    expect(await form.submit()).toBe(false);
    expect(form.getSnapshot().errors).toEqual({
      ContactName: 'Name must not be blank!',
      ContactEmail: 'Email must not be blank!',
      Comment: 'Comment must not be blank!',
      userEnteredCaptchaCode: 'Please enter the characters shown.',
      consent: 'Consent must not be blank!',
    });
    expect(focused).toContain('ContactName');
  });

  it('sends what was typed with the code and its challenge', async () => {
    const send = vi.fn<ContactFormOptions['send']>(async () => received);
    const { form, onSent } = await contactForm(send);
    form.change('userEnteredCaptchaCode', 'text 1');
    expect(await form.submit()).toBe(true);
    expect(send).toHaveBeenCalledWith({ ...message, captchaCode: 'text 1', captchaId: 'c1' }, expect.anything());
    expect(onSent).toHaveBeenCalledWith(received);
  });

  it('D8: says nothing when the server refuses it, takes another picture, and keeps what was typed', async () => {
    const { form, onSent, id } = await contactForm(() => Promise.reject(new RefusedError('wrong characters')));
    form.change('userEnteredCaptchaCode', 'text 1');
    expect(await form.submit()).toBe(false);
    expect([form.getSnapshot().message, id()]).toEqual(['', 'c2']);
    expect(form.getSnapshot().values).toMatchObject(typed);
    expect(onSent).not.toHaveBeenCalled();
  });

  it('says when the server cannot be reached, and takes another picture', async () => {
    const { form, id } = await contactForm(() => Promise.reject(new NetworkError()));
    form.change('userEnteredCaptchaCode', 'text 1');
    expect(await form.submit()).toBe(false);
    expect(form.getSnapshot().message).not.toBe('');
    expect(id()).toBe('c2');
    expect(form.getSnapshot().values).toMatchObject(typed);
  });

  it('D8: does not send a wrong text, and shows another picture', async () => {
    const send = vi.fn<ContactFormOptions['send']>(async () => received);
    const { form, id } = await contactForm(send);
    form.change('userEnteredCaptchaCode', 'wrong');
    expect(await form.submit()).toBe(false);
    expect(form.getSnapshot().errors.userEnteredCaptchaCode).toBe('Please enter the characters shown.');
    expect([send.mock.calls.length, id()]).toEqual([0, 'c2']);
  });

  it('D8: keeps what was typed while the captcha service fails', async () => {
    const { form } = await contactForm(async () => received);
    service.fault = 'status-500';
    form.change('userEnteredCaptchaCode', 'text 1');
    expect(await form.submit()).toBe(false);
    expect(form.getSnapshot().values).toMatchObject(typed);
    service.fault = 'none';
    expect(await form.submit()).toBe(true);
  });
});

describe('the inquiry form', () => {
  const inquiry = {
    subject: inquirySubjects[4],
    firstName: 'Kavita',
    city: 'Nagpur',
    contactNo: '+919822000000',
    email: 'kavita@college.example',
    description: 'Access for our moot team.',
  };
  const fill = (form: ReturnType<typeof createInquiryForm>, values: object) => {
    for (const [name, value] of Object.entries(values)) form.change(name, value as string);
  };

  it('B11: names each empty field', async () => {
    const form = createInquiryForm({ send: async () => received });
    fill(form, { contactNo: '98220' });
    expect(await form.submit()).toBe(false);
    expect(form.getSnapshot().errors).toEqual({
      subject: 'Subject must be selected!',
      firstName: 'First name must not be blank!',
      city: 'City must not be blank!',
      contactNo: 'Contact number must match the format!',
      email: 'Email must not be blank!',
      description: 'Description must not be blank!',
    });
  });

  it('B11: is sent without a captcha on our own page', async () => {
    const send = vi.fn<Parameters<typeof createInquiryForm>[0]['send']>(async () => received);
    const form = createInquiryForm({ send });
    fill(form, inquiry);
    expect(await form.submit()).toBe(true);
    const { contactNo: contactNumber, ...rest } = inquiry;
    expect(send).toHaveBeenCalledWith({ ...rest, contactNumber }, { signal: expect.anything() });
  });

  it('B11: needs a captcha and consent in a partner’s page', async () => {
    const captcha = { id: () => 'c1', load: vi.fn<() => Promise<void>>(async () => undefined) };
    const send = vi.fn<Parameters<typeof createInquiryForm>[0]['send']>(async () => received);
    const form = createInquiryForm({ send, captcha });
    fill(form, inquiry);
    expect(await form.submit()).toBe(false);
    expect(form.getSnapshot().errors).toMatchObject({
      captcha: 'Please enter the characters shown.',
      consent: 'Consent must not be blank!',
    });
    fill(form, { captcha: 'text 1', consent: true });
    expect(await form.submit()).toBe(true);
    expect(send.mock.calls[0]?.[1].proof).toEqual({ captchaCode: 'text 1', captchaId: 'c1', consent: true });
  });

  it('B11: asks for another text in another picture when only the text was wrong, and keeps what was typed', async () => {
    const captcha = { id: () => 'c1', load: vi.fn<() => Promise<void>>(async () => undefined) };
    const wrong = new EmbedError('refused', 200, 'The characters were not correct.', 'captcha');
    const form = createInquiryForm({ send: () => Promise.reject(wrong), captcha });
    fill(form, { ...inquiry, captcha: 'text 1', consent: true });
    const focused: unknown[] = [];
    form.subscribe((focus) => focused.push(focus));
    expect(await form.submit()).toBe(false);
    expect(form.getSnapshot()).toMatchObject({
      message: '',
      errors: { captcha: 'Please enter the characters shown.' },
      values: { ...inquiry, captcha: 'text 1', consent: true },
    });
    expect(focused.at(-1)).toBe('captcha');
    expect(captcha.load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['refused', 429, 'Too many messages from this site.', 'Too many messages from this site.'],
    ['network', 0, '', 'The service could not be reached. Please try again.'],
  ] as const)('B11: keeps the picture when an inquiry fails as %s', async (code, status, words, shown) => {
    const captcha = { id: () => 'c1', load: vi.fn<() => Promise<void>>(async () => undefined) };
    const form = createInquiryForm({ send: () => Promise.reject(new EmbedError(code, status, words)), captcha });
    fill(form, { ...inquiry, captcha: 'text 1', consent: true });
    expect(await form.submit()).toBe(false);
    expect(form.getSnapshot().message).toBe(shown);
    expect(captcha.load).not.toHaveBeenCalled();
  });

  it('shows the words of the server when it refuses, and keeps what was typed', async () => {
    const message = 'Too many messages from this network. Please try again in 10 minutes.';
    const form = createInquiryForm({ send: () => Promise.reject(new RefusedError(message)) });
    fill(form, inquiry);
    expect(await form.submit()).toBe(false);
    expect(form.getSnapshot()).toMatchObject({ message, values: inquiry });
  });
});
