import sharp from 'sharp';

/**
 * A picture as the mean colours of its cells. Edges of letters differ between machines and browser versions; the mean
 * colour of eight pixels by eight does not.
 */
export type CoarsePicture = { columns: number; rows: number; cells: Uint8Array };

/** Where two pictures differ, in pixels of the page. */
export type Region = { left: number; top: number; width: number; height: number };

export const cellSize = 8;
/** A difference that an eye does not see, in any of red, green and blue. */
const tolerance = 26;
/** A smaller region is a word of another length, not a block that has moved. */
const fewestCells = 16;

export async function coarsePicture(png: Buffer): Promise<CoarsePicture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const columns = Math.floor(info.width / cellSize);
  const rows = Math.floor(info.height / cellSize);
  const cells = new Uint8Array(columns * rows * 3);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let y = row * cellSize; y < (row + 1) * cellSize; y++) {
          for (let x = column * cellSize; x < (column + 1) * cellSize; x++) {
            sum += data[(y * info.width + x) * 3 + channel] ?? 0;
          }
        }
        cells[(row * columns + column) * 3 + channel] = Math.round(sum / cellSize ** 2);
      }
    }
  }
  return { columns, rows, cells };
}

/** As a file: one pixel for each cell. */
export const toFile = ({ columns, rows, cells }: CoarsePicture): Promise<Buffer> =>
  sharp(cells, { raw: { width: columns, height: rows, channels: 3 } })
    .png({ compressionLevel: 9 })
    .toBuffer();

export async function fromFile(file: Buffer): Promise<CoarsePicture> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { columns: info.width, rows: info.height, cells: new Uint8Array(data) };
}

/**
 * The regions in which two pictures of the same size differ, from top to bottom. A cell may look like any mixture of
 * its neighbours in the other picture: a line of text that sits a few pixels lower is the same picture.
 */
export function differences(one: CoarsePicture, other: CoarsePicture): Region[] {
  const { columns, rows } = one;
  if (columns !== other.columns || rows !== other.rows) throw new Error('The pictures have different sizes.');
  const differs = new Uint8Array(columns * rows);
  for (let at = 0; at < differs.length; at++) {
    if (!fits(one, other, at) || !fits(other, one, at)) differs[at] = 1;
  }
  return regionsOf(differs, columns)
    .filter((cells) => cells.length >= fewestCells)
    .map((cells) => surrounding(cells, columns))
    .toSorted((one, next) => one.top - next.top);
}

/** Whether a cell lies between the darkest and the brightest of the nine cells at its place in the other picture. */
function fits(picture: CoarsePicture, other: CoarsePicture, at: number): boolean {
  const { columns, rows } = picture;
  const column = at % columns;
  const row = Math.floor(at / columns);
  for (let channel = 0; channel < 3; channel++) {
    let lowest = 255;
    let highest = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        const value = other.cells[(y * columns + x) * 3 + channel] ?? 0;
        lowest = Math.min(lowest, value);
        highest = Math.max(highest, value);
      }
    }
    const value = picture.cells[at * 3 + channel] ?? 0;
    if (value < lowest - tolerance || value > highest + tolerance) return false;
  }
  return true;
}

/** The cells that differ, grouped with their neighbours. */
function regionsOf(differs: Uint8Array, columns: number): number[][] {
  const left = differs.slice();
  const regions: number[][] = [];
  for (let start = 0; start < left.length; start++) {
    if (!left[start]) continue;
    const region: number[] = [];
    const next = [start];
    left[start] = 0;
    for (let at = next.pop(); at !== undefined; at = next.pop()) {
      region.push(at);
      for (const neighbour of neighboursOf(at, columns)) {
        if (!left[neighbour]) continue;
        left[neighbour] = 0;
        next.push(neighbour);
      }
    }
    regions.push(region);
  }
  return regions;
}

function neighboursOf(at: number, columns: number): number[] {
  const column = at % columns;
  const beside = [...(column > 0 ? [-1] : []), 0, ...(column < columns - 1 ? [1] : [])];
  return [-columns, 0, columns].flatMap((rows) => beside.map((by) => at + rows + by));
}

function surrounding(cells: readonly number[], columns: number): Region {
  const x = cells.map((at) => at % columns);
  const y = cells.map((at) => Math.floor(at / columns));
  const size = (all: number[]) => (Math.max(...all) - Math.min(...all) + 1) * cellSize;
  return { left: Math.min(...x) * cellSize, top: Math.min(...y) * cellSize, width: size(x), height: size(y) };
}
