import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isHeadnoteError } from '../errors/headnote-error.js';
import { createForm, messages, required } from '../validation/index.js';
import { reportedRejections } from '../validation/reported-rejections.fixtures.js';
import { startCaptchaService, type CaptchaFault, type CaptchaService } from './captcha-service.fixtures.js';
import { captchaField, createCaptcha } from './index.js';

const incorrect = { incorrectCaptcha: true };
let service: CaptchaService;

beforeEach(async () => {
  service = await startCaptchaService();
});

afterEach(() => service.close());

function create({ timeout = 2000 } = {}) {
  let time = 1_000_000;
  const captcha = createCaptcha({ endpoint: service.endpoint, styleName: 'inquiry', timeout, now: () => time });
  const pass = (milliseconds: number) => (time += milliseconds);
  const id = () => captcha.getSnapshot().challenge?.id;
  return { captcha, pass, id };
}

const codeOf = (error: unknown) => (isHeadnoteError(error) ? error.code : 'not ours');
const requests = () => service.queries.map((query) => query.get('get'));

describe('createCaptcha', () => {
  it('loads a challenge of its style', async () => {
    const { captcha } = create();
    expect(captcha.getSnapshot()).toEqual({ status: 'empty' });
    const loading = captcha.load();
    expect(captcha.getSnapshot().status).toBe('loading');
    const challenge = await loading;
    expect(challenge).toMatchObject({
      id: 'c1',
      imageUrl: `${service.endpoint}?get=image&c=inquiry&t=c1`,
      imageText: 'Type the characters & digits',
      soundUrl: `${service.endpoint}?get=sound&t=c1`,
    });
    expect(captcha.getSnapshot()).toEqual({ status: 'ready', challenge });
    expect(Object.fromEntries(service.queries[0] ?? [])).toEqual({ get: 'html', c: 'inquiry' });
  });

  it('D8: refuses an empty text without a request, and keeps the picture', async () => {
    const { captcha, id } = create();
    await captcha.load();
    for (const text of ['', '  ', '\t']) await expect(captcha.validate(text)).resolves.toEqual(incorrect);
    expect(requests()).toEqual(['html']);
    expect(id()).toBe('c1');
  });

  it('D8: a correct text stays verified for ten minutes, and no other text is', async () => {
    const { captcha, pass } = create();
    await captcha.load();
    await expect(captcha.validate('text 1')).resolves.toBeNull();
    expect(Object.fromEntries(service.queries[1] ?? [])).toEqual({ get: 'validation-result', i: 'text 1', t: 'c1' });
    pass(10 * 60_000 - 1);
    await expect(captcha.validate('text 1')).resolves.toBeNull();
    expect(requests()).toEqual(['html', 'validation-result']);
    pass(1);
    await expect(captcha.validate('text 1')).resolves.toBeNull();
    expect(requests()).toEqual(['html', 'validation-result', 'validation-result']);
    await expect(captcha.validate('text 2')).resolves.toEqual(incorrect);
  });

  it('D8: refuses a wrong text and loads another picture', async () => {
    const { captcha, id } = create();
    await captcha.load();
    await expect(captcha.validate('wrong')).resolves.toEqual(incorrect);
    expect(id()).toBe('c2');
    expect(captcha.getSnapshot().status).toBe('ready');
    await expect(captcha.validate('text 2')).resolves.toBeNull();
  });

  it('D8: refuses a text that the service has already accepted', async () => {
    const { captcha, id, pass } = create();
    await captcha.load();
    await expect(captcha.validate('text 1')).resolves.toBeNull();
    service.consume('c1');
    pass(10 * 60_000);
    await expect(captcha.validate('text 1')).resolves.toEqual(incorrect);
    expect(id()).toBe('c2');
  });

  it('D8: after the form is sent and another picture is loaded, refuses the text of the old one', async () => {
    const { captcha, id } = create();
    await captcha.load();
    await captcha.validate('text 1');
    service.consume('c1');
    await captcha.load();
    await expect(captcha.validate('text 1')).resolves.toEqual(incorrect);
    expect(id()).toBe('c3');
  });

  it('D8: refuses the text of another challenge', async () => {
    const first = create();
    const second = create();
    await first.captcha.load();
    await second.captcha.load();
    await expect(first.captcha.validate('text 2')).resolves.toEqual(incorrect);
    await expect(second.captcha.validate('text 2')).resolves.toBeNull();
  });

  it('D8: ignores an answer about a picture that was replaced in the meantime', async () => {
    const { captcha, id } = create();
    await captcha.load();
    const answered = captcha.validate('text 1');
    const loading = captcha.load();
    await expect(answered).resolves.toEqual(incorrect);
    await loading;
    expect(id()).toBe('c2');
    expect(requests().filter((request) => request === 'html').length).toBe(2);
  });

  it('refuses a text typed before the first picture, and loads the picture', async () => {
    const { captcha, id } = create();
    await expect(captcha.validate('text 1')).resolves.toEqual(incorrect);
    expect(id()).toBe('c1');
    expect(requests()).toEqual(['html']);
  });

  const faults: readonly (readonly [CaptchaFault, string, string])[] = [
    ['status-500', 'server', 'server'],
    ['status-429', 'server', 'server'],
    ['html', 'contract', 'contract'],
    ['empty', 'contract', 'contract'],
    ['no-picture', 'contract', 'contract'],
    ['stall', 'timeout', 'timeout'],
    ['cut', 'network', 'network'],
    ['reset', 'network', 'network'],
  ];

  it.each(faults)('D8: on %s, load rejects with a typed error', async (fault, code) => {
    const { captcha, id } = create({ timeout: 150 });
    await captcha.load();
    service.fault = fault;
    await expect(captcha.load().catch(codeOf)).resolves.toBe(code);
    expect(captcha.getSnapshot().status).toBe('failed');
    expect(id()).toBe('c1');
    service.fault = 'none';
    await captcha.load();
    expect(captcha.getSnapshot().status).toBe('ready');
  });

  it.each(faults)('D8: on %s, validate rejects with a typed error and keeps the picture', async (fault, _, code) => {
    const { captcha, id } = create({ timeout: 150 });
    await captcha.load();
    service.fault = fault;
    await expect(captcha.validate('text 1').catch(codeOf)).resolves.toBe(code);
    expect(id()).toBe('c1');
    service.fault = 'none';
    await expect(captcha.validate('text 1')).resolves.toBeNull();
  });

  it('D8: refuses a wrong text even if the next picture cannot be loaded', async () => {
    let isBroken = false;
    const captcha = createCaptcha({
      endpoint: service.endpoint,
      styleName: 'inquiry',
      fetch: (input, init) =>
        isBroken && new Request(input).url.includes('get=html')
          ? Promise.reject(new TypeError('offline'))
          : fetch(input, init),
    });
    await captcha.load();
    isBroken = true;
    await expect(captcha.validate('wrong')).resolves.toEqual(incorrect);
    expect(captcha.getSnapshot().status).toBe('failed');
  });

  it('a newer load aborts an older one, which then changes nothing', async () => {
    const { captcha, id } = create();
    const first = captcha.load().catch(codeOf);
    const second = captcha.load();
    await expect(first).resolves.toBe('aborted');
    await second;
    expect(captcha.getSnapshot().status).toBe('ready');
    expect(id()).toBe((await second).id);
  });

  it('the caller can abort', async () => {
    const { captcha } = create();
    service.fault = 'stall';
    const controller = new AbortController();
    const loading = captcha.load({ signal: controller.signal }).catch(codeOf);
    controller.abort();
    await expect(loading).resolves.toBe('aborted');
    service.fault = 'none';
    await captcha.load();
    await expect(captcha.validate('text 1', { signal: AbortSignal.abort() }).catch(codeOf)).resolves.toBe('aborted');
  });

  it('reports an error in a listener and continues', async () => {
    const reported = reportedRejections();
    const { captcha, id } = create();
    const broken = new Error('broken view');
    const other = vi.fn();
    captcha.subscribe(() => {
      throw broken;
    });
    captcha.subscribe(other);
    await captcha.load();
    expect([captcha.getSnapshot().status, id()]).toEqual(['ready', 'c1']);
    expect(other).toHaveBeenCalledTimes(2);
    expect(await reported()).toEqual([broken, broken]);
  });

  it('sets isChecking during verification, and verified until another picture is loaded', async () => {
    const { captcha } = create();
    const challenge = await captcha.load();
    const checking = captcha.validate('text 1');
    expect(captcha.getSnapshot().isChecking).toBe(true);
    await checking;
    expect(captcha.getSnapshot()).toEqual({ status: 'ready', challenge, verified: 'text 1' });
    service.fault = 'status-500';
    await expect(captcha.validate('text 2')).rejects.toThrow();
    expect(captcha.getSnapshot().isChecking).toBeUndefined();
    service.fault = 'none';
    await captcha.load();
    expect(captcha.getSnapshot().verified).toBeUndefined();
  });

  it('calls listeners until they unsubscribe or the captcha is disposed', async () => {
    const { captcha } = create();
    const subscribed = vi.fn();
    const unsubscribed = vi.fn();
    captcha.subscribe(subscribed);
    captcha.subscribe(unsubscribed)();
    await captcha.load();
    expect(subscribed).toHaveBeenCalledTimes(2);
    expect(unsubscribed).not.toHaveBeenCalled();
    service.fault = 'stall';
    const loading = captcha.load().catch(codeOf);
    const validating = captcha.validate('text 1').catch(codeOf);
    captcha.dispose();
    captcha.dispose();
    await expect(Promise.all([loading, validating])).resolves.toEqual(['aborted', 'aborted']);
    // Called when the load and the check began, not when they ended.
    expect(subscribed).toHaveBeenCalledTimes(4);
    expect(captcha.getSnapshot()).toEqual({ status: 'empty' });
    service.fault = 'none';
    await captcha.load();
    expect(captcha.getSnapshot().status).toBe('ready');
  });
});

