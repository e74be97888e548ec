// Their styles in a layer: ours, outside it, always win.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { createTheme, type MantineColorsTuple, MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

/** Ten shades around the two leaf greens; the library wants a scale. */
const leaf: MantineColorsTuple = [
  '#e4f1ec',
  '#cbe5dc',
  '#a3d2c3',
  '#7fdcc0',
  '#5ccba9',
  '#2f9377',
  '#0b6b53',
  '#0a614b',
  '#08513f',
  '#053c2e',
];

const theme = createTheme({
  primaryColor: 'leaf',
  primaryShade: { light: 6, dark: 4 },
  colors: { leaf },
  defaultRadius: 8,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-heading)' },
});

/** Style elements made in the browser need the page's nonce; scripts of the page hold it, hidden from its text. */
function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

/** The scroll lock under dialogs writes its own style element and looks for the nonce here. */
function allowStyles(): void {
  Object.assign(globalThis, { __webpack_nonce__: pageNonce() });
}

/** The component library around what needs it, in the theme of the page. */
export function Mantine({ children }: { children: ReactNode }) {
  useState(allowStyles);
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  useEffect(() => {
    const chosen = document.documentElement.dataset.theme;
    const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    setScheme(dark ? 'dark' : 'light');
  }, []);
  return (
    <MantineProvider theme={theme} forceColorScheme={scheme} getStyleNonce={pageNonce}>
      {children}
    </MantineProvider>
  );
}
