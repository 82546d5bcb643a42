/** A PDF with one page and one line of text. */
export function pdfOf(line: string): string {
  const words = `BT /F1 12 Tf 50 800 Td (${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${words.length}>>stream\n${words}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
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
