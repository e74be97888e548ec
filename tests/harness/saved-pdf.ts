import { AnnotationMode, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Annotation = { subtype?: string; fieldName?: string; fieldValue?: string; contentsObj?: { str?: string } };

/** What a copy holds, as anybody else's reader would find it: the text, what was added, and the fields of its form. */
export async function readSaved(bytes: Uint8Array) {
  const loading = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false, verbosity: 0 });
  const document = await loading.promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const annotations = (await page.getAnnotations()) as Annotation[];
  // That it can also be drawn: an appearance that is wrong would throw here.
  await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE_STORAGE });
  await loading.destroy();
  return {
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    annotations: annotations
      .filter(({ subtype }) => subtype === 'FreeText' || subtype === 'Ink')
      .map(({ subtype, contentsObj }) => (contentsObj?.str ? `${subtype}: ${contentsObj.str}` : `${subtype}`)),
    fields: Object.fromEntries(
      annotations.flatMap(({ fieldName, fieldValue }) => (fieldName ? [[fieldName, fieldValue]] : [])),
    ),
  };
}
