import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { Callout } from '../callout/index.js';
import { Card } from '../card/index.js';
import { permitCase } from '../case-card/case-card.fixtures.js';
import { CaseCard } from '../case-card/index.js';
import { CitationChips } from '../citation-chip/index.js';
import { ConfirmDialog } from '../dialog/index.js';
import { EmptyState } from '../empty-state/index.js';
import { ErrorState } from '../error-state/index.js';
import { Highlight } from '../highlight/index.js';
import { bookmarkIcon, downloadIcon, Icon } from '../icon/index.js';
import { TextLink } from '../link/index.js';
import { Menu } from '../menu/index.js';
import { RadioGroup } from '../radio/index.js';
import { Select } from '../select/index.js';
import { Skeleton } from '../skeleton/index.js';
import { TextField } from '../text-field/index.js';
import { cssVar } from '../tokens/index.js';
import { TreatmentFlag } from '../treatment-flag/index.js';
import { DocsPage, Group, Rule } from './DocsPage.js';

const meta = { title: 'Do and don’t', tags: ['!autodocs'] } satisfies Meta;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {
  render: () => (
    <DocsPage title="Buttons" lead="A button does something; a link leads somewhere. One primary in a group.">
      <Rule
        title="One primary"
        good={{
          shown: (
            <Group>
              <Button>Back to sign in</Button>
              <Button variant="primary">Submit</Button>
            </Group>
          ),
          why: 'The one thing that most people came for is filled, and stands last.',
        }}
        bad={{
          shown: (
            <Group>
              <Button variant="primary">Back to sign in</Button>
              <Button variant="primary">Submit</Button>
            </Group>
          ),
          why: 'Two filled buttons leave the reader to find out which one is meant.',
        }}
      />
      <Rule
        title="Say what it does"
        good={{
          shown: <Button variant="delete">Delete note</Button>,
          why: 'A verb and its object: it can be understood without the text above it.',
        }}
        bad={{
          shown: <Button variant="delete">Yes</Button>,
          why: 'Yes to what? A screen reader reads the button alone.',
        }}
      />
      <Rule
        title="Why it cannot be used"
        good={{
          shown: (
            <Button icon={<Icon shape={downloadIcon} />} disabledReason="Members only">
              Download PDF
            </Button>
          ),
          why: 'It stays in the tab order and says why, beside it.',
        }}
        bad={{
          shown: (
            <Button icon={<Icon shape={downloadIcon} />} disabled>
              Download PDF
            </Button>
          ),
          why: 'A grey button without a reason looks broken, and the keyboard passes it by.',
        }}
      />
      <Rule
        title="Icons alone"
        good={{
          shown: (
            <Group>
              <Button icon={<Icon shape={bookmarkIcon} />} aria-label="Bookmark" />
              <Button icon={<Icon shape={downloadIcon} />}>Download</Button>
            </Group>
          ),
          why: 'Only an icon that everybody knows goes without words, and it has a name.',
        }}
        bad={{
          shown: (
            <Group>
              <Button icon={<Icon shape={bookmarkIcon} />}>Bookmark this judgment in your folder</Button>
              <Button icon={<Icon shape={downloadIcon} />}>Download this judgment as a PDF file</Button>
            </Group>
          ),
          why: 'A sentence in a button is read at every pass. The details belong to a tooltip or a menu.',
        }}
      />
    </DocsPage>
  ),
};

const benches = [
  { value: 'single', label: 'Single judge' },
  { value: 'division', label: 'Division bench' },
  { value: 'full', label: 'Full bench' },
];

