import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as { version: string };

/** The version is part of the address, so the files never change and browsers may cache them forever. */
const address = `assets/pdfjs-${version}/`;

/** Files that the viewer loads only when a document needs them. */
const wanted: Record<string, RegExp> = {
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(pfb|ttf)$/,
  // The content security policy allows no WebAssembly, so the decoders are plain scripts.
  wasm: /^(openjpeg|jbig2)_nowasm_fallback\.js$/,
  images: /^annotation-.*\.svg$/,
};

const folderOf = (name: string) => join(library, name === 'images' ? 'web/images' : name);

/** Parts of the library's viewer that our viewer does not have; their styles are two thirds of the file. */
const elsewhere =
  /^(#|\.(xfa|dialog|signature|toggle-button|messageBar|commentPopup|sidebar|treeView|popupMenu|editDescription|colorPicker|newBadge|pdfPresentationMode|editorParamsToolbar|primaryButton|secondaryButton)|button\.hasPopupMenu|:is\(\.xfa)/;

/** Copies the files of the PDF library into the build, and removes unused rules from its styles. */
export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [folder, names] of Object.entries(wanted)) {
        for (const name of readdirSync(folderOf(folder)).filter((one) => names.test(one))) {
          const source = readFileSync(join(folderOf(folder), name));
          this.emitFile({ type: 'asset', fileName: `${address}${folder}/${name}`, source });
        }
      }
    },
    configureServer(server) {
      server.middlewares.use((request, answer, next) => {
        const [folder = '', name = ''] = request.url?.split('?')[0]?.split(`/${address}`)[1]?.split('/') ?? [];
        if (!wanted[folder]?.test(name) || !readdirSync(folderOf(folder)).includes(name)) return next();
        if (name.endsWith('.js')) answer.setHeader('content-type', 'text/javascript');
        answer.end(readFileSync(join(folderOf(folder), name)));
      });
    },
    transform(code, id) {
      if (!/\/pdfjs-dist\/.*pdf_viewer\.css(\?|$)/.test(id)) return undefined;
      const kept = rules(code).filter((rule) => !elsewhere.test(rule));
      // The theme that the user chose for our pages applies here too.
      const ours = kept.map((rule) =>
        rule.startsWith(':root') ? rule.replace('color-scheme: light dark;', '') : rule,
      );
      return { code: ours.join('\n'), map: null };
    },
  };
}

/** The top-level rules of a stylesheet, each with its nested rules. */
function rules(css: string): string[] {
  const found: string[] = [];
  const bare = css.replace(/\/\*.*?\*\//gs, '');
  let depth = 0;
  let start = 0;
  for (const { index, 0: brace } of bare.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    found.push(bare.slice(start, index + 1).trim());
    start = index + 1;
  }
  return found;
}
