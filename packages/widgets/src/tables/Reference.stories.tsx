import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import guide from '../../../../docs/embedding.md?raw';
import { readGuide } from './read-guide.fixtures.js';
import { attributeName, widgetTables, type OptionValues, type WidgetName } from './index.js';

const { rowsIn, partsOf } = readGuide(guide);

/** Texts of these pages. */
const words = {
  attributes: ['Attribute', 'Property', 'Values', 'Default', 'Purpose'],
  events: ['Event', 'When', 'Detail', 'Cancelable'],
  methods: ['Method', 'Purpose'],
  properties: ['Custom property', 'Purpose'],
  parts: 'Parts',
  lead: 'Made from the option tables of the widgets and from the guide, docs/embedding.md, which a test compares with the code.',
};

/** `[8, 1, 20]` as a reader writes it. */
function valuesOf(values: OptionValues): [string, string] {
  const [first, least, greatest] = values;
  if (first instanceof RegExp) return [`text: ${first.source}`, ''];
  if (typeof first === 'number') return [`${String(least)} to ${String(greatest)}`, String(first)];
  return [(values as readonly string[]).join(', '), first];
}

function Reference({ widget }: { widget: WidgetName }) {
  const purposes = new Map(rowsIn('Options').map((cells) => [cells[0], cells.at(-1) ?? '']));
  const options = Object.entries<OptionValues>(widgetTables[widget]).map(([name, values]) => {
    const attribute = attributeName(name);
    return [attribute, name, ...valuesOf(values), purposes.get(attribute) ?? ''];
  });
  return (
    <article style={{ display: 'grid', gap: 24, maxWidth: 960, font: '14px/1.5 system-ui, sans-serif' }}>
      <header>
        <h1 style={{ fontSize: 22 }}>{`<headnote-${widget}>`}</h1>
        <p>{words.lead}</p>
      </header>
      <Rows head={words.attributes} rows={options} />
      <Rows head={words.events} rows={rowsIn('Events').filter(([name]) => name?.startsWith('headnote-'))} />
      <Rows head={words.methods} rows={rowsIn('Methods')} />
      <Rows head={words.properties} rows={rowsIn('Theme').filter(([name]) => name?.startsWith('--'))} />
      <section>
        <h2 style={{ fontSize: 16 }}>{words.parts}</h2>
        <p>{partsOf(widget).join(', ')}</p>
      </section>
    </article>
  );
}

function Rows({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table style={{ borderCollapse: 'collapse', textAlign: 'start' }}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" style={{ padding: 6, textAlign: 'start' }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()} style={{ borderBlockStart: '1px solid' }}>
            {head.map((name, index) => (
              <td key={name} style={{ padding: 6, verticalAlign: 'top' }}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = {
  title: 'Widgets/Reference',
  component: Reference,
  play: async ({ canvasElement, args }) => {
    const attributes = canvasElement.querySelectorAll('table:first-of-type tbody tr');
    await expect(attributes).toHaveLength(Object.keys(widgetTables[args.widget]).length);
    for (const row of attributes) await expect(row.lastElementChild).not.toBeEmptyDOMElement();
    await expect(partsOf(args.widget)).toContain('root');
  },
} satisfies Meta<typeof Reference>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const LatestCases: Story = { args: { widget: 'latest-cases' } };
export const CitationFinder: Story = { args: { widget: 'citation-finder' } };
export const CitationCheck: Story = { args: { widget: 'citation-check' } };
export const InquiryForm: Story = { args: { widget: 'inquiry-form' } };
export const CasePreview: Story = { args: { widget: 'case-preview' } };
