import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunks } from './vite.chunks.ts';
import { pdfFiles } from './vite.pdf-files.ts';

export default defineConfig({
  plugins: [reactRouter(), pdfFiles()],
  // Listed so that in development the first load after a fresh checkout does not fail with 504.
  optimizeDeps: {
    include: [
      'react-router',
      'react-dom/client',
      'pdfjs-dist/legacy/build/pdf.mjs',
      'pdfjs-dist/legacy/web/pdf_viewer.mjs',
    ],
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  server: { watch: { ignored: ['**/.data/**'] } },
});