describe('a form with a captcha', () => {
  function contact() {
    const { captcha } = create({ timeout: 150 });
    const onSubmit = vi.fn(() => Promise.resolve());
    const form = createForm({
      fields: {
        name: { prefix: 'Name', rules: [required] },
        code: { prefix: 'Code', rules: [required], ...captchaField(captcha, messages.incorrectCaptcha) },
      },
      onSubmit,
    });
    form.change('name', 'Meera');
    return { captcha, form, onSubmit };
  }

  it('D8: is sent only with the correct text', async () => {
    const { captcha, form, onSubmit } = contact();
    await captcha.load();
    await form.submit();
    expect(form.getSnapshot().errors.code).toBe('Code must not be blank!');
    form.change('code', 'wrong');
    expect(form.getSnapshot().errors.code).toBe(messages.incorrectCaptcha);
    await form.submit();
    expect(form.getSnapshot().errors.code).toBe(messages.incorrectCaptcha);
    expect(onSubmit).not.toHaveBeenCalled();
    form.change('code', 'text 2');
    await expect(form.submit()).resolves.toBe(true);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it.each(['status-500', 'html', 'stall', 'reset'] as const)(
    'D8: keeps its values when the service fails: %s',
    async (fault) => {
      const { captcha, form, onSubmit } = contact();
      await captcha.load();
      form.change('code', 'text 1');
      service.fault = fault;
      await expect(form.submit()).resolves.toBe(false);
      const { values, message, isPending } = form.getSnapshot();
      expect(values).toEqual({ name: 'Meera', code: 'text 1' });
      expect(message).not.toBe('');
      expect(isPending).toBe(false);
      expect(onSubmit).not.toHaveBeenCalled();
      service.fault = 'none';
      await expect(form.submit()).resolves.toBe(true);
    },
  );
});
