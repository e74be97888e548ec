type Traits = {
  /** The lines of each page. */
  pages: string[][];
  /** A form with one text field on the first page. */
  field?: string;
  /** An address that the first page links to. */
  link?: string;
  /** Needs a password that no test knows. */
  locked?: boolean;
  /** Runs a script when it is opened. */
  script?: string;
  /** The first page also has a word and a picture that need additional files of the viewer. */
  unusual?: boolean;
  /** Additional drawings of the first page: whole streams, as in the file. */
  streams?: string[];
};

/** Two characters of a Japanese encoding, in a font that the file does not contain. */
const japanese = {
  font: '<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UTF16-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >> >>] >>',
  drawing: 'BT /F2 14 Tf 72 480 Td <6C608C61> Tj ET',
};
/** Eight white lines in fax compression: one bit for each line that is equal to the one before. */
const fax = {
  image: `<< /Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 8 /Rows 8 >> /Length 4 >>\nstream\n\xff\x00\x10\x01\nendstream`,
  drawing: 'q 40 0 0 40 72 420 cm /I1 Do Q',
};

/** A PDF of plain text in a font that it does not contain. */
export function makePdf({ pages, field, link, locked, script, unusual, streams = [] }: Traits): Buffer {
  const objects: string[] = [];
  const add = (content: string) => `${objects.push(content)} 0 R`;
  const font = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const more = unusual ? { font: add(japanese.font), image: add(fax.image) } : undefined;
  const widget =
    field &&
    add(
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${field}) /TU (${field}) /V () /F 4 /Rect [72 560 372 590] /DA (/F1 12 Tf 0 g) /MK << /BC [0.4] >> >>`,
    );
  const anchor =
    link && add(`<< /Type /Annot /Subtype /Link /Rect [72 500 272 520] /A << /S /URI /URI (${link}) >> >>`);
  const drawn = streams.map(add).join(' ');
  // The pages refer to the list of pages: its number is known before it is written.
  const list = `${objects.length + pages.length * 2 + 1} 0 R`;
  const kids = pages.map((lines, index) => {
    const text = lines.map((line) => `(${escaped(line)}) Tj 0 -22 Td`).join('\n');
    const extra = more && index === 0 ? `\n${japanese.drawing}\n${fax.drawing}` : '';
    const drawing = `BT /F1 14 Tf 72 720 Td\n${text}\nET${extra}`;
    const content = add(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
    const annotations = index === 0 ? [widget, anchor].filter(Boolean).join(' ') : '';
    return add(
      `<< /Type /Page /Parent ${list} /MediaBox [0 0 595 842] /Contents [${content} ${index === 0 ? drawn : ''}] /Resources << /Font << /F1 ${font} ${more ? `/F2 ${more.font}` : ''} >> ${more ? `/XObject << /I1 ${more.image} >>` : ''} >> /Annots [${annotations}] >>`,
    );
  });
  add(`<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`);
  const form = widget
    ? `/AcroForm << /Fields [${widget}] /DR << /Font << /F1 ${font} >> >> /DA (/F1 12 Tf 0 g) >>`
    : '';
  const action = script ? `/OpenAction << /S /JavaScript /JS (${escaped(script)}) >>` : '';
  const root = add(`<< /Type /Catalog /Pages ${list} ${form} ${action} >>`);
  const lock =
    '<< /Filter /Standard /V 1 /R 2 /P -4 /O (................................) /U (................................) >>';
  return written(
    objects,
    `/Root ${root}${locked ? ` /Encrypt ${add(lock)} /ID [(0123456789abcdef) (0123456789abcdef)]` : ''}`,
  );
}

function escaped(line: string): string {
  return line.replace(/[\\()]/g, (one) => `\\${one}`);
}

function written(objects: string[], trailer: string): Buffer {
  let file = '%PDF-1.7\n';
  const places = objects.map((content, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${content}\nendobj\n`;
    return place;
  });
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
