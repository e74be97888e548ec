import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { homeTexts } from '../../app/features/shell/home/home.texts.ts';
import { galleryTexts } from '../../app/gallery/gallery.texts.ts';
import { clientFolder } from '../../server/http/app.ts';

const server = join(clientFolder, '..', 'server');

/** All files of the build that contain a text. */
function filesWith(text: string): string[] {
  const inFolder = (folder: string) =>
    readdirSync(folder, { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((file) => file.endsWith('.js') && readFileSync(file, 'utf8').includes(text));
  return [...inFolder(server), ...inFolder(clientFolder)];
}

describe('the gallery of controls is not in the build', () => {
  it('no route leads to it', async () => {
    const { routes } = (await import(pathToFileURL(join(server, 'index.js')).href)) as ServerBuild;
    const ids = Object.keys(routes);
    expect(ids).toContain('home.fr');
    expect(ids.filter((id) => id.startsWith('gallery'))).toEqual([]);
    expect(Object.values(routes).filter((route) => route?.path?.includes('gallery'))).toEqual([]);
  });

  it('no file contains its texts', () => {
    expect(filesWith(homeTexts.en.title)).not.toEqual([]);
    for (const text of [galleryTexts.en.title, galleryTexts.en.word]) expect(filesWith(text)).toEqual([]);
  });
});
