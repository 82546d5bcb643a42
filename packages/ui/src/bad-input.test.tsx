import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { Accordion } from './accordion/index.js';
import { ActCard } from './act-card/index.js';
import { ArticleList } from './article-list/index.js';
import { Breadcrumb } from './breadcrumb/index.js';
import { Carousel } from './carousel/index.js';
import { CaseCard, CaseList } from './case-card/index.js';
import { CitationChip, CitationChips } from './citation-chip/index.js';
import { ComboBox } from './combo-box/index.js';
import { Counter } from './counter/index.js';
import { DocumentView } from './document-view/index.js';
import { EmptyState } from './empty-state/index.js';
import { FlipCard } from './flip-card/FlipCard.js';
import { Footer } from './footer/index.js';
import { Highlight } from './highlight/index.js';
import { HistogramByYear } from './histogram-by-year/index.js';
import { NavigationBar } from './navigation-bar/index.js';
import { OtpField } from './otp-field/index.js';
import { PackageList } from './package-card/index.js';
import { PackageCard } from './package-card/PackageCard.js';
import { Pagination } from './pagination/index.js';
import { PasswordField } from './password-field/index.js';
import { ProgressBar } from './progress/index.js';
import { RadioGroup } from './radio/index.js';
import { ScreenshotSlider } from './screenshot-slider/index.js';
import { SearchBox } from './search-box/index.js';
import { Select } from './select/index.js';
import { Skeleton } from './skeleton/index.js';
import { StatBar } from './stat-bar/index.js';
import { Table } from './table/index.js';
import { Tabs } from './tabs/index.js';
import { TextArea } from './text-area/index.js';
import { TextField } from './text-field/index.js';
import { Timeline } from './timeline/index.js';
import { TokenField } from './token-field/index.js';
import { Tree } from './tree/index.js';
import { TreatmentFlag } from './treatment-flag/index.js';
import { UnderstoodLine, UnderstoodProblems } from './understood-line/index.js';
import { Wordmark } from './wordmark/index.js';

interface BadInput {
  /** Name of the test: the part and the invalid input. */
  name: string;
  part: ReactElement;
  /** Text that the part must still show. */
  text?: string | RegExp | undefined;
  /** Warning for developers; React logs it for two rows with the same key. */
  warning?: RegExp | undefined;
}

/** A value that the contract does not allow. */
const invalid = (value: unknown) => value as never;

const bare = { id: 1, name: 'Basic', priority: 1, initialAmount: 0, renewalAmount: 1234.5, description: 'All courts' };
const offer = (fields: object) => <PackageCard offer={invalid({ ...bare, ...fields })} />;
const pages = (fields: object) => (
  <Pagination page={1} pageSize={10} total={61} hrefFor={(page) => `?p=${page}`} {...fields} />
);
const court = { id: 'a', label: 'Kerala High Court' };
const twoSame = [
  { value: 'a', label: 'Goa', title: 'Goa', content: 'One', count: 3 },
  { value: 'a', label: 'Goa', title: 'Goa', content: 'Two', count: 2 },
];
const SAME_KEY = /same key/;

