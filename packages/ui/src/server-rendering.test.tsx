// @vitest-environment node
import { createForm } from '@headnote/core/validation';
import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ActCard } from './act-card/index.js';
import { Banner } from './banner/index.js';
import { Breadcrumb } from './breadcrumb/index.js';
import { Button, ButtonLink } from './button/index.js';
import { Callout } from './callout/index.js';
import { CaptchaField } from './captcha-field/index.js';
import { sampleCaptcha } from './captcha-field/captcha.fixtures.js';
import { CaseCard } from './case-card/index.js';
import { contextRuns, permitCase } from './case-card/case-card.fixtures.js';
import { Checkbox } from './checkbox/index.js';
import { Counter } from './counter/index.js';
import { DocumentView } from './document-view/index.js';
import { judgmentHtml } from './document-view/document-view.fixtures.js';
import { EmptyState } from './empty-state/index.js';
import { ErrorState } from './error-state/index.js';
import { FlipCard } from './flip-card/FlipCard.js';
import { Footer } from './footer/index.js';
import { Form, SubmitButton } from './form/index.js';
import { SectionHead } from './head-rule/index.js';
import { IconButton } from './icon-button/index.js';
import { LoadingOverlay } from './loading-overlay/index.js';
import { NavigationBar } from './navigation-bar/index.js';
import { OtpField } from './otp-field/index.js';
import { Pagination } from './pagination/index.js';
import { PasswordField } from './password-field/index.js';
import { RadioGroup } from './radio/index.js';
import { SearchBox } from './search-box/index.js';
import { Select } from './select/index.js';
import { Skeleton } from './skeleton/index.js';
import { Switch } from './switch/index.js';
import { Tabs } from './tabs/index.js';
import { TextArea } from './text-area/index.js';
import { TextField } from './text-field/index.js';
import { TreatmentFlag } from './treatment-flag/index.js';
import { showToast, Toasts } from './toasts/index.js';

// Text that each part must contain without script.
const parts: { name: string; part: ReactElement; says: string }[] = [
  { name: 'ActCard', part: <ActCard record={{ id: 'a1', title: 'Some Act' }} href="/act/x" />, says: 'href="/act/x"' },
  {
    name: 'Breadcrumb',
    part: <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'About' }]} />,
    says: 'href="/"',
  },
  { name: 'Button', part: <Button disabledReason="Why">Go</Button>, says: 'Go' },
  { name: 'ButtonLink', part: <ButtonLink href="/x">Go</ButtonLink>, says: 'href="/x"' },
  { name: 'Callout', part: <Callout title="Note">Words</Callout>, says: 'Words' },
  {
    name: 'CaseCard',
    part: <CaseCard record={permitCase} href="/case/x" context={{ runs: contextRuns }} />,
    says: 'Thorave',
  },
  { name: 'Checkbox', part: <Checkbox label="Remember" />, says: 'Remember' },
  { name: 'Counter', part: <Counter value={37835} />, says: '37,835' },
  { name: 'DocumentView', part: <DocumentView html={judgmentHtml} />, says: 'dyer of cotton cloth' },
  { name: 'EmptyState', part: <EmptyState title="Nothing" />, says: 'Nothing' },
  { name: 'ErrorState', part: <ErrorState title="Failed" onRetry={() => {}} />, says: 'Failed' },
  {
    name: 'FlipCard',
    part: (
      <FlipCard
        face="a"
        faces={[
          { id: 'a', content: 'Up' },
          { id: 'b', content: 'Down' },
        ]}
      />
    ),
    says: 'inert',
  },
  { name: 'Footer', part: <Footer />, says: 'href="/privacypolicy"' },
  { name: 'LoadingOverlay', part: <LoadingOverlay active />, says: '<output' },
  { name: 'NavigationBar', part: <NavigationBar current="/" />, says: 'href="/datacoverage"' },
  {
    name: 'Pagination',
    part: <Pagination page={1} pageSize={10} total={61} hrefFor={(page) => `?p=${page}`} />,
    says: 'href="?p=2"',
  },
  { name: 'PasswordField', part: <PasswordField label="Password" />, says: 'type="password"' },
  { name: 'SearchBox', part: <SearchBox action="/search" />, says: 'action="/search"' },
  { name: 'SectionHead', part: <SectionHead title="Latest cases" />, says: '<h2' },
  { name: 'Skeleton', part: <Skeleton />, says: 'Loading' },
  {
    name: 'Tabs',
    part: <Tabs label="Courts" items={[{ value: 'sc', label: 'SC', content: 'Supreme' }]} />,
    says: 'Supreme',
  },
  { name: 'TreatmentFlag', part: <TreatmentFlag treatment="doubted" />, says: 'Doubted' },
  { name: 'TextField', part: <TextField label="City" error="City is required!" />, says: 'City is required!' },
  { name: 'Banner', part: <Banner>Read-only on Sunday</Banner>, says: 'Read-only on Sunday' },
  { name: 'CaptchaField', part: <CaptchaField captcha={sampleCaptcha()} />, says: 'Characters in the picture' },
  {
    name: 'Form',
    part: (
      <Form form={createForm({ fields: { city: { initial: 'Pune' } }, onSubmit: () => Promise.resolve() })}>
        <TextField label="City" dataName="city" countTo={50} />
        <SubmitButton>Send</SubmitButton>
      </Form>
    ),
    says: 'value="Pune"',
  },
  { name: 'IconButton', part: <IconButton name="Bookmark" icon="B" pressed />, says: 'aria-pressed="true"' },
  { name: 'OtpField', part: <OtpField label="OTP" />, says: 'autoComplete="one-time-code"' },
  {
    name: 'RadioGroup',
    part: <RadioGroup label="Order" options={[{ value: 'n', label: 'Newest' }]} />,
    says: 'role="radiogroup"',
  },
  {
    name: 'Select',
    part: <Select label="State" placeholder="Choose" options={[{ value: '1', label: 'Goa' }]} />,
    says: '<option value="1">Goa',
  },
  { name: 'Switch', part: <Switch label="Keys" />, says: 'role="switch"' },
  { name: 'TextArea', part: <TextArea label="Note" defaultValue="Words" />, says: 'Words</textarea>' },
  { name: 'Toasts', part: <Toasts />, says: 'aria-live="polite"' },
];

describe('parts on a server', () => {
  it('window does not exist in this test', () => {
    expect(typeof window).toBe('undefined');
  });

  it(`render completely, without a style element or a script (${parts.length} parts)`, () => {
    const failing = parts.filter(({ part, says }) => {
      const html = renderToString(part);
      return !html.includes(says) || /<style|<script|undefined|\[object/.test(html);
    });
    expect(failing.map(({ name }) => name)).toEqual([]);
  });

  const unstyled = parts.filter(({ name }) => name !== 'Tabs');
  it(`render without a style attribute (${unstyled.length} parts)`, () => {
    const failing = unstyled.filter(({ part }) => /\sstyle="/.test(renderToString(part)));
    expect(failing.map(({ name }) => name)).toEqual([]);
  });

  it('showToast on a server does not throw', () => {
    expect(() => showToast({ text: 'x' })).not.toThrow();
  });
});
