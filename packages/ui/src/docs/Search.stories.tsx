import { parseQuery } from '@headnote/core/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Callout } from '../callout/index.js';
import { SearchBox } from '../search-box/index.js';
import { StatBar } from '../stat-bar/index.js';
import { UnderstoodLine, UnderstoodProblems, understoodRuns } from '../understood-line/index.js';

const meta = { title: 'Patterns/Search', tags: ['!autodocs'] } satisfies Meta;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

/** One search box for everything. While the reader types, the line below says how the search was understood. */
function Search({ start = '' }: { start?: string }) {
  const [text, setText] = useState(start);
  const { tree, problems } = parseQuery(text);
  return (
    <main style={{ maxInlineSize: 752, display: 'grid', gap: 32 }}>
      <h1>Search judgments and bare acts of India</h1>
      <SearchBox
        size="big"
        value={text}
        onValueChange={setText}
        onSearch={() => {}}
        placeholder="Citation, parties, words"
        understood={text.trim() !== '' && <UnderstoodLine runs={understoodRuns(tree)} />}
        problems={<UnderstoodProblems text={text} problems={problems} />}
      />
      <StatBar
        label="The library"
        stats={[
          { value: 240, label: 'judgments' },
          { value: 8, label: 'bare acts' },
        ]}
      />
      <Callout title="Words that help">
        Put a phrase in quotation marks; <code>/s</code> asks for the same sentence, <code>/p</code> for the same
        paragraph.
      </Callout>
    </main>
  );
}

export const Empty: Story = { render: () => <Search /> };
export const Understood: Story = {
  render: () => <Search start={'"basic structure" /s amendment court:"Supreme Court" date:1973..1990'} />,
};
export const SecondBrand: Story = { ...Understood, globals: { brand: 'vidhi' } };
export const PartlyUnderstood: Story = { render: () => <Search start={'("basic structure" OR date:soon'} /> };

export const Typed: Story = {
  render: () => <Search />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'licence /p revocation');
    await expect(canvasElement).toHaveTextContent('in the same paragraph');
  },
};
