/**
 * What the data service of the library says to a page. `refused`: it answers, but not to this page; `blocked`: the page's
 * own policy stops the request.
 */
export type ServiceState = 'answers' | 'refused' | 'busy' | 'blocked' | 'unreachable';

interface Probe {
  readonly service: ServiceState;
  /** What to change, one sentence each. */
  readonly advice: readonly string[];
}

const TYPE = 'securitypolicyviolation';

/** Longer, and the network is the cause. */
const PATIENCE_MS = 8000;

/** Sends one request as a widget does, and finds out why it fails. */
export async function probeService(origin: string, key = ''): Promise<Probe> {
  const url = `${origin}/api/embed/v1/latest?court=sc&limit=1${key && `&key=${encodeURIComponent(key)}`}`;
  let blockedBy = '';
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
    blockedBy = effectiveDirective;
  };
  const ask = (mode: RequestMode): Promise<Response | undefined> =>
    fetch(url, { mode, credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
      () => undefined,
    );
  document.addEventListener(TYPE, onViolation);
  const answer = await ask('cors');
  // The browser reports a violation in a later task than the failure.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  document.removeEventListener(TYPE, onViolation);
  if (blockedBy) {
    return {
      service: 'blocked',
      advice: [
        `Allow ${origin} in ${blockedBy} of the page's content security policy: it stops the widgets' requests.`,
      ],
    };
  }
  if (answer) return ofAnswer(answer, origin, key);
  // Without permission a page cannot read an answer, but it learns that there is one.
  if (await ask('no-cors')) {
    if (self.origin === 'null') {
      return {
        service: 'refused',
        advice: [
          'This page has no origin of its own, because of a sandbox, and the library answers to registered origins only. Give the sandbox allow-same-origin.',
        ],
      };
    }
    return {
      service: 'refused',
      advice: [
        key
          ? `The library answers, but not to ${location.origin}. Check that the key ${key} exists and that exactly this origin is registered with it: ${origin}/partners`
          : `The library answers, but not to ${location.origin}. Register this origin at ${origin}/partners and write its key into data-portal.`,
      ],
    };
  }
  return { service: 'unreachable', advice: [`${origin} does not answer. Check the connection and the address.`] };
}

/** Reasons that the service names in `headnote-refusal`, in words. */
const REFUSALS: Readonly<Record<string, (origin: string, key: string) => string>> = {
  'key-missing': (origin) => `The library wants a key: register your portal at ${origin}/partners.`,
  'unknown-key': (origin, key) => `The library does not know the key ${key}: compare it with ${origin}/partners.`,
  'origin-not-registered': (origin) => `Register ${location.origin} for your key at ${origin}/partners.`,
  quota: (origin) => `Your key has used its requests of today. See its usage at ${origin}/partners.`,
};

function ofAnswer({ ok, status, headers }: Response, origin: string, key: string): Probe {
  const ends = headers.get('headnote-key-ends');
  const advice = ends
    ? [`The key ${key} ends on ${ends}. Put the new one of ${origin}/partners into data-portal.`]
    : [];
  if (ok) return { service: 'answers', advice };
  const words = REFUSALS[headers.get('headnote-refusal') ?? '']?.(origin, key);
  const text = words ?? `The library answers with status ${status}. Report it with the time of day.`;
  return { service: status === 429 ? 'busy' : 'refused', advice: [...advice, text] };
}
