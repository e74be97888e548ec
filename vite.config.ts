import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunks } from './vite.chunks.ts';
import { composedStyles } from './vite.composed-styles.ts';
import { noEval } from './vite.no-eval.ts';
import { pdfFiles } from './vite.pdf-files.ts';
import { routesOnRequest } from './vite.routes-on-request.ts';

export default defineConfig({
  plugins: [reactRouter(), routesOnRequest(), pdfFiles(), noEval()],
  css: { postcss: { plugins: [composedStyles] } },
  // Every package that runs in the browser. Without discovery, development does not read all sources at the start, and
  // no page is loaded a second time because a package was found late.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      'react-dom',
      'react-dom/client',
      'react-router',
      'zod',
      'pdfjs-dist/legacy/build/pdf.mjs',
      'pdfjs-dist/legacy/web/pdf_viewer.mjs',
    ],
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
});
