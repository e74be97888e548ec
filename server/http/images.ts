import { Hono } from 'hono';
import { imageWidths } from '../../domain/image-address.ts';
import type { Runtime } from '../runtime.ts';
import { imageType } from '../services/shared/files/image-files.ts';
import { readImage } from '../services/shared/files/read-image.ts';
import type { AddressOf } from './client-address.ts';

/** Uploaded images by handle and width. A handle is never reused, so browsers may cache its image forever. */
export function imageRoutes(runtime: Runtime, addressOf: AddressOf) {
  const routes = new Hono();

  routes.get('/images/:handle/:file', async (c) => {
    const { handle, file } = c.req.param();
    const width = imageWidths.find((one) => file === `${one}.webp`);
    const image = width && /^[a-z0-9]{20,50}$/.test(handle) && (await readImage(runtime, handle, width, addressOf(c)));
    if (!image) return c.notFound();
    return c.body(new Uint8Array(image), 200, {
      'content-type': imageType,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  return routes;
}
