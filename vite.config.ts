import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Listed so that the first load of a fresh checkout in development does not answer 504.
  optimizeDeps: { include: ['@mantine/core', '@mantine/hooks', 'react-router', 'react-dom/client'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: { watch: { ignored: ['**/.data/**'] } },
});
