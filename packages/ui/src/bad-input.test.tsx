import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { Accordion } from './accordion/index.js';
import { ActCard } from './act-card/index.js';
import { ArticleList } from './article-list/index.js';
import { BarList } from './bar-list/index.js';
import { Breadcrumb } from './breadcrumb/index.js';
import { Carousel } from './carousel/index.js';
import { CaseCard, CaseList } from './case-card/index.js';
import { CitationChip, CitationChips } from './citation-chip/index.js';
import { ComboBox } from './combo-box/index.js';
import { Counter } from './counter/index.js';
import { DateRange } from './date-range/index.js';
import { DocumentView } from './document-view/index.js';
import { EmptyState } from './empty-state/index.js';
import { FlipCard } from './flip-card/index.js';
import { Footer } from './footer/index.js';
import { Highlight } from './highlight/index.js';
import { HistogramByYear } from './histogram-by-year/index.js';
import { NavigationBar } from './navigation-bar/index.js';
import { OtpField } from './otp-field/index.js';
import { PackageCard, PackageList } from './package-card/index.js';
import { Pagination } from './pagination/index.js';
import { PasswordField } from './password-field/index.js';
import { ProgressBar, ProgressRing } from './progress/index.js';
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
  says?: string | RegExp | undefined;
  /** Warning for developers; React logs it for two rows with the same key. */
  warns?: RegExp | undefined;
}

/** A value that the contract does not allow. */
const sent = (value: unknown) => value as never;

const bare = { id: 1, name: 'Basic', priority: 1, initialAmount: 0, renewalAmount: 1234.5, description: 'All courts' };
const offer = (fields: object) => <PackageCard offer={sent({ ...bare, ...fields })} />;
const pages = (fields: object) => (
  <Pagination page={1} pageSize={10} total={61} hrefFor={(page) => `?p=${page}`} {...fields} />
);
const twin = { id: 'a', label: 'Kerala High Court' };
const twoSame = [
  { value: 'a', label: 'Goa', title: 'Goa', content: 'One', count: 3 },
  { value: 'a', label: 'Goa', title: 'Goa', content: 'Two', count: 2 },
];
const SAME_KEY = /same key/;

