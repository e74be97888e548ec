import { registerHooks } from 'node:module';

/** What is opened larger than this is counted, and one file may open this much of it in all. */
const counted = 1024 * 1024;
const mostBytes = 128 * 1024 * 1024;

export type PdfLibrary = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

/** How much a file has been unpacked to; a thread's own limits do not see the bytes outside of its heap. */
export type Unpacking = { start: () => void; tooMuch: () => boolean };

/** For a thread of its own: it changes what the thread has, so that a file finds nothing in it to use or to fill. */
export async function loadPdfLibrary(): Promise<{ pdf: PdfLibrary; unpacking: Unpacking }> {
  const globals = globalThis as Record<string, unknown>;
  // The library asks for these two when it is loaded and uses them for drawing, which is not done here.
  globals.DOMMatrix = globals.Path2D = Object;
  // Nothing is fetched. Without the last, streams are unpacked by the library itself, where it is counted.
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'WebAssembly', 'DecompressionStream']) delete globals[name];
  const unpacking = countBytes();
  const hooks = withoutCanvas();
  const pdf = await import('pdfjs-dist/legacy/build/pdf.mjs');
  hooks.deregister();
  pdf.GlobalWorkerOptions.workerSrc = import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs');
  return { pdf, unpacking };
}

function countBytes(): Unpacking {
  let bytes = 0;
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct: (target, args, as) => {
      const [size] = args;
      if (typeof size === 'number' && size >= counted) bytes += size;
      if (bytes > mostBytes) throw new RangeError('unpacked to too much');
      return Reflect.construct(target, args, as);
    },
  });
  return {
    start: () => {
      bytes = 0;
    },
    tooMuch: () => bytes > mostBytes,
  };
}

/** A native drawing library of many megabytes that is loaded wherever it is installed, and never needed to read. */
function withoutCanvas() {
  const nothing = 'nothing:canvas';
  return registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@napi-rs/canvas'
        ? { url: nothing, format: 'commonjs', shortCircuit: true }
        : next(specifier, context),
    load: (url, context, next) =>
      url === nothing ? { format: 'commonjs', source: '', shortCircuit: true } : next(url, context),
  });
}
