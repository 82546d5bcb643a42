import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** Makes a PDF whose pages have these texts. */
export async function pdfOf(pages: readonly string[], options: object = {}): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 72, ...options });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const done = new Promise((resolve) => void pdf.on('end', resolve));
  for (const [index, page] of pages.entries()) {
    if (index > 0) pdf.addPage();
    pdf.fontSize(11).text(page);
  }
  pdf.end();
  await done;
  return Buffer.concat(pieces);
}

/** An object of a PDF: its dictionary, and the bytes of its stream if it has one. */
type Part = string | { readonly dictionary: string; readonly stream: Buffer };

/** Writes objects, numbered from 1, the first as the catalog, with a valid table of their places. */
export function writeObjects(parts: readonly Part[]): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let at = pieces[0]?.length ?? 0;
  const push = (piece: Buffer) => {
    pieces.push(piece);
    at += piece.length;
  };
  for (const [index, part] of parts.entries()) {
    places.push(at);
    push(Buffer.from(`${index + 1} 0 obj\n`));
    if (typeof part === 'string') push(Buffer.from(part));
    else {
      push(Buffer.from(`<<${part.dictionary}/Length ${part.stream.length}>>\nstream\n`));
      push(part.stream);
      push(Buffer.from('\nendstream'));
    }
    push(Buffer.from('\nendobj\n'));
  }
  const table = at;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  push(Buffer.from(`xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${rows}`));
  push(Buffer.from(`trailer\n<</Size ${parts.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`));
  return Buffer.concat(pieces);
}

const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R';
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const PAGES = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const WORDS = Buffer.from('BT /F 11 Tf 72 700 Td (1. The notice was valid and the appeal is allowed.) Tj ET');

/** A PDF of one page whose text is this stream. */
export const pdfOfStream = (stream: Buffer, dictionary: string, catalog = CATALOG): Buffer =>
  writeObjects([catalog, PAGES, `${PAGE}>>`, FONT, { dictionary, stream }]);

/** Compresses so many zeros, so many times. */
export function bombOf(bytes: number, times = 1): Buffer {
  let packed = deflateSync(Buffer.alloc(bytes), { level: 9 });
  for (let time = 1; time < times; time += 1) packed = deflateSync(packed, { level: 9 });
  return packed;
}

/** Objects that contain themselves: the tree of pages, the contents, the resources, the table of places. */
export const recursive: Readonly<Record<string, Buffer>> = {
  pages: writeObjects([CATALOG, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>']),
  contents: writeObjects([CATALOG, PAGES, `${PAGE}>>`, FONT, '[5 0 R 5 0 R]']),
  form: writeObjects([
    CATALOG,
    PAGES,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>/Contents 5 0 R>>',
    FONT,
    {
      dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>',
      stream: Buffer.from('/X Do /X Do /X Do'),
    },
  ]),
  nesting: writeObjects([CATALOG, PAGES, `${PAGE}>>`, FONT, '['.repeat(200_000)]),
};

/** A PDF with as many pages as its tree says, all the same. */
export function pdfOfPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ');
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R>>>>/Contents 4 0 R>>';
  return writeObjects([
    CATALOG,
    `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
    FONT,
    { dictionary: '', stream: WORDS },
    ...Array.from({ length: count }, () => page),
  ]);
}

/** Five good PDFs of different makes. Each asks to load things from an address, in every way that a PDF has. */
export async function goodPdfs(address: string): Promise<readonly Buffer[]> {
  const words = [
    'IN THE COURT OF SAMPLEPUR\n\n1. The tenant paid no rent for two years and kept the shop locked.',
    '2. The notice was served by post. We find that the notice was valid. The appeal is allowed.',
  ];
  const calls = [
    `/OpenAction<</S/JavaScript/JS(app.launchURL("${address}/a");)>>`,
    `/AA<</WC<</S/URI/URI(${address}/b)>>>>`,
    `/AcroForm<</XFA(<xdp href="${address}/c"/>)/Fields[]>>`,
    `/Names<</EmbeddedFiles<</Names[(x)<</Type/Filespec/FS/URL/F(${address}/d)>>]>>>>`,
  ].join('');
  const catalog = `<</Type/Catalog/Pages 2 0 R${calls}>>`;
  return [
    await pdfOf(words),
    await pdfOf(words, { compress: false, pdfVersion: '1.3', info: { Title: `<img src="${address}/e">` } }),
    await pdfOf(Array.from({ length: 12 }, (_, index) => `${index + 1}. Paragraph ${index + 1} of the order.`)),
    // The text is in another file, at an address.
    pdfOfStream(WORDS, `/F<</Type/Filespec/FS/URL/F(${address}/f)>>/FFilter/FlateDecode`, catalog),
    writeObjects([
      catalog,
      PAGES,
      `${PAGE}/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/GoToR/F<</FS/URL/F(${address}/g)>>>>>>]>>`,
      `<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2>>]>>`,
      { dictionary: '/Filter/FlateDecode', stream: deflateSync(WORDS) },
    ]),
  ];
}

type Mutation = (bytes: Buffer, turn: number) => Buffer;

/** Numbers that are the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const asText = (bytes: Buffer, change: (text: string) => string): Buffer =>
  Buffer.from(change(bytes.toString('latin1')), 'latin1');

const flip: Mutation = (bytes, turn) => {
  const random = numbersFrom(turn);
  const copy = Buffer.from(bytes);
  for (let count = 0; count < 5 + turn * 20; count += 1)
    copy[5 + Math.floor(random() * (copy.length - 5))] = Math.floor(random() * 256);
  return copy;
};

const mutations: readonly Mutation[] = [
  flip,
  // Ends too early.
  (bytes, turn) => bytes.subarray(0, Math.floor((bytes.length * (turn + 1)) / 9)),
  // A part is there twice, or is missing.
  (bytes, turn) => {
    const at = Math.floor((bytes.length * (turn + 1)) / 10);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(5, at - 300))]);
  },
  (bytes, turn) => {
    const at = 5 + Math.floor((bytes.length * turn) / 10);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 60 * (turn + 1))]);
  },
  // Numbers and names that lie.
  (bytes, turn) =>
    asText(bytes, (text) => {
      const lies = ['-1', '0', '99999999999', '4294967295', '1e309', '2147483647', 'null', '[]'];
      return text.replaceAll(/\/(?:Length|Count|Size|N|First|W|Prev|Columns)\s+\d+/g, (entry) => {
        return entry.replace(/\d+$/, lies[turn] ?? '0');
      });
    }),
];
const TURNS = 8;

/** Every mutation of five good PDFs, several times: 200 files. */
export async function hostilePdfs(address: string): Promise<readonly Buffer[]> {
  const turns = Array.from({ length: TURNS }, (_, turn) => turn);
  return (await goodPdfs(address)).flatMap((good) =>
    mutations.flatMap((mutate) => turns.map((turn) => Buffer.from(mutate(good, turn)))),
  );
}
