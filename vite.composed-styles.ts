import type { CSSOptions } from 'vite';

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;

/**
 * What a stylesheet takes from another one with `composes` is put into it without the name of a file, and Vite warns
 * about each such declaration. It gets the name of the stylesheet that composes it.
 */
export const composedStyles: Plugins[number] = {
  postcssPlugin: 'composed-styles',
  OnceExit(root) {
    root.walk((node) => {
      if (!node.source?.input.file) node.source = root.source;
    });
  },
};
