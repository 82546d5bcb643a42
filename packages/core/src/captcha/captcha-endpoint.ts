import { ConfigError } from '../errors/config-error.js';

/** The addresses of a captcha service. */
export interface CaptchaEndpoint {
  /** The endpoint as an absolute address, without slashes at its end. */
  readonly url: string;
  /** Last segment of the endpoint's path. */
  readonly handler: string;
  /** What stands before the handler, without a slash at its end. */
  readonly backendBase: string;
  /** Address of a new challenge. */
  readonly challengeUrl: string;
  /**
   * Address of the script that the service offers. It is never run here: a page that wants it loads it itself, and
   * trusts the service with everything on it.
   */
  readonly scriptUrl: string;
  /** Address that says whether the text belongs to the challenge of that id. */
  readonly validationUrl: (input: string, id: string) => string;
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The page's own address where there is a page; endpoints may be given relative to it. */
const pageUrl = (): string | undefined => globalThis.location?.href;

function parse(endpoint: string): URL {
  const page = pageUrl();
  try {
    const url = new URL(endpoint.trim(), page);
    url.pathname = url.pathname.replace(/\/+$/, '');
    url.hash = '';
    const isPageOrigin = page !== undefined && url.origin === new URL(page).origin;
    const isSafe =
      url.protocol === 'https:' || (url.protocol === 'http:' && (isPageOrigin || loopback.test(url.hostname)));
    // No request can be sent to an address with a name and a password.
    if (isSafe && url.pathname !== '/' && !url.username && !url.password) return url;
  } catch {
    // Told below, with what to do.
  }
  throw new ConfigError(
    `The captcha endpoint "${endpoint.replace(/\/\/.*@/, '//')}" cannot be used: it must be the https address of a captcha service with the name of its handler. Set \`endpoint\` to one like "https://example.com/captcha/handler".`,
  );
}

/**
 * Reads the address of a captcha service. Throws a ConfigError that says what is wrong with it, or that the endpoint or
 * the style name is missing.
 */
export function readEndpoint(endpoint: string | undefined, styleName: string | undefined): CaptchaEndpoint {
  if (!endpoint?.trim()) {
    throw new ConfigError(
      'The captcha endpoint is not set: without it no challenge can be fetched and no text verified. Pass the address of the captcha service as `endpoint` to `createCaptcha`.',
    );
  }
  if (!styleName?.trim()) {
    throw new ConfigError(
      'The captcha style name is missing: the service needs it to know which challenge to draw. Pass the name of a style of the service as `styleName` to `createCaptcha`.',
    );
  }
  const url = parse(endpoint);
  const withQuery = (query: Readonly<Record<string, string>>): string => {
    const address = new URL(url);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return address.href;
  };
  const cut = url.pathname.lastIndexOf('/');
  return {
    url: url.href,
    handler: url.pathname.slice(cut + 1),
    backendBase: url.origin + url.pathname.slice(0, cut),
    challengeUrl: withQuery({ get: 'html', c: styleName.trim() }),
    scriptUrl: withQuery({ get: 'script-include' }),
    validationUrl: (i, t) => withQuery({ get: 'validation-result', i, t }),
  };
}
