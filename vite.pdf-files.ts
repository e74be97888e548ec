import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as { version: string };

/** With the version in the name, what lies there never changes and browsers may keep it for ever. */
const address = `assets/pdfjs-${version}/`;

/** What the viewer asks for by name when a document needs it; nothing of it loads before that. */
const wanted: Record<string, RegExp> = {
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(pfb|ttf)$/,
  // The policy of our pages allows no WebAssembly: the decoders come as plain scripts.
  wasm: /^(openjpeg|jbig2)_nowasm_fallback\.js$/,
  images: /^annotation-.*\.svg$/,
};

const folderOf = (name: string) => join(library, name === 'images' ? 'web/images' : name);

/** Parts of the library's own viewer that ours does not have: their styles would be two thirds of the file. */
const elsewhere =
  /^(#|\.(xfa|dialog|signature|toggle-button|messageBar|commentPopup|sidebar|treeView|popupMenu|editDescription|colorPicker|newBadge|pdfPresentationMode|editorParamsToolbar|primaryButton|secondaryButton)|button\.hasPopupMenu|:is\(\.xfa)/;

/** Puts the PDF library's files beside the product's own, and leaves out of its styles what is never shown. */
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
      // Whoever chose light or dark for our pages chose it for these too.
      const ours = kept.map((rule) =>
        rule.startsWith(':root') ? rule.replace('color-scheme: light dark;', '') : rule,
      );
      return { code: ours.join('\n'), map: null };
    },
  };
}

/** The rules of a style sheet that stand on their own, each with all that is nested in it. */
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
