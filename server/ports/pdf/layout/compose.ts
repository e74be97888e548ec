import type { Cv } from '../cv/cv.ts';
import { vocabularyIn } from '../cv/words.ts';
import { printSheets } from '../file/print.ts';
import { newDocument, type Tag } from '../file/tags.ts';
import type { Faces } from '../type/faces.ts';
import { type Frame, flow, type Placed } from './flow.ts';
import type { Piece, Row } from './rows.ts';

/** A4, in points. */
export const sheet = { width: 595.28, height: 841.89 };

export type Composed = { rows: Row[]; frame: Frame; furniture: (page: number, pages: number) => Piece[] };

/** Lays out a CV as rows. `density` is the factor of the usual space between parts. */
export type Theme = (faces: Faces, cv: Cv, tags: Tag, density: number) => Composed;

type Laid = Composed & { pages: Placed[][]; tags: Tag };

/** Tried in turn while the last page would contain only a few lines. */
const tighter = [0.9, 0.8, 0.7];
const few = 0.16;

export function composeCv(faces: Faces, cv: Cv, theme: Theme): Uint8Array<ArrayBuffer> {
  const lay = (density: number): Laid => {
    const tags = newDocument();
    const composed = theme(faces, cv, tags, density);
    return { ...composed, tags, pages: flow(composed.rows, composed.frame) };
  };
  const usual = lay(1);
  const laid = endsInFewLines(usual) ? (firstShorter(usual, lay) ?? usual) : usual;
  const words = vocabularyIn(cv.language);
  return printSheets(faces, {
    ...laid,
    size: sheet,
    language: cv.language,
    title: cv.name ? `${words.document} – ${cv.name}` : words.document,
    ...(cv.name ? { author: cv.name } : {}),
    ...(cv.picture ? { picture: cv.picture } : {}),
  });
}

function firstShorter(usual: Laid, lay: (density: number) => Laid): Laid | undefined {
  for (const density of tighter) {
    const laid = lay(density);
    if (laid.pages.length < usual.pages.length) return laid;
  }
  return undefined;
}

function endsInFewLines({ pages, frame }: Laid): boolean {
  const last = pages.at(-1)?.at(-1);
  const used = last ? last.baseline + last.row.below - frame.top : 0;
  return pages.length > 1 && used < few * (frame.bottom - frame.top);
}
