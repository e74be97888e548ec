import { registerHooks } from 'node:module';

/** Allocations of at least this size are counted, and one file may allocate `mostBytes` in all. */
const counted = 1024 * 1024;
const mostBytes = 128 * 1024 * 1024;

export type PdfLibrary = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

/** How many bytes a file was unpacked to; the limits of a thread do not include memory outside its heap. */
export type Unpacking = { start: () => void; tooMuch: () => boolean };

/** For a thread of its own: it removes globals, so that a file cannot use the network or fill the memory. */
export async function loadPdfLibrary(): Promise<{ pdf: PdfLibrary; unpacking: Unpacking }> {
  const globals = globalThis as Record<string, unknown>;
  // The library needs these two when it is loaded and uses them only for drawing, which is not done here.
  globals.DOMMatrix = globals.Path2D = Object;
  // Without these, nothing can be fetched; without DecompressionStream the library unpacks streams itself, which is
  // counted.
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
      if (bytes > mostBytes) throw new RangeError('the file unpacks to too many bytes');
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

/** Replaces a native drawing library of many megabytes that is loaded when installed, but not needed for reading. */
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
