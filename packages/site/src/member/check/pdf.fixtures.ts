/** A PDF with one page and one line of text. */
export function pdfOf(line: string): string {
  const words = `BT /F1 12 Tf 50 800 Td (${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj ET`;
  return fileOf([...treeOf('<</Font<</F1 5 0 R>>>>'), stream('', words), FONT]);
}

/** Levels of forms in a hostile PDF: each draws the next one twice, so that the page has a billion of them. */
const LEVELS = 30;

/** A PDF of a few kilobytes, whose only page takes a reader hours. */
export function hostilePdf(): string {
  const next = (level: number) => `<</Font<</F1 5 0 R>>/XObject<</X ${level + 6} 0 R>>>>`;
  const forms = Array.from({ length: LEVELS }, (_, level) =>
    stream(`/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources${next(level + 1)}`, '/X Do /X Do'),
  );
  // A reader leaves out a form without words once it knows it.
  const last = stream(
    '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F1 5 0 R>>>>',
    'BT /F1 12 Tf (word) Tj ET',
  );
  return fileOf([...treeOf(next(0)), stream('', '/X Do'), FONT, ...forms, last]);
}

const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

/** The first objects of a file with one page, whose contents are the fourth. */
const treeOf = (resources: string): string[] => [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources${resources}/Contents 4 0 R>>`,
];

const stream = (entries: string, content: string): string =>
  `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`;

function fileOf(objects: readonly string[]): string {
  const places: number[] = [];
  let file = '%PDF-1.4\n';
  objects.forEach((object, index) => {
    places.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return `${file}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
}
