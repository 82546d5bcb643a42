import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Carousel } from './index.js';

const articles = [
  ['Reading a citator line: R, RF, F, D, E and O', 'Six letters stand for six ways a later court may use a case.'],
  ['Two series called INSC, and why they differ', 'The neutral citation and an older serial share four letters.'],
  ['Counting thirty days under a section', 'When time starts, what stops it, and what no court can extend.'],
  ['How a bench is counted', 'A larger bench binds a smaller one; how to find its strength.'],
  ['What a headnote is not', 'It is not the law, and was not written by the court.'],
  ['Provisos, explanations and exceptions', 'Three ways in which a section takes back what it gives.'],
  ['Finding an act by its short title', 'Years change, numbers stay.'],
] as const;

const slides = articles.map(([title, text], index) => ({
  id: String(index),
  content: (
    <article style={{ borderBlockStart: '1px solid var(--hn-hairline)', paddingBlock: 16 }}>
      <h3>
        <a href={`#article-${index}`}>{title}</a>
      </h3>
      <p className="hn-muted">{text}</p>
    </article>
  ),
}));

const meta = {
  title: 'Layout/Carousel',
  component: Carousel,
  args: { slides, label: 'Articles', most: 3 },
  render: (args) => (
    <section aria-labelledby="carousel-heading">
      <h2 id="carousel-heading" className="hn-visually-hidden">
        Articles of this month
      </h2>
      <Carousel {...args} />
    </section>
  ),
} satisfies Meta<typeof Carousel>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OneAtATime: Story = { args: { most: 1 } };
export const Autoplay: Story = { args: { autoplayMs: 5000, loops: true } };
export const StoppedByButton: Story = {
  args: { autoplayMs: 5000, loops: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    const start = canvas.getByRole('button', { name: 'Play' });
    await userEvent.click(start);
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
};
export const AllFit: Story = { args: { slides: slides.slice(0, 2), most: 2 } };
export const Empty: Story = { args: { slides: [] } };
export const LongText: Story = {
  args: {
    slides: slides.map((slide) => ({
      ...slide,
      content: (
        <article>
          <h3>Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma &amp; Ors. v State of Sahyadri &amp; Others</h3>
          <p>The Sahyadri State Handloom Weavers, Dyers and Finishers Co-operative Marketing Federation Limited</p>
        </article>
      ),
    })),
  },
};

export const ByKeyboard: Story = {
  args: { most: 1 },
  play: async ({ canvas, canvasElement }) => {
    const shown = () =>
      [...canvasElement.querySelectorAll('.hn-carousel__slide:not([inert])')].map((slide) => slide.ariaLabel);
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    canvas.getByRole('group', { name: 'Slides' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(shown()).toEqual(['2 of 7']);
    await expect(canvas.getByText('Slide 2 of 7')).toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await expect(shown()).toEqual(['7 of 7']);
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Home}');
    await expect(shown()).toEqual(['1 of 7']);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: articles[0][0] })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 3 of 7' }));
    await expect(shown()).toEqual(['3 of 7']);
    await expect(canvas.getByRole('button', { name: 'Slide 3 of 7' })).toHaveAttribute('aria-current', 'true');
  },
};

export const StopsForKeyboard: Story = {
  args: { autoplayMs: 60_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
    canvas.getByRole('group', { name: 'Slides' }).focus();
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
};

export const ASwipeTurnsThePage: Story = {
  args: { most: 1 },
  play: async ({ canvas, canvasElement }) => {
    const track = canvas.getByRole('group', { name: 'Slides' });
    const third = canvasElement.querySelectorAll('.hn-carousel__slide')[2];
    if (!third) throw new Error('no slide');
    // Simulates the end of a swipe: the browser has scrolled the track.
    track.scrollTo({
      left: third.getBoundingClientRect().left - track.getBoundingClientRect().left,
      behavior: 'instant',
    });
    await waitFor(() => expect(third).not.toHaveAttribute('inert'));
    await expect(canvas.getByRole('button', { name: 'Slide 3 of 7' })).toHaveAttribute('aria-current', 'true');
  },
};

export const RightToLeft: Story = {
  args: { most: 1, direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('group', { name: 'Slides' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    const track = canvas.getByRole('group', { name: 'Slides' }).getBoundingClientRect();
    const second = canvasElement.querySelectorAll('.hn-carousel__slide')[1];
    await expect(second).not.toHaveAttribute('inert');
    await waitFor(() => expect(Math.abs((second?.getBoundingClientRect().right ?? 0) - track.right)).toBeLessThan(2));
  },
};
