// The tags of the widgets in TypeScript, React, Vue and Svelte. It only compiles; `@ts-expect-error` proves that the types
// are not `any`.
import '@headnote/widgets/jsx/react';
import '@headnote/widgets/jsx/svelte';
import '@headnote/widgets/jsx/vue';
import '@headnote/widgets/latest-cases';
import { LatestCases } from '@headnote/widgets/react';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';

export const inReact = (
  <headnote-latest-cases court="hc" limit={5} heading-level="3" onheadnote-ready={({ detail }) => detail.widget} />
);
// @ts-expect-error -- there is no such court
export const wrongInReact = <headnote-latest-cases court="banana" />;
export const component = <LatestCases source={{ load: () => Promise.reject(new Error('no')) }} />;

type VueProps = InstanceType<GlobalComponents['headnote-latest-cases']>['$props'];
export const inVue: VueProps = { court: 'sc', onHeadnoteError: ({ detail }) => detail.code };
// @ts-expect-error -- there is no such theme
export const wrongInVue: VueProps = { theme: 'pink' };

type SvelteProps = SvelteHTMLElements['headnote-latest-cases'];
export const inSvelte: SvelteProps = { limit: 3, 'on:headnote-select': ({ detail }) => detail.href };
// @ts-expect-error -- a number, not a word
export const wrongInSvelte: SvelteProps = { limit: 'many' };

document.createElement('headnote-latest-cases').limit = 3;
document.addEventListener('headnote-error', ({ detail }) => detail.requestId);
