import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coarsePicture, differences, fromFile, toFile } from './coarse-picture.ts';

type Box = { left: number; top: number; width: number; height: number; colour?: string };
const page = { width: 320, height: 240 };
const button: Box = { left: 40, top: 60, width: 120, height: 44 };

/** Boxes on white. */
const picture = async (...boxes: Box[]) => {
  const parts = boxes.map(
    ({ left, top, width, height, colour = '#0b6b50' }) =>
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colour}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" ${size}><rect width="320" height="240" fill="#fff"/>${parts.join('')}</svg>`;
  return coarsePicture(await sharp(Buffer.from(svg)).png().toBuffer());
};
const size = `width="${page.width}" height="${page.height}"`;
/** Lines of letters, by thin strokes. */
const text = (from: number, letters: number): Box[] =>
  Array.from({ length: letters }, (_, at) => ({ left: from + at * 8, top: 160, width: 3, height: 11, colour: '#333' }));

describe('two pictures of a page', () => {
  it.each([
    ['the same', [button], [button]],
    ['one pixel lower', [button], [{ ...button, top: 61 }]],
    ['six pixels lower', [button], [{ ...button, top: 66 }]],
    ['a little lighter', [button], [{ ...button, colour: '#117558' }]],
    ['other letters', text(40, 20), text(42, 20)],
    ['a longer word', text(40, 20), text(40, 24)],
  ])('are the same when a part is %s', async (_, before, after) => {
    expect(differences(await picture(...before), await picture(...after))).toEqual([]);
  });

  it.each([
    ['moved by 24 pixels', [button], [{ ...button, top: 84 }]],
    ['of another colour', [button], [{ ...button, colour: '#1f5fd0' }]],
    ['missing', [button], []],
    ['new', [], [button]],
    ['wider by a third', [button], [{ ...button, width: 160 }]],
    ['a second line of text', text(40, 20), [...text(40, 20), ...text(40, 20).map((box) => ({ ...box, top: 186 }))]],
  ])('differ when a part is %s', async (_, before, after) => {
    expect(differences(await picture(...before), await picture(...after))).not.toEqual([]);
  });

  it('say where they differ, from top to bottom', async () => {
    const small = { left: 240, top: 16, width: 48, height: 32 };
    expect(differences(await picture(), await picture(button, small))).toEqual([
      { left: 240, top: 16, width: 48, height: 32 },
      { left: 40, top: 56, width: 120, height: 48 },
    ]);
  });

  it('are the same after they were written to a file and read', async () => {
    const taken = await picture(button, ...text(40, 20));
    expect(await fromFile(await toFile(taken))).toEqual(taken);
  });
});
