import { ConfigError } from '../errors/config-error.js';

/** The addresses of a captcha service. */
export interface CaptchaEndpoint {
  /** The endpoint as an absolute URL without trailing slashes. */
  readonly url: string;
  /** Last segment of the endpoint's path. */
  readonly handler: string;
  /** The URL before the handler, without a trailing slash. */
  readonly backendBase: string;
  /** URL of a new challenge. */
  readonly challengeUrl: string;
  /**
   * URL of the script that the service offers. This library never runs it. A page that loads it gives the service full
   * access to the page.
   */
  readonly scriptUrl: string;
  /** Returns the URL that verifies the text of the challenge with that id. */
  readonly validationUrl: (input: string, id: string) => string;
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Returns the URL of the page, if there is one. Endpoints may be relative to it. */
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
    // `fetch` refuses URLs that contain a username or password.
    if (isSafe && url.pathname !== '/' && !url.username && !url.password) return url;
  } catch {
    // Reported below.
  }
  throw new ConfigError(
    `The captcha endpoint "${endpoint.replace(/\/\/.*@/, '//')}" cannot be used: it must be the https URL of a captcha service, including its handler. Set \`endpoint\` to a URL like "https://example.com/captcha/handler".`,
  );
}

/**
 * Parses the endpoint of a captcha service. Throws a ConfigError if the endpoint is missing or unusable, or if the style
 * name is missing.
 */
export function readEndpoint(endpoint: string | undefined, styleName: string | undefined): CaptchaEndpoint {
  if (!endpoint?.trim()) {
    throw new ConfigError(
      'The captcha endpoint is missing: it is needed to fetch challenges and verify texts. Pass the URL of the captcha service as `endpoint` to `createCaptcha`.',
    );
  }
  if (!styleName?.trim()) {
    throw new ConfigError(
      'The captcha style name is missing: the service needs it to create a challenge. Pass the name of a style of the service as `styleName` to `createCaptcha`.',
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