const cases: BadInput[] = [
  {
    name: 'Tree: two nodes with one id',
    part: <Tree label="Courts" nodes={[court, { id: 'b', label: 'Goa' }, court]} />,
    text: /Kerala High Court.*Goa/,
    warning: /"a"/,
  },
  { name: 'Tree: no list of nodes', part: <Tree label="Courts" nodes={invalid(null)} /> },
  {
    name: 'Tree: a node without words',
    part: <Tree label="Courts" nodes={invalid([{ id: 'x', label: null }, court])} />,
    text: 'Kerala',
  },
  {
    name: 'Tree: values that are null',
    part: <Tree label="Courts" nodes={[court]} values={invalid(null)} />,
    text: 'Kerala',
  },
  { name: 'PackageCard: description null', part: offer({ description: null }), text: 'Basic' },
  { name: 'PackageCard: description missing', part: offer({ description: undefined }), text: 'Basic' },
  {
    name: 'PackageCard: twice the same line',
    part: offer({ description: 'All courts\nAll courts' }),
    text: /All courts/,
  },
  { name: 'PackageCard: paise', part: offer({}), text: '₹1,234.50' },
  { name: 'PackageCard: amount as text', part: offer({ renewalAmount: '12345' }), text: '₹12,345' },
  {
    name: 'PackageCard: no amounts, no name',
    part: offer({ initialAmount: null, renewalAmount: undefined, name: null, priority: null }),
    text: /^Package 0Package 0Free Trial/,
  },
  {
    name: 'PackageList: no id, no name',
    part: <PackageList packages={[{ offer: invalid({}) }]} />,
    text: 'Free Trial',
  },
  { name: 'PackageList: null', part: <PackageList packages={invalid(null)} />, text: 'Loading' },
  { name: 'Pagination: page -2', part: pages({ page: -2 }), text: '1 to 10 of 61 shown' },
  { name: 'Pagination: page after the last', part: pages({ page: 99 }), text: /^Previous1…7$/ },
  { name: 'Pagination: page NaN', part: pages({ page: Number.NaN }), text: '1 to 10 of 61 shown' },
  { name: 'Pagination: page 1.5', part: pages({ page: 1.5 }), text: '1 to 10 of 61 shown' },
  {
    name: 'Pagination: figures as text',
    part: pages({ page: '2', pageSize: '10', total: '61' }),
    text: '11 to 20 of 61 shown',
  },
  { name: 'Pagination: nothing at all', part: pages({ total: 0 }) },
  { name: 'Pagination: total null', part: pages({ total: null }) },
  { name: 'Pagination: total below nought', part: pages({ total: -5 }) },
  { name: 'Pagination: page size 0', part: pages({ pageSize: 0 }), text: '1 to 1 of 61 shown' },
  { name: 'Pagination: reach NaN', part: pages({ reach: Number.NaN }), text: '1 to 10 of 61 shown' },
  {
    name: 'HistogramByYear: counts that are none',
    part: (
      <HistogramByYear
        years={invalid([
          { year: 1950, count: Number.NaN },
          { year: 1973, count: 4 },
          { year: 1980, count: null },
        ])}
      />
    ),
    text: '1973',
  },
  {
    name: 'HistogramByYear: years that are none',
    part: (
      <HistogramByYear
        years={invalid([
          { year: Number.NaN, count: 4 },
          { year: null, count: 4 },
          { year: 1973, count: 4 },
        ])}
        onValueChange={() => {}}
      />
    ),
    text: '1973',
  },
  {
    name: 'HistogramByYear: years and counts as text',
    part: (
      <HistogramByYear
        years={invalid([
          { year: '1950', count: '12' },
          { year: '1973', count: '4' },
        ])}
        onValueChange={() => {}}
      />
    ),
    text: /1950.*12/,
  },
  {
    name: 'HistogramByYear: a small count next to a million',
    part: (
      <HistogramByYear
        years={[
          { year: 1950, count: 1 },
          { year: 1_000_000_000, count: 1 },
        ]}
      />
    ),
    text: '1950',
  },
  {
    name: 'HistogramByYear: a count infinite',
    part: (
      <HistogramByYear
        years={[
          { year: 1950, count: Number.POSITIVE_INFINITY },
          { year: 1951, count: 2 },
        ]}
      />
    ),
    text: '1951',
  },
  {
    name: 'HistogramByYear: one year twice',
    part: (
      <HistogramByYear
        years={[
          { year: 1950, count: 1 },
          { year: 1950, count: 2 },
        ]}
      />
    ),
    text: /1950.*3/,
  },
  { name: 'HistogramByYear: null', part: <HistogramByYear years={invalid(null)} /> },
  {
    name: 'HistogramByYear: a choice that is none',
    part: (
      <HistogramByYear
        years={[{ year: 1950, count: 1 }]}
        value={{ from: Number.NaN, to: Number.NaN }}
        onValueChange={() => {}}
      />
    ),
    text: '1950',
  },
  {
    name: 'HistogramByYear: bounds that are none',
    part: (
      <HistogramByYear
        years={[{ year: 1950, count: 1 }]}
        bounds={{ from: Number.NaN, to: 2000 }}
        onValueChange={() => {}}
      />
    ),
    text: '1950',
  },
  {
    name: 'HistogramByYear: bounds in reverse order',
    part: (
      <HistogramByYear years={[{ year: 1950, count: 1 }]} bounds={{ from: 2000, to: 1900 }} onValueChange={() => {}} />
    ),
    text: '1950',
  },
  {
    name: 'StatBar: NaN',
    part: <StatBar label="Figures" stats={[{ label: 'Judgments', value: Number.NaN }]} />,
    text: /^$/,
  },
  {
    name: 'StatBar: null',
    part: <StatBar label="Figures" stats={invalid([{ label: 'Judgments', value: null }])} />,
    text: /^$/,
  },
  {
    name: 'StatBar: animated NaN',
    part: <StatBar label="Figures" animated stats={[{ label: 'Judgments', value: Number.NaN }]} />,
    text: /^$/,
  },
  {
    name: 'StatBar: two of a name',
    part: (
      <StatBar
        label="Figures"
        stats={[
          { label: 'Courts', value: 1 },
          { label: 'Courts', value: 2 },
        ]}
      />
    ),
    text: /1.*2/,
  },
  { name: 'StatBar: empty', part: <StatBar label="Figures" stats={[]} /> },
  { name: 'StatBar: no list', part: <StatBar label="Figures" stats={invalid(null)} />, text: 'Loading' },
  { name: 'Counter: NaN', part: <Counter value={Number.NaN} />, text: '0' },
  { name: 'Counter: infinite', part: <Counter value={Number.POSITIVE_INFINITY} />, text: '0' },
  { name: 'Counter: null', part: <Counter value={invalid(null)} />, text: '0' },
  { name: 'Counter: as text', part: <Counter value={invalid('37835')} />, text: '37,835' },
  { name: 'ProgressBar: 250 of 100', part: <ProgressBar label="Import" value={250} />, text: '100 %' },
  { name: 'ProgressBar: -5', part: <ProgressBar label="Import" value={-5} />, text: '0 %' },
  { name: 'ProgressBar: NaN', part: <ProgressBar label="Import" value={Number.NaN} />, text: 'Import' },
  { name: 'ProgressBar: of 0', part: <ProgressBar label="Import" value={0} max={0} />, text: 'Import' },
  { name: 'ProgressBar: 5 of 0', part: <ProgressBar label="Import" value={5} max={0} />, text: 'Import' },
  { name: 'ProgressBar: null', part: <ProgressBar label="Import" value={invalid(null)} />, text: 'Import' },
  {
    name: 'ProgressBar: NaN of NaN',
    part: <ProgressBar label="Import" value={Number.NaN} max={Number.NaN} />,
    text: 'Import',
  },
  { name: 'NavigationBar: -3 days', part: <NavigationBar daysRemaining={-3} />, text: /0 days/ },
  { name: 'NavigationBar: days NaN', part: <NavigationBar daysRemaining={Number.NaN} />, text: /0 days/ },
  { name: 'NavigationBar: days empty', part: <NavigationBar daysRemaining={invalid('')} />, text: /0 days/ },
  { name: 'NavigationBar: days null', part: <NavigationBar daysRemaining={invalid(null)} />, text: 'Home' },
  { name: 'NavigationBar: days as text', part: <NavigationBar daysRemaining={invalid('12')} />, text: '12 days' },
  { name: 'NavigationBar: no links', part: <NavigationBar links={[]} /> },
  { name: 'NavigationBar: links null', part: <NavigationBar links={invalid(null)} />, text: 'Home' },
  {
    name: 'Timeline: without a date',
    part: <Timeline label="History" events={invalid([{ title: 'Founded' }, { when: null, title: 'Moved' }])} />,
    text: /Founded.*Moved/,
  },
  { name: 'Timeline: null', part: <Timeline label="History" events={invalid(null)} /> },
  {
    name: 'ArticleList: no excerpt',
    part: (
      <ArticleList
        articles={invalid([
          { title: 'Bail', url: '/x' },
          { title: 'Costs', url: '/y', subtitle: null },
        ])}
      />
    ),
    text: /Bail.*Costs/,
  },
  {
    name: 'ArticleList: no title, no address',
    part: <ArticleList articles={invalid([{ title: null, url: null, subtitle: '' }])} />,
  },
  { name: 'ArticleList: null', part: <ArticleList articles={invalid(null)} />, text: 'Loading' },
  {
    name: 'CaseCard: nothing but an id',
    part: <CaseCard record={{ id: '7' }} href="/case/7" />,
    text: /Parties not known.*Date not known/,
  },
  {
    name: 'CaseCard: every field null',
    part: (
      <CaseCard
        record={invalid({
          id: '7',
          appellant: null,
          respondent: null,
          decidedOn: null,
          courtName: null,
          courtReference: null,
          benchStrength: null,
          caseNumber: null,
          caseType: null,
          decision: null,
          otherCitations: null,
          houseCitation: null,
          isSample: null,
        })}
        href="/case/7"
        context={invalid(null)}
      />
    ),
    text: /Parties not known.*Date not known/,
  },
  {
    name: 'CaseCard: every field empty',
    part: (
      <CaseCard
        record={invalid({
          id: '',
          appellant: '',
          respondent: '',
          decidedOn: '',
          courtName: '',
          benchStrength: 0,
          caseNumber: '',
          decision: '',
          otherCitations: [],
          houseCitation: '',
        })}
        href=""
        context={{ runs: [] }}
      />
    ),
    text: 'Parties not known',
  },
  {
    name: 'CaseCard: a bench that is none',
    part: (
      <CaseCard record={invalid({ id: '7', benchStrength: Number.NaN, otherCitations: [null, ''] })} href="/case/7" />
    ),
    text: 'Parties not known',
  },
  {
    name: 'CaseCard: a bench as text',
    part: <CaseCard record={invalid({ id: '7', benchStrength: '2.5' })} href="/case/7" />,
    text: 'Parties not known',
  },
  { name: 'CaseList: null', part: <CaseList label="Cases" cases={invalid(null)} /> },
  { name: 'CaseList: empty', part: <CaseList label="Cases" cases={[]} /> },
  {
    name: 'CaseList: start NaN',
    part: <CaseList label="Cases" cases={[{ record: { id: '7' }, href: '/7' }]} start={Number.NaN} />,
    text: 'Parties not known',
  },
  { name: 'ActCard: nothing but an id', part: <ActCard record={{ id: 'a' }} href="/act/a" />, text: 'a' },
  {
    name: 'ActCard: every field null',
    part: (
      <ActCard
        record={invalid({
          id: 'a',
          title: null,
          actNumber: null,
          ministry: null,
          year: null,
          statusText: null,
          asOn: null,
          houseCitation: null,
          isAvailable: null,
        })}
        href="/act/a"
        context={invalid(null)}
      />
    ),
    text: 'a',
  },
  {
    name: 'ActCard: a year that is none',
    part: <ActCard record={invalid({ id: 'a', title: 'Some Act', year: Number.NaN, asOn: 'soon' })} href="/act/a" />,
    text: 'Some Act',
  },
  { name: 'CitationChips: null', part: <CitationChips citations={invalid(null)} /> },
  {
    name: 'CitationChips: null among them',
    part: <CitationChips citations={invalid([null, '1973 INSC 1', undefined])} />,
    text: '1973 INSC 1',
  },
  { name: 'CitationChip: null', part: <CitationChip citation={invalid(null)} /> },
  {
    name: 'Highlight: null',
    part: (
      <p>
        <Highlight runs={invalid(null)} />
      </p>
    ),
  },
  { name: 'DocumentView: null', part: <DocumentView html={invalid(null)} /> },
  { name: 'DocumentView: act, missing', part: <DocumentView kind="act" html={invalid(undefined)} /> },
  { name: 'Breadcrumb: null', part: <Breadcrumb crumbs={invalid(null)} /> },
  {
    name: 'Breadcrumb: a crumb without words',
    part: <Breadcrumb crumbs={invalid([{ label: null, href: null }, { label: 'Act' }])} />,
    text: 'Act',
  },
  { name: 'Tabs: none', part: <Tabs label="Courts" items={[]} /> },
  { name: 'Tabs: null', part: <Tabs label="Courts" items={invalid(null)} /> },
  {
    name: 'Tabs: open where there is no tab',
    part: <Tabs label="Courts" items={[{ value: 'a', label: 'Goa', content: 'Here' }]} defaultValue="zz" />,
    text: 'Goa',
  },
  { name: 'Tabs: duplicate key', part: <Tabs label="Courts" items={twoSame} />, text: /Goa/, warning: SAME_KEY },
  { name: 'Accordion: null', part: <Accordion items={invalid(null)} /> },
  { name: 'Accordion: duplicate key', part: <Accordion items={twoSame} />, text: /Goa.*Goa/, warning: SAME_KEY },
  { name: 'Accordion: open null', part: <Accordion items={twoSame.slice(0, 1)} open={invalid(null)} />, text: /Goa/ },
  { name: 'Select: null', part: <Select label="State" options={invalid(null)} />, text: 'State' },
  {
    name: 'Select: a group without options',
    part: (
      <Select
        label="State"
        options={invalid([
          { label: 'South', options: null },
          { value: null, label: null },
        ])}
      />
    ),
    text: 'State',
  },
  {
    name: 'Select: value null',
    part: <Select label="State" value={invalid(null)} options={[{ value: '1', label: 'Goa' }]} />,
    text: 'Goa',
  },
  { name: 'RadioGroup: null', part: <RadioGroup label="Order" options={invalid(null)} />, text: 'Order' },
  {
    name: 'Table: null',
    part: (
      <Table
        caption="Cases"
        columns={[{ key: 'a', header: 'Name', cell: String }]}
        rows={invalid(null)}
        rowKey={String}
        empty="None"
      />
    ),
    text: 'None',
  },
  {
    name: 'Table: -3 rows loading',
    part: (
      <Table
        caption="Cases"
        columns={[{ key: 'a', header: 'Name', cell: String }]}
        rows={[]}
        rowKey={String}
        loadingRows={-3}
        empty="None"
      />
    ),
    text: 'None',
  },
  {
    name: 'Table: NaN rows loading',
    part: (
      <Table
        caption="Cases"
        columns={[{ key: 'a', header: 'Name', cell: String }]}
        rows={['x']}
        rowKey={String}
        loadingRows={Number.NaN}
      />
    ),
    text: 'x',
  },
  { name: 'Skeleton: -1', part: <Skeleton count={-1} />, text: 'Loading' },
  { name: 'Skeleton: NaN', part: <Skeleton count={Number.NaN} />, text: 'Loading' },
  { name: 'Skeleton: unknown shape', part: <Skeleton shape={invalid('zz')} />, text: 'Loading' },
  { name: 'Carousel: none', part: <Carousel label="Tour" slides={[]} /> },
  { name: 'Carousel: null', part: <Carousel label="Tour" slides={invalid(null)} /> },
  { name: 'ScreenshotSlider: null', part: <ScreenshotSlider label="Tour" pictures={invalid(null)} /> },
  {
    name: 'ScreenshotSlider: a picture without address',
    part: (
      <ScreenshotSlider label="Tour" pictures={invalid([{ src: null, alt: null, width: null, height: Number.NaN }])} />
    ),
  },
  {
    name: 'ScreenshotSlider: one picture twice',
    part: (
      <ScreenshotSlider
        label="Tour"
        pictures={[
          { src: '/a.png', alt: 'A', width: 2, height: 1 },
          { src: '/a.png', alt: 'A', width: 2, height: 1 },
        ]}
      />
    ),
  },
  {
    name: 'FlipCard: unknown face',
    part: <FlipCard face="zz" faces={[{ id: 'a', content: 'Up' }]} />,
    text: 'Up',
  },
  {
    name: 'Footer: empty stores',
    part: <Footer stores={invalid({ android: null, apple: '' })} social={invalid(null)} groups={invalid(null)} />,
    text: 'About',
  },
  {
    name: 'Footer: a group without links',
    part: (
      <Footer groups={invalid([{ title: 'Library', links: null }])} social={invalid([{ label: 'X', href: null }])} />
    ),
  },
  {
    name: 'EmptyState: suggestions null',
    part: <EmptyState title="Nothing" suggestions={invalid(null)} />,
    text: 'Nothing',
  },
  { name: 'OtpField: length 0', part: <OtpField label="OTP" length={0} />, text: 'OTP' },
  { name: 'OtpField: length NaN', part: <OtpField label="OTP" length={Number.NaN} />, text: 'OTP' },
  { name: 'OtpField: value null', part: <OtpField label="OTP" value={invalid(null)} />, text: 'OTP' },
  { name: 'OtpField: value a number', part: <OtpField label="OTP" value={invalid(123456)} />, text: 'OTP' },
  {
    name: 'PasswordField: null',
    part: <PasswordField label="Password" defaultValue={invalid(null)} />,
    text: 'Password',
  },
  { name: 'SearchBox: null', part: <SearchBox action="/search" defaultValue={invalid(null)} /> },
  { name: 'TextField: null', part: <TextField label="City" defaultValue={invalid(null)} countTo={50} />, text: 'City' },
  {
    name: 'TextField: room for NaN',
    part: <TextField label="City" defaultValue="Pune" countTo={Number.NaN} />,
    text: 'City',
  },
  { name: 'TextArea: null', part: <TextArea label="Note" defaultValue={invalid(null)} countTo={50} />, text: 'Note' },
  {
    name: 'TokenField: null',
    part: (
      <TokenField<string>
        label="Judges"
        labelOf={String}
        load={invalid(async () => null)}
        defaultValues={invalid(null)}
      />
    ),
    text: 'Judges',
  },
  {
    name: 'ComboBox: null',
    part: (
      <ComboBox<string> label="Judge" labelOf={String} load={invalid(async () => null)} defaultText={invalid(null)} />
    ),
    text: 'Judge',
  },
  { name: 'TreatmentFlag: null', part: <TreatmentFlag treatment={invalid(null)} /> },
  {
    name: 'TreatmentFlag: unknown treatment',
    part: <TreatmentFlag treatment={invalid('mused upon')} />,
    text: 'mused upon',
  },
  { name: 'UnderstoodLine: null', part: <UnderstoodLine runs={invalid(null)} />, text: /^$/ },
  { name: 'UnderstoodProblems: null', part: <UnderstoodProblems text={invalid(null)} problems={invalid(null)} /> },
  {
    name: 'UnderstoodProblems: places outside the text',
    part: (
      <UnderstoodProblems
        text="bail"
        problems={invalid([
          { start: 90, end: 99, message: null },
          { start: -4, end: Number.NaN, message: 'x' },
        ])}
      />
    ),
  },
  { name: 'Wordmark: an empty name', part: <Wordmark name="" /> },
];

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  // jsdom lacks these.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  errors.mockRestore();
  vi.unstubAllGlobals();
});

