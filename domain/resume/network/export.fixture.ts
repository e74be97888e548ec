import type { NetworkRun } from './document.ts';
import { textWidth } from './metrics.ts';

type Piece = string | [text: string, colour: string];

const dark = '#191919';
const pale = '#b1b1b1';

/** Writes the text runs of an export, at the line distances of the exporter. */
export function writeExport() {
  const runs: NetworkRun[] = [];
  const pen = { side: { page: 1, y: 0 }, main: { page: 1, y: 0 } };
  const put = (column: 'side' | 'main', size: number, pieces: Piece[], colour: string) => {
    let x = column === 'side' ? 21.6 : 223.56;
    for (const piece of pieces) {
      const [text, own] = typeof piece === 'string' ? [piece, colour] : piece;
      runs.push({ page: pen[column].page, x, y: pen[column].y, size, text, colour: own });
      x += textWidth(text, size);
    }
  };
  const line = (column: 'side' | 'main', size: number, step: number, pieces: Piece[], colour = dark) => {
    pen[column].y += step;
    put(column, size, pieces, colour);
  };
  const write = {
    runs,
    /** Continues at a height of the next page, as the first line there. */
    turn: (column: 'side' | 'main', y: number) => {
      pen[column] = { page: pen[column].page + 1, y };
    },
    side: {
      header: (text: string) => line('side', 13, pen.side.y === 0 ? 54.373 : 34.748, [text], '#e1e9ee'),
      first: (...text: Piece[]) => line('side', 10.5, 19.452, text, '#ffffff'),
      next: (...text: Piece[]) => line('side', 10.5, 17.6, text, '#ffffff'),
      wrap: (...text: Piece[]) => line('side', 10.5, 12.6, text, '#ffffff'),
      url: (...text: Piece[]) => line('side', 11, 31.241, text, '#ffffff'),
      at: (...text: Piece[]) => line('side', 10.5, 0, text, '#ffffff'),
    },
    main: {
      name: (text: string) => line('main', 26, 65.547, [text]),
      headline: (text: string) => line('main', 12, 21.167, [text]),
      location: (text: string) => line('main', 12, 15.4, [text], pale),
      header: (text: string, step = 37.623) => line('main', 15.75, step, [text]),
      company: (text: string, step = 30.477) => line('main', 12, step, [text]),
      total: (text: string) => line('main', 10.5, 16.486, [text]),
      title: (text: string, step = 16.058) => line('main', 11.5, step, [text]),
      titleWrap: (text: string) => line('main', 11.5, 14.375, [text]),
      dates: (text: string, duration: string) => line('main', 10.5, 14.517, [`${text}\u00a0`, duration]),
      place: (text: string, step = 14.686) => line('main', 10.5, step, [text], pale),
      /**
       * 20.311 under dates, 21.375 under a place, 18 under another line, 36 under an empty one, 0 after a page break.
       */
      text: (text: string, step = 18) => line('main', 10.5, step, [text]),
      school: (text: string, step = 25.477) => line('main', 12, step, [text]),
      degree: (...text: string[]) => line('main', 10.5, 17.611, text),
    },
    footers: () => {
      for (let page = 1; page <= Math.max(pen.side.page, pen.main.page); page++)
        runs.push({ page, x: 383.98, y: 778.135, size: 9, text: `Page ${page} of 9`, colour: '#000000' });
    },
  };
  return write;
}

/** The top of an export: sidebar with the contact, name, headline and place. */
export function startExport(language: 'fr' | 'en') {
  const write = writeExport();
  write.side.header(language === 'fr' ? 'Coordonnées' : 'Contact');
  write.side.url('www.linkedin.com/in/lou-tavernier', [' (LinkedIn)', '#a9b1b6']);
  write.main.name('Lou Tavernier');
  write.main.headline('Mechanical keyboards');
  write.main.location('Dieppe');
  return write;
}
