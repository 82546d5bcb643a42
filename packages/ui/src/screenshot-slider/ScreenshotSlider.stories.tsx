import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ScreenshotSlider } from './index.js';

/** Inline drawing of a screen, so that no story makes a request. */
function screen(rows: number, hue: string): string {
  const lines = Array.from(
    { length: rows },
    (_, row) =>
      `<rect x="48" y="${96 + row * 56}" width="${420 - row * 30}" height="14" fill="#8a8577"/><rect x="48" y="${118 + row * 56}" width="${560 - row * 44}" height="8" fill="#c9c2b3"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450" width="800" height="450"><rect width="800" height="450" fill="#fcfbf8"/><rect width="800" height="56" fill="${hue}"/>${lines}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const size = { width: 800, height: 450 };
const pictures = [
  { ...size, src: screen(6, '#6f1d33'), alt: 'Results with their citations', caption: 'Results at one glance' },
  {
    ...size,
    src: screen(4, '#2b3f86'),
    alt: 'A judgment with its margin rule',
    caption: 'A judgment in the reader',
  },
  { ...size, src: screen(5, '#1b5a3e'), alt: 'A bare act by sections', caption: 'Bare acts by section' },
];

const meta = {
  title: 'Layout/ScreenshotSlider',
  component: ScreenshotSlider,
  args: { pictures, label: 'Pictures of the library' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScreenshotSlider>;

// Storybook reads the default export.
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Autoplay: Story = { args: { autoplayMs: 6000 } };
export const WithoutCaptions: Story = {
  args: { pictures: pictures.map((picture) => ({ ...picture, caption: undefined })) },
};
export const LongText: Story = {
  args: {
    pictures: pictures.map((picture) => ({
      ...picture,
      caption:
        'Smt. Venkatanarasimharajuvaripeta Lakshmi Narasimhamma & Ors. v State of Sahyadri, as the reader shows it',
    })),
  },
};

export const Loops: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Results with their citations' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByRole('img', { name: 'A bare act by sections' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('img', { name: 'Results with their citations' })).toBeInTheDocument();
  },
};

export const PictureMissing: Story = {
  args: { pictures: pictures.map((picture) => ({ ...picture, src: 'data:image/png;base64,AAAA' })).slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The picture did not load: Results with their citations/)).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('group', { name: 'Slides' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Slide 2 of 3' })).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Slide 3 of 3' })).toHaveAttribute('aria-current', 'true');
  },
};

/** With names, and the space for their list. */
export const Named: Story = {
  args: {
    pictures: pictures.map((picture, index) => ({
      ...picture,
      name: ['The list', 'The page', 'The section'][index],
      darkSrc: screen(3, '#eba9b3'),
      narrow: { src: screen(2, '#6f1d33'), darkSrc: screen(2, '#eba9b3'), width: 800, height: 450 },
    })),
    autoplayMs: 6000,
    startsPaused: true,
    isBelow: true,
  },
  decorators: [(Story) => <Story />],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 The page' }));
    await expect(canvas.getByRole('button', { name: '2 The page' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};
