import { jpegSize } from '../cv/picture.ts';
import type { Placed } from '../layout/flow.ts';
import type { Run } from '../layout/lines.ts';
import type { Backdrop, Piece } from '../layout/rows.ts';
import type { FaceName, Faces } from '../type/faces.ts';
import { type Box, type Canvas, openCanvas } from './canvas.ts';
import { addFace, type Letters, openLetters } from './letters.ts';
import { type Objects, openObjects, pdfNumber, pdfText } from './objects.ts';
import { addStructure, type Owners } from './structure.ts';
import { addTag, type Tag } from './tags.ts';

/** A laid-out document: the position of each piece. */
export type Sheets = {
  size: { width: number; height: number };
  pages: Placed[][];
  /** The page number, at the same place on every page. Not part of what a screen reader reads. */
  furniture: (page: number, pages: number) => Piece[];
  tags: Tag;
  title: string;
  author?: string;
  language: string;
  picture?: Uint8Array;
};

type Link = { page: number; box: Omit<Box, 'fill' | 'radius'>; href: string; says: string };

/** The PDF file. The same document always gives the same bytes: without date, program or machine. */
export function printSheets(faces: Faces, sheets: Sheets): Uint8Array<ArrayBuffer> {
  const { pages, size } = sheets;
  const picture = pages.some(showsPicture) ? sheets.picture : undefined;
  const letters: Record<FaceName, Letters> = {
    regular: openLetters(),
    semibold: openLetters(),
    display: openLetters(),
  };
  const owners: Owners = { marks: pages.map(() => []), links: [] };
  const links: Link[] = [];
  const drawn = pages.map((page, index) => {
    const canvas = openCanvas(size.height, faces, letters);
    drawBackdrops(canvas, page);
    const ratio = picture ? ratioOf(picture) : 1;
    const paint = painter({ canvas, owners, links, page: index, ratio });
    for (const { row, baseline } of page) for (const piece of row.pieces) paint.piece(piece, baseline);
    paint.close();
    canvas.marked('Artifact', undefined, () => {
      for (const piece of sheets.furniture(index + 1, pages.length)) plainPiece(canvas, piece, 0);
    });
    return canvas.operations();
  });

  const objects = openObjects();
  const resources = addResources(objects, faces, letters, picture);
  const tree = objects.reserve();
  const numbers = pages.map(() => objects.reserve());
  const annotations = links.map((link, index) => addLink(objects, link, size.height, pages.length + index));
  for (const [index, operations] of drawn.entries()) {
    const content = objects.addStream('', operations);
    const own = annotations.filter((_, link) => links[link]?.page === index).map((number) => `${number} 0 R`);
    const clicks = own.length > 0 ? `/Annots[${own.join(' ')}]` : '';
    objects.put(
      numbers[index] ?? 0,
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${pdfNumber(size.width)} ${pdfNumber(size.height)}]` +
        `/Resources ${resources} 0 R/Contents ${content} 0 R/StructParents ${index}/Tabs/S${clicks}>>`,
    );
  }
  objects.put(tree, `<</Type/Pages/Count ${pages.length}/Kids[${numbers.map((one) => `${one} 0 R`).join(' ')}]>>`);
  const structure = addStructure(objects, sheets.tags, owners, { pages: numbers, annotations });
  const root = objects.add(
    `<</Type/Catalog/Pages ${tree} 0 R/Lang${pdfText(sheets.language)}/MarkInfo<</Marked true>>` +
      `/StructTreeRoot ${structure} 0 R/ViewerPreferences<</DisplayDocTitle true>>>>`,
  );
  const author = sheets.author ? `/Author${pdfText(sheets.author)}` : '';
  return objects.finish(root, objects.add(`<</Title${pdfText(sheets.title)}${author}>>`));
}

const showsPicture = (page: Placed[]) => page.some(({ row }) => row.pieces.some(({ kind }) => kind === 'picture'));

function addResources(objects: Objects, faces: Faces, letters: Record<FaceName, Letters>, picture?: Uint8Array) {
  const names: FaceName[] = ['regular', 'semibold', 'display'];
  const used = names.filter((name) => letters[name].codes.length > 0);
  const fonts = used.map((name) => `/${name} ${addFace(objects, faces[name], letters[name])} 0 R`).join('');
  const image = picture ? `/XObject<</picture ${addPicture(objects, picture)} 0 R>>` : '';
  return objects.add(`<</Font<<${fonts}>>${image}>>`);
}

function addPicture(objects: Objects, bytes: Uint8Array): number {
  const { width, height, colours } = jpegSize(bytes) ?? { width: 1, height: 1, colours: 3 };
  const space = colours === 3 ? 'RGB' : 'Gray';
  const entries = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/Device${space}/BitsPerComponent 8`;
  return objects.addStream(`${entries}/Filter/DCTDecode`, bytes, true);
}

function ratioOf(picture: Uint8Array): number {
  const { width, height } = jpegSize(picture) ?? { width: 1, height: 1 };
  return width / height;
}

function addLink(objects: Objects, { box, href, says }: Link, height: number, parent: number): number {
  const { x, y, width } = box;
  const corners = [x, height - y - box.height, x + width, height - y].map(pdfNumber).join(' ');
  const uri = `(${href.replace(/[^\x21-\x7e]/gu, encodeURIComponent).replace(/[\\()]/g, '\\$&')})`;
  return objects.add(
    `<</Type/Annot/Subtype/Link/Rect[${corners}]/Border[0 0 0]/F 4/StructParent ${parent}/Contents${pdfText(says)}` +
      `/A<</Type/Action/S/URI/URI${uri}>>>>`,
  );
}

type Painting = { canvas: Canvas; owners: Owners; links: Link[]; page: number; ratio: number };

/** Collects the texts of one tag in one mark, and adds the links. */
function painter({ canvas, owners, links, page, ratio }: Painting) {
  let open: { tag: Tag; draws: (() => void)[] } | undefined;
  const close = () => {
    if (!open) return;
    const { tag, draws } = open;
    const marks = owners.marks[page] ?? [];
    const mark = marks.push(tag) - 1;
    tag.kids.push({ page, mark });
    canvas.marked(tag.role, mark, () => {
      for (const draw of draws) draw();
    });
    open = undefined;
  };
  const add = (tag: Tag, draw: () => void) => {
    if (open?.tag !== tag) close();
    open ??= { tag, draws: [] };
    open.draws.push(draw);
  };
  const piece = (one: Piece, baseline: number) => {
    if (one.kind === 'text') {
      const { run, x, y, tag } = one;
      const owner = run.href ? addTag(tag, 'Link') : tag;
      add(owner, () => canvas.text(run, x + run.x, baseline + y));
      if (!run.href) return;
      close();
      const { size } = run.style;
      const box = { x: x + run.x, y: baseline + y - size, width: run.width, height: size * 1.3 };
      owner.kids.push({ page, link: links.push({ page, box, href: run.href, says: textOf(run) }) - 1 });
      owners.links.push(owner);
    } else if (one.kind === 'picture') {
      add(one.tag, () => canvas.picture(one.x, baseline + one.y, one.size, ratio));
    } else {
      close();
      canvas.marked('Artifact', undefined, () => plainPiece(canvas, one, baseline));
    }
  };
  return { piece, close };
}

const textOf = ({ words }: Run) =>
  String.fromCodePoint(...words.flatMap(({ codes }) => codes)).replaceAll('\u00a0', ' ');

function plainPiece(canvas: Canvas, piece: Piece, baseline: number): void {
  if (piece.kind === 'text') canvas.text(piece.run, piece.x + piece.run.x, baseline + piece.y);
  else if (piece.kind === 'box') canvas.box({ ...piece, y: baseline + piece.y });
  else if (piece.kind === 'ring') canvas.ring({ ...piece, y: baseline + piece.y });
}

function drawBackdrops(canvas: Canvas, page: Placed[]): void {
  const areas: { backdrop: Backdrop; top: number; bottom: number }[] = [];
  for (const { row, baseline } of page) {
    if (!row.backdrop) continue;
    const last = areas.at(-1);
    const bottom = baseline + row.below + row.backdrop.under;
    if (last?.backdrop === row.backdrop) last.bottom = bottom;
    else areas.push({ backdrop: row.backdrop, top: baseline - row.above - row.backdrop.over, bottom });
  }
  for (const { backdrop, top, bottom } of areas) {
    const { left: x, width, radius, fill, pattern = [] } = backdrop;
    const box = { x, y: top, width, height: bottom - top, radius, fill };
    canvas.marked('Artifact', undefined, () => {
      canvas.box(box);
      if (pattern.length > 0)
        // A little smaller, because some readers show a line at the clipped edge.
        canvas.within({ ...box, height: box.height - 1 }, () => {
          for (const piece of pattern) plainPiece(canvas, piece, 0);
        });
    });
  }
}
