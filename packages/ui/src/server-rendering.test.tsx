// @vitest-environment node
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ActCard } from './act-card/index.js';
import { Breadcrumb } from './breadcrumb/index.js';
import { Button, ButtonLink } from './button/index.js';
import { Callout } from './callout/index.js';
import { CaseCard } from './case-card/index.js';
import { contextRuns, permitCase } from './case-card/case-card.fixtures.js';
import { Checkbox } from './checkbox/index.js';
import { Counter } from './counter/index.js';
import { DocumentView } from './document-view/index.js';
import { judgmentHtml } from './document-view/document-view.fixtures.js';
import { EmptyState } from './empty-state/index.js';
import { ErrorState } from './error-state/index.js';
import { FlipCard } from './flip-card/index.js';
import { Footer } from './footer/index.js';
import { SectionHead } from './head-rule/index.js';
import { LoadingOverlay } from './loading-overlay/index.js';
import { NavigationBar } from './navigation-bar/index.js';
import { Pagination } from './pagination/index.js';
import { PasswordField } from './password-field/index.js';
import { SearchBox } from './search-box/index.js';
import { Skeleton } from './skeleton/index.js';
import { Tabs } from './tabs/index.js';
import { TextField } from './text-field/index.js';
import { showToast, Toasts } from './toasts/index.js';

// What each part must say to a reader without script.
const parts: [string, ReactElement, string][] = [
  ['ActCard', <ActCard record={{ id: 'a1', title: 'Some Act' }} href="/act/x" />, 'href="/act/x"'],
  ['Breadcrumb', <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'About' }]} />, 'href="/"'],
  ['Button', <Button disabledReason="Why">Go</Button>, 'Go'],
  ['ButtonLink', <ButtonLink href="/x">Go</ButtonLink>, 'href="/x"'],
  ['Callout', <Callout title="Note">Words</Callout>, 'Words'],
  ['CaseCard', <CaseCard record={permitCase} href="/case/x" context={{ runs: contextRuns }} />, 'Thorave'],
  ['Checkbox', <Checkbox label="Remember" />, 'Remember'],
  ['Counter', <Counter value={37835} />, '37,835'],
  ['DocumentView', <DocumentView html={judgmentHtml} />, 'dyer of cotton cloth'],
  ['EmptyState', <EmptyState title="Nothing" />, 'Nothing'],
  ['ErrorState', <ErrorState title="Failed" onRetry={() => {}} />, 'Failed'],
  [
    'FlipCard',
    <FlipCard
      face="a"
      faces={[
        { id: 'a', content: 'Up' },
        { id: 'b', content: 'Down' },
      ]}
    />,
    'inert',
  ],
  ['Footer', <Footer />, 'href="/privacypolicy"'],
  ['LoadingOverlay', <LoadingOverlay active />, 'role="status"'],
  ['NavigationBar', <NavigationBar current="/" />, 'href="/datacoverage"'],
  ['Pagination', <Pagination page={1} pageSize={10} total={61} hrefFor={(page) => `?p=${page}`} />, 'href="?p=2"'],
  ['PasswordField', <PasswordField label="Password" />, 'type="password"'],
  ['SearchBox', <SearchBox action="/search" />, 'action="/search"'],
  ['SectionHead', <SectionHead title="Latest cases" />, '<h2'],
  ['Skeleton', <Skeleton />, 'Loading'],
  ['Tabs', <Tabs label="Courts" items={[{ value: 'sc', label: 'SC', content: 'Supreme' }]} />, 'Supreme'],
  ['TextField', <TextField label="City" error="City is required!" />, 'City is required!'],
  ['Toasts', <Toasts />, 'aria-live="polite"'],
];

describe('on a server', () => {
  it('there is no window in this test', () => {
    expect(typeof window).toBe('undefined');
  });

  it.each(parts)('%s is drawn whole, without a style element or a script', (_, part, expected) => {
    const html = renderToString(part);
    expect(html).toContain(expected);
    expect(html).not.toMatch(/<style|<script|undefined|\[object/);
  });

  it.each(parts.filter(([name]) => name !== 'Tabs'))('%s is drawn without a style attribute', (_, part) => {
    expect(renderToString(part)).not.toMatch(/\sstyle="/);
  });

  it('a message said on the server does not throw', () => {
    expect(() => showToast({ text: 'x' })).not.toThrow();
  });
});
