import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** `y` counts from the bottom of the page, as in the file. */
export type ReadItem = { text: string; x: number; y: number; width: number; size: number };
export type ReadPdf = {
  pages: { text: string; items: ReadItem[]; links: string[]; roles: string[] }[];
  /** All pages, one line per printed line, with ordinary spaces. */
  text: string;
  links: string[];
  info: Record<string, unknown>;
  language: string | null;
  isTagged: boolean;
  /** The file itself with every stream decompressed, to search for hidden texts. */
  raw: string;
};

type Item = { str: string; transform: number[]; width: number; height: number; hasEOL: boolean };
type Node = { role?: string; children?: Node[] };

/** Reads a PDF with another library than the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false, verbosity: 0 });
  const file = await loading.promise;
  const pages: ReadPdf['pages'] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { items } = (await page.getTextContent()) as { items: Item[] };
    const annotations = (await page.getAnnotations()) as { unsafeUrl?: string; url?: string }[];
    pages.push({
      text: items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
      items: items
        .filter(({ str }) => str.trim() !== '')
        .map(({ str, transform: [, , , , x = 0, y = 0], width, height }) => ({ text: str, x, y, width, size: height })),
      links: annotations.flatMap(({ unsafeUrl, url }) => unsafeUrl ?? url ?? []),
      roles: rolesOf((await page.getStructTree()) as Node | null),
    });
  }
  const { info } = (await file.getMetadata()) as unknown as { info: Record<string, unknown> };
  const marks = (await file.getMarkInfo()) as unknown as Map<string, boolean> | null;
  await loading.destroy();
  return {
    pages,
    text: pages.map(({ text }) => text).join('\n'),
    links: pages.flatMap(({ links }) => links),
    info,
    language: typeof info.Language === 'string' ? info.Language : null,
    isTagged: marks?.get('Marked') === true,
    raw: unpacked(bytes),
  };
}

function rolesOf(node: Node | null | undefined): string[] {
  if (!node) return [];
  return [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];
}

function unpacked(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  return file.replace(/stream\n([\s\S]*?)\nendstream/g, (_, stream: string) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return stream;
    }
  });
}
