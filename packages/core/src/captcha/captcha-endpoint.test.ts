import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfigError } from '../errors/config-error.js';
import { readEndpoint } from './captcha-endpoint.js';
import { captchaField, createCaptcha } from './index.js';

const read = (endpoint: string) => readEndpoint(endpoint, 'inquiry');

function problemOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
  throw new Error('Nothing was thrown.');
}

afterEach(() => vi.unstubAllGlobals());

describe('readEndpoint', () => {
  it.each(['', '/', '///'])('ignores trailing slashes: %s', (slashes) => {
    const { url, handler, backendBase, challengeUrl, scriptUrl, validationUrl } = read(
      ` https://captcha.example/app/handler.ashx${slashes} `,
    );
    expect({ url, handler, backendBase, challengeUrl, scriptUrl }).toEqual({
      url: 'https://captcha.example/app/handler.ashx',
      handler: 'handler.ashx',
      backendBase: 'https://captcha.example/app',
      challengeUrl: 'https://captcha.example/app/handler.ashx?get=html&c=inquiry',
      scriptUrl: 'https://captcha.example/app/handler.ashx?get=script-include',
    });
    expect(validationUrl('a b&c=d#', 'c 1')).toBe(
      'https://captcha.example/app/handler.ashx?get=validation-result&i=a+b%26c%3Dd%23&t=c+1',
    );
  });

  it('accepts a handler at the root of its origin', () => {
    const { handler, backendBase } = read('https://captcha.example/handler');
    expect({ handler, backendBase }).toEqual({ handler: 'handler', backendBase: 'https://captcha.example' });
  });

  it('keeps the query and removes the fragment', () => {
    expect(readEndpoint('https://captcha.example/h?tenant=7#x', ' inquiry ').challengeUrl).toBe(
      'https://captcha.example/h?tenant=7&get=html&c=inquiry',
    );
  });

  it('resolves a relative endpoint against the page', () => {
    vi.stubGlobal('location', { href: 'http://10.0.0.7:3000/contact?x=1' });
    expect(read('/captcha/').url).toBe('http://10.0.0.7:3000/captcha');
    expect(read('captcha').url).toBe('http://10.0.0.7:3000/captcha');
    expect(() => read('http://10.0.0.8/captcha')).toThrow(ConfigError);
  });

  it.each(['https://u:p4ss@captcha.example/h', 'https://:p4ss@captcha.example/h'])(
    'refuses a URL with a password, and does not repeat the password: %s',
    (endpoint) => {
      expect(problemOf(() => read(endpoint))).not.toContain('p4ss');
    },
  );

  it.each(['http://localhost:4000/c', 'http://127.0.0.1/c', 'http://[::1]:9/c'])(
    'accepts http on the local machine: %s',
    (endpoint) => {
      expect(read(endpoint).handler).toBe('c');
    },
  );

  it.each([
    '/captcha',
    'captcha',
    'http://captcha.example/h',
    'http://localhost.example/h',
    'http://127.0.0.1.example/h',
    'https://captcha.example',
    'https://captcha.example///',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://captcha.example/h',
    'https://',
    'file:///etc/passwd',
  ])('refuses anything but an https URL with a handler: %s', (endpoint) => {
    const problem = problemOf(() => read(endpoint));
    expect(problem).toContain(`"${endpoint}" cannot be used`);
    expect(problem).toContain('it must be the https URL');
    expect(problem).toContain('Set `endpoint` to');
  });
});

describe('developer errors', () => {
  it.each([undefined, '', '  '])('say that the endpoint is missing: %j', (endpoint) => {
    expect(problemOf(() => createCaptcha({ endpoint: endpoint as string, styleName: 'inquiry' }))).toBe(
      'The captcha endpoint is missing: it is needed to fetch challenges and verify texts. Pass the URL of the captcha service as `endpoint` to `createCaptcha`.',
    );
  });

  it.each([undefined, '', '  '])('say that the style name is missing: %j', (styleName) => {
    expect(problemOf(() => createCaptcha({ endpoint: 'https://a.example/h', styleName: styleName as string }))).toBe(
      'The captcha style name is missing: the service needs it to create a challenge. Pass the name of a style of the service as `styleName` to `createCaptcha`.',
    );
  });

  it('say that the instance is missing', () => {
    expect(problemOf(() => captchaField(undefined, 'x'))).toBe(
      'The captcha instance is missing: the field needs it to verify its text. Create one with `createCaptcha` before the form and pass it to `captchaField`.',
    );
  });

  it('are not thrown for valid options, and no request is sent', () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const captcha = createCaptcha({ endpoint: 'https://a.example/x/h/', styleName: 's', fetch });
    const { handler, backendBase, scriptUrl } = captcha;
    expect({ handler, backendBase, scriptUrl }).toEqual({
      handler: 'h',
      backendBase: 'https://a.example/x',
      scriptUrl: 'https://a.example/x/h?get=script-include',
    });
    expect(fetch).not.toHaveBeenCalled();
  });
});
