import { AnnotationMode, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Annotation = { subtype?: string; fieldName?: string; fieldValue?: string; contentsObj?: { str?: string } };

/** The content of a copy as another library reads it: the text, the annotations, and the form fields. */
export async function readSaved(bytes: Uint8Array) {
  const loading = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false, verbosity: 0 });
  const document = await loading.promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const annotations = (await page.getAnnotations()) as Annotation[];
  // Checks that it can be drawn: an invalid appearance would throw here.
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
