import { glyphs } from './glyphs.js';

/** Size of the picture, in CSS pixels. */
export const PICTURE = { width: 200, height: 60 } as const;

type Point = readonly [number, number];

const CELL = 30;
const LEFT = 14;
const SCALE = 1.05;
/** Pieces of a stroke, in pixels. Short pieces in random order leave no path for one character. */
const PIECE = 7;

/** A picture as the data of two SVG paths, to be stroked and not filled. */
export interface CaptchaPicture {
  readonly characters: string;
  /** Thin lines across the characters. */
  readonly lines: string;
}

/** Draws characters: each is turned and shifted, the whole is bent, and thin lines cross it. */
export function drawPicture(text: string, random: () => number): CaptchaPicture {
  const between = (low: number, high: number) => low + random() * (high - low);
  const bend = { height: between(2, 3.5), length: between(24, 36), phase: between(0, 6.28) };
  const bent = ([x, y]: Point): Point => [
    x + bend.height * 0.5 * Math.sin(y / 11 + bend.phase),
    y + bend.height * Math.sin(x / bend.length + bend.phase),
  ];
  const strokes = text.split('').flatMap((character, index) => drawCharacter(character, index, between));
  const pieces = shuffle(strokes.flatMap(splitStroke), random);
  const lines = [0, 1, 2].map((line) => drawLine(line, between));
  return {
    characters: pieces.map((piece) => printPath(piece.map(bent))).join(''),
    lines: lines.map(printPath).join(''),
  };
}

type Between = (low: number, high: number) => number;

function drawCharacter(character: string, index: number, between: Between): Point[][] {
  const turn = between(-0.28, 0.28);
  const scale = SCALE * between(0.9, 1.1);
  const left = LEFT + CELL * (index + 0.5) + between(-3, 3);
  const top = PICTURE.height / 2 + between(-5, 5);
  return (glyphs[character] ?? []).map((stroke) =>
    stroke.map(([gridX, gridY]): Point => {
      const [x, y] = [(gridX - 10) * scale, (gridY - 14) * scale];
      return [left + x * Math.cos(turn) - y * Math.sin(turn), top + x * Math.sin(turn) + y * Math.cos(turn)];
    }),
  );
}

function drawLine(line: number, between: Between): Point[] {
  const [from, to, wave] = [between(10, 50), between(10, 50), between(4, 9)];
  return Array.from({ length: 21 }, (_, step): Point => {
    const x = (step / 20) * PICTURE.width;
    return [x, from + ((to - from) * step) / 20 + wave * Math.sin(x / 22 + line * 2)];
  });
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const rest = [...items];
  return Array.from(items, () => rest.splice(Math.floor(random() * rest.length), 1)).flat();
}

/** Splits a stroke into pieces of two points, about equally long. */
function splitStroke(stroke: readonly Point[]): Point[][] {
  return stroke.slice(1).flatMap(([x2, y2], index) => {
    const [x1, y1] = stroke[index] ?? [x2, y2];
    const count = Math.max(1, Math.round(Math.hypot(x2 - x1, y2 - y1) / PIECE));
    const at = (step: number): Point => [x1 + ((x2 - x1) * step) / count, y1 + ((y2 - y1) * step) / count];
    return Array.from({ length: count }, (_, step) => [at(step), at(step + 1)]);
  });
}

const printPath = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** The picture as an SVG image: dark strokes on light paper, in both themes. */
export function pictureAsSvg({ characters, lines }: CaptchaPicture): string {
  const { width, height } = PICTURE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="#f5f2ea"/>` +
    '<g fill="none" stroke="#2b2a27" stroke-linecap="round">' +
    `<path d="${lines}" stroke-width="1"/><path d="${characters}" stroke-width="2.8"/></g></svg>`
  );
}