export const Fields: Story = {
  render: () => (
    <DocsPage title="Fields" lead="A label above, a hint or an error below, and room for the longest answer.">
      <Rule
        title="The label stays"
        good={{
          shown: <TextField label="Mobile" hint="Ten digits, without 0 or +91" inputMode="tel" />,
          why: 'Label and hint are still there when something is typed.',
        }}
        bad={{
          shown: <TextField label="Mobile" placeholder="Mobile: ten digits, without 0 or +91" />,
          why: 'A placeholder goes away with the first digit, just when it is needed.',
        }}
      />
      <Rule
        title="Errors say what to do"
        good={{
          shown: <TextField label="Mobile" defaultValue="98450 1234" error="Mobile must match the format!" />,
          why: 'The message of the product, at its field, with an icon, so that no colour has to be told apart.',
        }}
        bad={{
          shown: (
            <>
              <Callout tone="bad" title="Please correct the errors below." />
              <TextField label="Mobile" defaultValue="98450 1234" />
            </>
          ),
          why: 'A message far from its field has to be carried in mind, and does not say which field.',
        }}
      />
      <Rule
        title="Few choices are shown"
        good={{
          shown: <RadioGroup label="Bench" options={benches} defaultValue="division" name="good-bench" />,
          why: 'Up to five choices stand open: one look, one press.',
        }}
        bad={{
          shown: <Select label="Bench" options={benches} defaultValue="division" />,
          why: 'A select hides three words behind two presses. Keep it for long lists such as courts or years.',
        }}
      />
    </DocsPage>
  ),
};

function DeleteNote() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="delete" onClick={() => setOpen(true)}>
        Delete note
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this note?"
        text="It stands at ¶ 5 and cannot be brought back."
        confirmLabel="Delete note"
        destructive
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}

