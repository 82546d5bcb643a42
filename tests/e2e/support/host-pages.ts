// Pages of other sites, each difficult in its own way. The markup of a widget goes into them.

/** One page. */
export interface HostPage {
  readonly html: string;
  readonly policy?: string;
}

interface Parts {
  readonly head?: string;
  readonly body?: string;
  readonly doctype?: string;
  readonly html?: string;
  readonly script?: string;
  readonly policy?: string;
}

type Kind = (library: string) => Parts;

const NONCE = 'aG9zdA';

const STRICT = (library: string): string => `default-src 'none'; script-src ${library}; connect-src ${library}`;

const kinds = {
  plain: () => ({}),
  'with styles that match everything': () => ({
    head: `<style>
      html { font-size: 62.5%; }
      * { all: initial !important; display: inline !important; float: right !important; color: #0f0 !important;
        font: italic 900 31px/3 fantasy !important; letter-spacing: 9px !important; text-transform: uppercase !important;
        white-space: nowrap !important; visibility: visible !important; }
    </style>`,
  }),
  'with a strict policy and Trusted Types': (library) => ({
    policy: `${STRICT(library)}; require-trusted-types-for 'script'; trusted-types 'none'`,
  }),
  'with a strict policy, Trusted Types and the worker': (library) => ({
    policy: `${STRICT(library)}; worker-src blob:; require-trusted-types-for 'script'; trusted-types headnote-worker`,
  }),
  'with a policy of nonces': (library) => ({
    policy: `default-src 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; connect-src ${library}`,
  }),
  'with a policy that forbids inline styles': (library) => ({
    policy: `default-src 'self'; style-src 'self'; script-src ${library}; connect-src ${library}`,
  }),
  'in a sandbox': (library) => ({
    policy: `${STRICT(library)}; sandbox allow-scripts`,
  }),
  // What old versions of Prototype.js and MooTools do: methods on every prototype, and their own JSON texts of arrays.
  'with Prototype.js and MooTools': () => ({
    head: `<script>
      Array.prototype.toJSON = function () { return JSON.stringify(Object.assign({}, this)); };
      String.prototype.toJSON = function () { return '"' + this + '"'; };
      Array.prototype.each = Array.prototype.forEach;
      Array.prototype.clean = function () { return this.filter(Boolean); };
      Object.prototype.extend = function (more) { return Object.assign(this, more); };
      Element.prototype.update = function (html) { this.innerHTML = html; return this; };
      Function.prototype.bind = (function (bind) { return function () { return bind.apply(this, arguments); }; })(Function.prototype.bind);
      window.$ = function (id) { return document.getElementById(id); };
      window.Hash = function () {}; window.Class = { create: function () {} };
    </script>`,
  }),
  'with a patched fetch and JSON': () => ({
    head: `<script>
      (function () {
        var native = window.fetch, parse = JSON.parse;
        window.fetch = function (input, init) {
          if (typeof input !== 'string') throw new Error('This page wants addresses as text.');
          return native.call(window, input, init).then(function (response) { return response; });
        };
        JSON.parse = function (text, reviver) {
          var value = parse(text, reviver);
          if (value && typeof value === 'object') value.__seen = true;
          return value;
        };
      })();
    </script>`,
  }),
  // zone.js replaces timers, promises and addEventListener with its own.
  'with patched timers, promises and listeners': () => ({
    head: `<script>
      (function () {
        var add = EventTarget.prototype.addEventListener, wait = window.setTimeout, then = Promise.prototype.then;
        EventTarget.prototype.addEventListener = function (type, listener, options) {
          return add.call(this, type, listener && (listener.__zone || (listener.__zone = function (event) {
            return listener.handleEvent ? listener.handleEvent(event) : listener.call(this, event);
          })), options);
        };
        window.setTimeout = function (run, ms) { return wait(function () { run(); }, ms); };
        Promise.prototype.then = function (yes, no) {
          return then.call(this, yes && function (value) { return yes(value); }, no && function (error) { return no(error); });
        };
      })();
    </script>`,
  }),
  'from right to left': () => ({ html: 'lang="ar" dir="rtl"' }),
  'in quirks mode': () => ({ doctype: '' }),
} satisfies Record<string, Kind>;

/** Name of a page. */
export type HostKind = keyof typeof kinds;

/** Names of all pages. */
export const hostKinds = Object.keys(kinds) as HostKind[];

/** Writes a page with markup of widgets. `count` repeats the markup. */
export function hostPage(kind: HostKind, library: string, markup: string): HostPage {
  const { head = '', doctype = '<!doctype html>', html = 'lang="en"', policy } = kinds[kind](library) as Parts;
  const nonce = policy?.includes(NONCE) ? ` nonce="${NONCE}"` : '';
  return {
    html: `${doctype}
<html ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Library of a law college</title>${head}
<script async${nonce} src="${library}/widgets/v1/widgets.js" data-portal="college" data-loading="eager"></script></head>
<body><main><h1>Notices</h1>${markup}</main></body></html>`,
    ...(policy ? { policy } : {}),
  };
}
