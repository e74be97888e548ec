/**
 * Drawn pictures by a name that describes them completely: they never change, and the least recently used are removed.
 */
export type PictureCache = {
  find: (name: string) => Uint8Array<ArrayBuffer> | undefined;
  keep: (name: string, picture: Uint8Array<ArrayBuffer>) => void;
};

/** About a thousand pictures for shared links. */
const mostBytesKept = 32 * 1024 * 1024;

export function openPictureCache(mostBytes = mostBytesKept): PictureCache {
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  let bytes = 0;
  const forget = (name: string): void => {
    bytes -= pictures.get(name)?.byteLength ?? 0;
    pictures.delete(name);
  };
  return {
    find: (name) => {
      const picture = pictures.get(name);
      // Inserted again at the end: a Map keeps the order of insertion.
      if (picture && pictures.delete(name)) pictures.set(name, picture);
      return picture;
    },
    keep: (name, picture) => {
      forget(name);
      pictures.set(name, picture);
      bytes += picture.byteLength;
      for (const oldest of pictures.keys()) {
        if (bytes <= mostBytes) return;
        forget(oldest);
      }
    },
  };
}
