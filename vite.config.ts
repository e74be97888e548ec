import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { pdfFiles } from './vite.pdf-files.ts';

export default defineConfig({
  plugins: [reactRouter(), pdfFiles()],
  // Listed so that the first load of a fresh checkout in development does not answer 504.
  optimizeDeps: {
    include: [
      'react-router',
      'react-dom/client',
      'pdfjs-dist/legacy/build/pdf.mjs',
      'pdfjs-dist/legacy/web/pdf_viewer.mjs',
    ],
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // In the browser: one file for React and its router, one for what every page shares. Left alone, a page has twenty
  // small files to name, to ask for and to compress one by one. What opens later (ui/dialog, ui/modal) stays apart, and so
  // does what only forms, editing, profiles or those who are signed in need: visitors load at most 120 kB (tests/e2e/catalogue.e2e.ts).
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            advancedChunks: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'shared',
                  test: /\/app\/(i18n\/(?!error-texts|contact-refusals|months)|cookies|ui\/(?!dialog|modal|lock-scroll|combobox|image-upload|month-field|reorder|row-list|use-row|file-drop|full-dialog|two-step-button|use-guard|question-look|menu|use-floating|tooltip|medal|copy-button|collapsible-markdown|filter-chips|page-links|page-numbers|queue|portrait|icon-button|password-field)|features\/shell\/(?!.*resource|keep-line|live-line|account-menu|standing-bars)|styles\/|features\/profile\/(card\.module|profile-cards\.module|leads-to-profile|use-profile-placeholder))|\/domain\/paths/,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: { watch: { ignored: ['**/.data/**'] } },
});