export const Overlays: Story = {
  render: () => (
    <DocsPage title="Overlays" lead="What stands over the page stops the reading: use the least of them that will do.">
      <Rule
        title="Ask before something is lost"
        good={{
          shown: <DeleteNote />,
          why: 'The dialog says what will be gone, its button repeats the verb, and Cancel has the focus.',
        }}
        bad={{
          shown: (
            <Group>
              <Button variant="delete">Delete note</Button>
              <span className="hn-muted">at once, without a way back</span>
            </Group>
          ),
          why: 'A slip of the hand destroys an hour’s work. What can be undone needs a toast with Undo instead.',
        }}
      />
      <Rule
        title="A menu for what is rarely used"
        good={{
          shown: (
            <Menu
              trigger={<Button>Export</Button>}
              label="Export"
              entries={[
                { id: 'pdf', label: 'PDF' },
                { id: 'word', label: 'Word' },
                { id: 'text', label: 'Plain text' },
              ]}
              onPick={() => {}}
            />
          ),
          why: 'Three forms of one action share one button.',
        }}
        bad={{
          shown: (
            <Menu
              trigger={<Button>Actions</Button>}
              label="Actions"
              entries={[{ id: 'search', label: 'Search within these results' }]}
              onPick={() => {}}
            />
          ),
          why: 'A menu with one line, or one that hides the page’s main action, costs a press for nothing.',
        }}
      />
    </DocsPage>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [button] = canvas.getAllByRole<HTMLButtonElement>('button', { name: 'Delete note' });
    if (!button) throw new Error('There is no button that deletes.');
    await userEvent.click(button);
    const page = canvasElement.ownerDocument.body;
    await expect(page.querySelector('[role="alertdialog"]')).toHaveTextContent('Delete this note?');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.querySelector('[role="alertdialog"]')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const ListsAndCards: Story = {
  render: () => (
    <DocsPage title="Lists and cards" lead="Judgments are rows between hairlines; a card is for what stands by itself.">
      <Rule
        title="Rows for many"
        good={{
          shown: <CaseCard record={permitCase} href="#case" level={3} />,
          why: 'Parties, court, date and citations at one glance, and the next row right below.',
        }}
        bad={{
          shown: (
            <Card title="Ramdas Laxman Thorave & Ors v State of Sahyadri & Anr" href="#case">
              Supreme Court, 23 November 1951
            </Card>
          ),
          why: 'Boxes around each judgment halve what fits on a screen, and the eye reads frames instead of names.',
        }}
      />
      <Rule
        title="Keep the room"
        good={{
          shown: <Skeleton count={1} />,
          why: 'The skeleton has the row’s own boxes and heights: nothing moves.',
        }}
        bad={{
          shown: <p className="hn-muted">Loading…</p>,
          why: 'One line becomes a screenful, and whatever the reader was about to press has gone.',
        }}
      />
    </DocsPage>
  ),
};

export const Feedback: Story = {
  render: () => (
    <DocsPage title="Feedback" lead="Say what happened, what is safe, and what to do now. Never blame the reader.">
      <Rule
        title="Nothing found"
        good={{
          shown: (
            <EmptyState
              title="No judgment meets all of this"
              text="Each of these finds some:"
              level={3}
              suggestions={[
                { label: 'Same paragraph instead of same sentence', href: '#wider', count: '148' },
                { label: 'All years', href: '#years', count: '204' },
              ]}
            />
          ),
          why: 'Counted ways out: the next search is one press away, and known to find something.',
        }}
        bad={{
          shown: <EmptyState title="No results" text="Try different keywords." level={3} />,
          why: 'It puts the work back on the reader and cannot say whether another try is worth it.',
        }}
      />
      <Rule
        title="Something failed"
        good={{
          shown: (
            <ErrorState
              title="The judgment did not load"
              text="The library did not answer within 8 seconds. Your place, notes and search are kept."
              level={3}
              onRetry={() => {}}
            />
          ),
          why: 'What happened, what is safe, and another try.',
        }}
        bad={{
          shown: <ErrorState title="Error 504" text="Something went wrong." level={3} />,
          why: 'A number and a shrug: nothing to do, and no word on the notes.',
        }}
      />
      <Rule
        title="A toast for what is done, a callout for what holds"
        good={{
          shown: (
            <Callout tone="caution" title="Limited on review">
              Read with the decision of 1954 before it is cited.
            </Callout>
          ),
          why: 'A remark that stays true stands in the page, beside what it is about.',
        }}
        bad={{
          shown: <Callout tone="good" title="Note saved at ¶ 5." />,
          why: 'News that is stale in five seconds belongs to a toast, which goes by itself.',
        }}
      />
    </DocsPage>
  ),
};

export const LegalMarks: Story = {
  render: () => (
    <DocsPage title="Legal marks" lead="What became of a case must be told in grey, at 15 px, and to a screen reader.">
      <Rule
        title="Icon and word"
        good={{
          shown: (
            <Group>
              <TreatmentFlag treatment="followed" />
              <TreatmentFlag treatment="distinguished" />
              <TreatmentFlag treatment="overruled" />
            </Group>
          ),
          why: 'The word says it, the icon finds it, the colour only helps.',
        }}
        bad={{
          shown: (
            <Group>
              {(['--hn-good', '--hn-focus', '--hn-bad'] as const).map((role) => (
                <span
                  key={role}
                  style={{ inlineSize: 12, blockSize: 12, borderRadius: 6, background: cssVar(role) }}
                  aria-hidden="true"
                />
              ))}
            </Group>
          ),
          why: 'Coloured dots: one man in twelve cannot tell them apart, and a screen reader passes them by.',
        }}
      />
      <Rule
        title="Citations are chips, parties are links"
        good={{
          shown: (
            <div style={{ display: 'grid', gap: 8 }}>
              <TextLink href="#case" kind="law">
                Thorave v State of Sahyadri
              </TextLink>
              <CitationChips citations={['1951 HN 1', 'AIR 1951 SC 9001']} />
            </div>
          ),
          why: 'The name opens the case, the chip copies the citation: one press for each.',
        }}
        bad={{
          shown: (
            <p style={{ font: cssVar('--hn-text-context') }}>
              Thorave v State of Sahyadri, 1951 HN 1 : AIR 1951 SC 9001 : (1951) 1 SMP 362
            </p>
          ),
          why: 'A run of citations cannot be scanned, and copying one of them needs a steady hand.',
        }}
      />
      <Rule
        title="Hits in their sentence"
        good={{
          shown: (
            <p style={{ font: cssVar('--hn-text-context') }}>
              <Highlight
                runs={[
                  { text: 'without affecting the ', hit: false },
                  { text: 'basic structure', hit: true },
                  { text: ' of the Constitution', hit: false },
                ]}
              />
            </p>
          ),
          why: 'The line is cut around the hit, never at it.',
        }}
        bad={{
          shown: (
            <p style={{ font: cssVar('--hn-text-context') }}>
              <Highlight runs={[{ text: 'basic structure', hit: true }]} /> …{' '}
              <Highlight runs={[{ text: 'basic', hit: true }]} />
            </p>
          ),
          why: 'Hits without their sentence say only that the words are there, which the reader knew.',
        }}
      />
    </DocsPage>
  ),
};

export const FeedbackDark: Story = { ...Feedback, globals: { theme: 'dark' } };
export const FieldsNarrow: Story = { ...Fields, globals: { viewport: { value: 'phone320' } } };
export const LegalMarksForced: Story = { ...LegalMarks, globals: { contrast: 'forced' } };