const cases: BadInput[] = [
  {
    name: 'Tree: two nodes with one id',
    part: <Tree label="Courts" nodes={[twin, { id: 'b', label: 'Goa' }, twin]} />,
    says: /Kerala High Court.*Goa/,
    warns: /"a"/,
  },
  { name: 'Tree: no list of nodes', part: <Tree label="Courts" nodes={sent(null)} /> },
  {
    name: 'Tree: a node without words',
    part: <Tree label="Courts" nodes={sent([{ id: 'x', label: null }, twin])} />,
    says: 'Kerala',
  },
  {
    name: 'Tree: values that are null',
    part: <Tree label="Courts" nodes={[twin]} values={sent(null)} />,
    says: 'Kerala',
  },
  { name: 'PackageCard: description null', part: offer({ description: null }), says: 'Basic' },
  { name: 'PackageCard: description missing', part: offer({ description: undefined }), says: 'Basic' },
  {
    name: 'PackageCard: twice the same line',
    part: offer({ description: 'All courts\nAll courts' }),
    says: /All courts/,
  },
  { name: 'PackageCard: paise', part: offer({}), says: '₹1,234.50' },
  { name: 'PackageCard: amount as text', part: offer({ renewalAmount: '12345' }), says: '₹12,345' },
  {
    name: 'PackageCard: no amounts, no name',
    part: offer({ initialAmount: null, renewalAmount: undefined, name: null, priority: null }),
    says: /^Package 0Package 0Free Trial/,
  },
  { name: 'PackageList: no id, no name', part: <PackageList packages={[{ offer: sent({}) }]} />, says: 'Free Trial' },
  { name: 'PackageList: null', part: <PackageList packages={sent(null)} />, says: 'Loading' },
  { name: 'Pagination: page -2', part: pages({ page: -2 }), says: '1 to 10 of 61 shown' },
  { name: 'Pagination: page behind the last', part: pages({ page: 99 }), says: /^Previous1…7$/ },
  { name: 'Pagination: page NaN', part: pages({ page: Number.NaN }), says: '1 to 10 of 61 shown' },
  { name: 'Pagination: page 1.5', part: pages({ page: 1.5 }), says: '1 to 10 of 61 shown' },
  {
    name: 'Pagination: figures as text',
    part: pages({ page: '2', pageSize: '10', total: '61' }),
    says: '11 to 20 of 61 shown',
  },
  { name: 'Pagination: nothing at all', part: pages({ total: 0 }) },
  { name: 'Pagination: total null', part: pages({ total: null }) },
  { name: 'Pagination: total below nought', part: pages({ total: -5 }) },
  { name: 'Pagination: page size 0', part: pages({ pageSize: 0 }), says: '1 to 1 of 61 shown' },
  { name: 'Pagination: reach NaN', part: pages({ reach: Number.NaN }), says: '1 to 10 of 61 shown' },
  {
    name: 'HistogramByYear: counts that are none',
    part: (
      <HistogramByYear
        years={sent([
          { year: 1950, count: Number.NaN },
          { year: 1973, count: 4 },
          { year: 1980, count: null },
        ])}
      />
    ),
    says: '1973',
  },
  {
    name: 'HistogramByYear: years that are none',
    part: (
      <HistogramByYear
        years={sent([
          { year: Number.NaN, count: 4 },
          { year: null, count: 4 },
          { year: 1973, count: 4 },
        ])}
        onValueChange={() => {}}
      />
    ),
    says: '1973',
  },
  {
    name: 'HistogramByYear: years and counts as text',
    part: (
      <HistogramByYear
        years={sent([
          { year: '1950', count: '12' },
          { year: '1973', count: '4' },
        ])}
        onValueChange={() => {}}
      />
    ),
    says: /1950.*12/,
  },
  {
    name: 'HistogramByYear: a year beside a million',
    part: (
      <HistogramByYear
        years={[
          { year: 1950, count: 1 },
          { year: 1_000_000_000, count: 1 },
        ]}
      />
    ),
    says: '1950',
  },
  {
    name: 'HistogramByYear: a count without end',
    part: (
      <HistogramByYear
        years={[
          { year: 1950, count: Number.POSITIVE_INFINITY },
          { year: 1951, count: 2 },
        ]}
      />
    ),
    says: '1951',
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
    says: /1950.*3/,
  },
  { name: 'HistogramByYear: null', part: <HistogramByYear years={sent(null)} /> },
  {
    name: 'HistogramByYear: a choice that is none',
    part: (
      <HistogramByYear
        years={[{ year: 1950, count: 1 }]}
        value={{ from: Number.NaN, to: Number.NaN }}
        onValueChange={() => {}}
      />
    ),
    says: '1950',
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
    says: '1950',
  },
  {
    name: 'HistogramByYear: bounds the wrong way round',
    part: (
      <HistogramByYear years={[{ year: 1950, count: 1 }]} bounds={{ from: 2000, to: 1900 }} onValueChange={() => {}} />
    ),
    says: '1950',
  },
  {
    name: 'StatBar: NaN',
    part: <StatBar label="Figures" stats={[{ label: 'Judgments', value: Number.NaN }]} />,
    says: /^$/,
  },
  {
    name: 'StatBar: null',
    part: <StatBar label="Figures" stats={sent([{ label: 'Judgments', value: null }])} />,
    says: /^$/,
  },
  {
    name: 'StatBar: animated NaN',
    part: <StatBar label="Figures" animated stats={[{ label: 'Judgments', value: Number.NaN }]} />,
    says: /^$/,
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
    says: /1.*2/,
  },
  { name: 'StatBar: empty', part: <StatBar label="Figures" stats={[]} /> },
  { name: 'StatBar: no list', part: <StatBar label="Figures" stats={sent(null)} />, says: 'Loading' },
  { name: 'Counter: NaN', part: <Counter value={Number.NaN} />, says: '0' },
  { name: 'Counter: without end', part: <Counter value={Number.POSITIVE_INFINITY} />, says: '0' },
  { name: 'Counter: null', part: <Counter value={sent(null)} />, says: '0' },
  { name: 'Counter: as text', part: <Counter value={sent('37835')} />, says: '37,835' },
  { name: 'ProgressBar: 250 of 100', part: <ProgressBar label="Import" value={250} />, says: '100 %' },
  { name: 'ProgressBar: -5', part: <ProgressBar label="Import" value={-5} />, says: '0 %' },
  { name: 'ProgressBar: NaN', part: <ProgressBar label="Import" value={Number.NaN} />, says: 'Import' },
  { name: 'ProgressBar: of 0', part: <ProgressBar label="Import" value={0} max={0} />, says: 'Import' },
  { name: 'ProgressBar: 5 of 0', part: <ProgressBar label="Import" value={5} max={0} />, says: 'Import' },
  { name: 'ProgressBar: null', part: <ProgressBar label="Import" value={sent(null)} />, says: 'Import' },
  {
    name: 'ProgressRing: NaN of NaN',
    part: <ProgressRing label="Import" value={Number.NaN} max={Number.NaN} />,
    says: 'Import',
  },
  { name: 'NavigationBar: -3 days', part: <NavigationBar daysRemaining={-3} />, says: /0 days/ },
  { name: 'NavigationBar: days NaN', part: <NavigationBar daysRemaining={Number.NaN} />, says: /0 days/ },
  { name: 'NavigationBar: days empty', part: <NavigationBar daysRemaining={sent('')} />, says: /0 days/ },
  { name: 'NavigationBar: days null', part: <NavigationBar daysRemaining={sent(null)} />, says: 'Home' },
  { name: 'NavigationBar: days as text', part: <NavigationBar daysRemaining={sent('12')} />, says: '12 days' },
  { name: 'NavigationBar: no links', part: <NavigationBar links={[]} /> },
  { name: 'NavigationBar: links null', part: <NavigationBar links={sent(null)} />, says: 'Home' },
  {
    name: 'Timeline: without a date',
    part: <Timeline label="History" events={sent([{ title: 'Founded' }, { when: null, title: 'Moved' }])} />,
    says: /Founded.*Moved/,
  },
  { name: 'Timeline: null', part: <Timeline label="History" events={sent(null)} /> },
  {
    name: 'ArticleList: no excerpt',
    part: (
      <ArticleList
        articles={sent([
          { title: 'Bail', url: '/x' },
          { title: 'Costs', url: '/y', subtitle: null },
        ])}
      />
    ),
    says: /Bail.*Costs/,
  },
  {
    name: 'ArticleList: no title, no address',
    part: <ArticleList articles={sent([{ title: null, url: null, subtitle: '' }])} />,
  },
  { name: 'ArticleList: null', part: <ArticleList articles={sent(null)} />, says: 'Loading' },
  {
    name: 'CaseCard: nothing but an id',
    part: <CaseCard record={{ id: '7' }} href="/case/7" />,
    says: /Parties not known.*Date not known/,
  },
  {
    name: 'CaseCard: every field null',
    part: (
      <CaseCard
        record={sent({
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
        context={sent(null)}
      />
    ),
    says: /Parties not known.*Date not known/,
  },
  {
    name: 'CaseCard: every field empty',
    part: (
      <CaseCard
        record={sent({
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
    says: 'Parties not known',
  },
  {
    name: 'CaseCard: a bench that is none',
    part: <CaseCard record={sent({ id: '7', benchStrength: Number.NaN, otherCitations: [null, ''] })} href="/case/7" />,
    says: 'Parties not known',
  },
  {
    name: 'CaseCard: a bench as text',
    part: <CaseCard record={sent({ id: '7', benchStrength: '2.5' })} href="/case/7" />,
    says: 'Parties not known',
  },
  { name: 'CaseList: null', part: <CaseList label="Cases" cases={sent(null)} /> },
  { name: 'CaseList: empty', part: <CaseList label="Cases" cases={[]} /> },
  {
    name: 'CaseList: start that is no number',
    part: <CaseList label="Cases" cases={[{ record: { id: '7' }, href: '/7' }]} start={Number.NaN} />,
    says: 'Parties not known',
  },
  { name: 'ActCard: nothing but an id', part: <ActCard record={{ id: 'a' }} href="/act/a" />, says: 'a' },
  {
    name: 'ActCard: every field null',
    part: (
      <ActCard
        record={sent({
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
        context={sent(null)}
      />
    ),
    says: 'a',
  },
  {
    name: 'ActCard: a year that is none',
    part: <ActCard record={sent({ id: 'a', title: 'Some Act', year: Number.NaN, asOn: 'soon' })} href="/act/a" />,
    says: 'Some Act',
  },
  { name: 'CitationChips: null', part: <CitationChips citations={sent(null)} /> },
  {
    name: 'CitationChips: null among them',
    part: <CitationChips citations={sent([null, '1973 INSC 1', undefined])} />,
    says: '1973 INSC 1',
  },
  { name: 'CitationChip: null', part: <CitationChip citation={sent(null)} /> },
  {
    name: 'Highlight: null',
    part: (
      <p>
        <Highlight runs={sent(null)} />
      </p>
    ),
  },
  { name: 'DocumentView: null', part: <DocumentView html={sent(null)} /> },
  { name: 'DocumentView: act, missing', part: <DocumentView kind="act" html={sent(undefined)} /> },
  {
    name: 'BarList: counts that are none',
    part: (
      <BarList
        label="Courts"
        items={sent([
          { value: 'a', label: 'Goa', count: Number.NaN },
          { value: 'b', label: 'Kerala', count: null },
          { value: 'c', label: 'Delhi', count: '12' },
        ])}
      />
    ),
    says: /Goa.*Kerala.*Delhi\s*12/,
  },
  {
    name: 'BarList: below nought',
    part: <BarList label="Courts" items={[{ value: 'a', label: 'Goa', count: -3 }]} />,
    says: 'Goa',
  },
  { name: 'BarList: null', part: <BarList label="Courts" items={sent(null)} /> },
  {
    name: 'BarList: two of a key',
    part: <BarList label="Courts" items={twoSame} />,
    says: /Goa.*Goa/,
    warns: SAME_KEY,
  },
  { name: 'Breadcrumb: null', part: <Breadcrumb crumbs={sent(null)} /> },
  {
    name: 'Breadcrumb: a crumb without words',
    part: <Breadcrumb crumbs={sent([{ label: null, href: null }, { label: 'Act' }])} />,
    says: 'Act',
  },
  { name: 'Tabs: none', part: <Tabs label="Courts" items={[]} /> },
  { name: 'Tabs: null', part: <Tabs label="Courts" items={sent(null)} /> },
  {
    name: 'Tabs: open where there is no tab',
    part: <Tabs label="Courts" items={[{ value: 'a', label: 'Goa', content: 'Here' }]} defaultValue="zz" />,
    says: 'Goa',
  },
  { name: 'Tabs: two of a key', part: <Tabs label="Courts" items={twoSame} />, says: /Goa/, warns: SAME_KEY },
  { name: 'Accordion: null', part: <Accordion items={sent(null)} /> },
  { name: 'Accordion: two of a key', part: <Accordion items={twoSame} />, says: /Goa.*Goa/, warns: SAME_KEY },
  { name: 'Accordion: open null', part: <Accordion items={twoSame.slice(0, 1)} open={sent(null)} />, says: /Goa/ },
  { name: 'Select: null', part: <Select label="State" options={sent(null)} />, says: 'State' },
  {
    name: 'Select: a group without options',
    part: (
      <Select
        label="State"
        options={sent([
          { label: 'South', options: null },
          { value: null, label: null },
        ])}
      />
    ),
    says: 'State',
  },
  {
    name: 'Select: value null',
    part: <Select label="State" value={sent(null)} options={[{ value: '1', label: 'Goa' }]} />,
    says: 'Goa',
  },
  { name: 'RadioGroup: null', part: <RadioGroup label="Order" options={sent(null)} />, says: 'Order' },
  {
    name: 'Table: null',
    part: (
      <Table
        caption="Cases"
        columns={[{ key: 'a', header: 'Name', cell: String }]}
        rows={sent(null)}
        rowKey={String}
        empty="None"
      />
    ),
    says: 'None',
  },
  {
    name: 'Table: -3 rows on their way',
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
    says: 'None',
  },
  {
    name: 'Table: NaN rows on their way',
    part: (
      <Table
        caption="Cases"
        columns={[{ key: 'a', header: 'Name', cell: String }]}
        rows={['x']}
        rowKey={String}
        loadingRows={Number.NaN}
      />
    ),
    says: 'x',
  },
  { name: 'Skeleton: -1', part: <Skeleton count={-1} />, says: 'Loading' },
  { name: 'Skeleton: NaN', part: <Skeleton count={Number.NaN} />, says: 'Loading' },
  { name: 'Skeleton: a shape nobody knows', part: <Skeleton shape={sent('zz')} />, says: 'Loading' },
  { name: 'Carousel: none', part: <Carousel label="Tour" slides={[]} /> },
  { name: 'Carousel: null', part: <Carousel label="Tour" slides={sent(null)} /> },
  { name: 'ScreenshotSlider: null', part: <ScreenshotSlider label="Tour" pictures={sent(null)} /> },
  {
    name: 'ScreenshotSlider: a picture without address',
    part: (
      <ScreenshotSlider label="Tour" pictures={sent([{ src: null, alt: null, width: null, height: Number.NaN }])} />
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
    name: 'FlipCard: a face nobody has',
    part: <FlipCard face="zz" faces={[{ id: 'a', content: 'Up' }]} />,
    says: 'Up',
  },
  {
    name: 'Footer: empty stores',
    part: <Footer stores={sent({ android: null, apple: '' })} social={sent(null)} groups={sent(null)} />,
    says: 'About',
  },
  {
    name: 'Footer: a group without links',
    part: <Footer groups={sent([{ title: 'Library', links: null }])} social={sent([{ label: 'X', href: null }])} />,
  },
  { name: 'EmptyState: ways out null', part: <EmptyState title="Nothing" waysOut={sent(null)} />, says: 'Nothing' },
  { name: 'OtpField: length 0', part: <OtpField label="OTP" length={0} />, says: 'OTP' },
  { name: 'OtpField: length NaN', part: <OtpField label="OTP" length={Number.NaN} />, says: 'OTP' },
  { name: 'OtpField: value null', part: <OtpField label="OTP" value={sent(null)} />, says: 'OTP' },
  { name: 'OtpField: value a number', part: <OtpField label="OTP" value={sent(123456)} />, says: 'OTP' },
  { name: 'PasswordField: null', part: <PasswordField label="Password" defaultValue={sent(null)} />, says: 'Password' },
  { name: 'SearchBox: null', part: <SearchBox action="/search" defaultValue={sent(null)} /> },
  { name: 'TextField: null', part: <TextField label="City" defaultValue={sent(null)} countTo={50} />, says: 'City' },
  {
    name: 'TextField: room for NaN',
    part: <TextField label="City" defaultValue="Pune" countTo={Number.NaN} />,
    says: 'City',
  },
  { name: 'TextArea: null', part: <TextArea label="Note" defaultValue={sent(null)} countTo={50} />, says: 'Note' },
  {
    name: 'TokenField: null',
    part: (
      <TokenField<string> label="Judges" labelOf={String} load={sent(async () => null)} defaultValues={sent(null)} />
    ),
    says: 'Judges',
  },
  {
    name: 'ComboBox: null',
    part: <ComboBox<string> label="Judge" labelOf={String} load={sent(async () => null)} defaultText={sent(null)} />,
    says: 'Judge',
  },
  {
    name: 'DateRange: garbage',
    part: <DateRange label="Decided" defaultValue={sent({ from: 'soon', to: '2020-13-45' })} />,
    says: 'Decided',
  },
  { name: 'DateRange: null', part: <DateRange label="Decided" defaultValue={sent(null)} />, says: 'Decided' },
  {
    name: 'DateRange: ends null',
    part: <DateRange label="Decided" defaultValue={sent({ from: null, to: undefined })} />,
    says: 'Decided',
  },
  {
    name: 'DateRange: the wrong way round',
    part: <DateRange label="Decided" defaultValue={sent({ from: '2020-01-01', to: '1950-01-01' })} />,
    says: 'Decided',
  },
  { name: 'TreatmentFlag: null', part: <TreatmentFlag treatment={sent(null)} /> },
  {
    name: 'TreatmentFlag: one nobody knows',
    part: <TreatmentFlag treatment={sent('mused upon')} />,
    says: 'mused upon',
  },
  { name: 'UnderstoodLine: null', part: <UnderstoodLine runs={sent(null)} />, says: /^$/ },
  { name: 'UnderstoodProblems: null', part: <UnderstoodProblems text={sent(null)} problems={sent(null)} /> },
  {
    name: 'UnderstoodProblems: places outside the text',
    part: (
      <UnderstoodProblems
        text="bail"
        problems={sent([
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
const said = () =>
  errors.mock.calls.map((call) => call.map(String).join(' ')).filter((line) => !/unrecognized.* search/.test(line));

describe('invalid data from a server', () => {
  it.each(cases)('$name', ({ part, says, warns }) => {
    const { container } = render(part);
    const text = container.textContent.replaceAll(/\s+/g, ' ');
    if (says !== undefined) expect(text).toMatch(says);
    expect(text).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|="undefined|="null|\[object/);
    if (warns) expect(said().join('\n')).toMatch(warns);
    else expect(said()).toEqual([]);
  });
});
