import { type Objects, pdfText } from './objects.ts';
import type { Tag } from './tags.ts';

/** The tags of the marks of each page, in order, and the tags of the links. */
export type Owners = { marks: Tag[][]; links: Tag[] };

/** The structure of the document for screen readers: which texts are headings, lists, links, and in what order. */
export function addStructure(
  objects: Objects,
  document: Tag,
  { marks, links }: Owners,
  { pages, annotations }: { pages: number[]; annotations: number[] },
): number {
  const root = objects.reserve();
  const numbers = new Map<Tag, number>();
  const write = (tag: Tag, parent: number): number | undefined => {
    const number = objects.reserve();
    const kids = tag.kids.flatMap((kid): string[] => {
      if ('role' in kid) {
        const written = write(kid, number);
        return written === undefined ? [] : [`${written} 0 R`];
      }
      const page = `/Pg ${pages[kid.page]} 0 R`;
      if ('link' in kid) return [`<</Type/OBJR/Obj ${annotations[kid.link]} 0 R${page}>>`];
      return [`<</Type/MCR${page}/MCID ${kid.mark}>>`];
    });
    // Nothing was printed for it. The number stays, without content.
    if (kids.length === 0) {
      objects.put(number, 'null');
      return undefined;
    }
    numbers.set(tag, number);
    const says = tag.says ? `/Alt${pdfText(tag.says)}` : '';
    objects.put(number, `<</Type/StructElem/S/${tag.role}/P ${parent} 0 R${says}/K[${kids.join(' ')}]>>`);
    return number;
  };
  const top = write(document, root);
  const reference = (tag: Tag) => `${numbers.get(tag) ?? top ?? root} 0 R`;
  const owned = [
    ...marks.map((tags, page) => `${page}[${tags.map(reference).join(' ')}]`),
    ...links.map((tag, link) => `${marks.length + link} ${reference(tag)}`),
  ];
  const kids = top === undefined ? '' : `/K ${top} 0 R`;
  const next = marks.length + links.length;
  objects.put(
    root,
    `<</Type/StructTreeRoot${kids}/ParentTree<</Nums[${owned.join(' ')}]>>/ParentTreeNextKey ${next}>>`,
  );
  return root;
}