// jsdom does not know `<search>`; browsers do.
const logged = () =>
  errors.mock.calls.map((call) => call.map(String).join(' ')).filter((line) => !/unrecognized.* search/.test(line));

/** Names of the inputs whose rendered part fails the check. */
function failing(inputs: readonly BadInput[], passes: (box: HTMLElement, input: BadInput) => boolean): string[] {
  return inputs
    .filter((input) => {
      errors.mockClear();
      const { container, unmount } = render(input.part);
      const isGood = passes(container, input);
      unmount();
      return !isGood;
    })
    .map(({ name }) => name);
}

const textOf = (box: HTMLElement) => box.textContent.replaceAll(/\s+/g, ' ');
const withText = cases.filter(({ text }) => text !== undefined);

describe('parts with invalid data from a server', () => {
  it(`show the valid rest of it (${withText.length} inputs)`, () => {
    const isShown = (box: HTMLElement, { text = '' }: BadInput) =>
      typeof text === 'string' ? textOf(box).includes(text) : text.test(textOf(box));
    expect(failing(withText, isShown)).toEqual([]);
  });

  it(`render no NaN, undefined, null or [object Object] (${cases.length} inputs)`, () => {
    const isClean = (box: HTMLElement) =>
      !/NaN|undefined|null|Infinity|\[object/.test(textOf(box)) &&
      !/NaN|Infinity|="undefined|="null|\[object/.test(box.innerHTML);
    expect(failing(cases, isClean)).toEqual([]);
  });

  it(`log nothing but warnings about duplicate keys (${cases.length} inputs)`, () => {
    const isExpected = (_: HTMLElement, { warning }: BadInput) =>
      warning ? warning.test(logged().join('\n')) : logged().length === 0;
    expect(failing(cases, isExpected)).toEqual([]);
  });
});
