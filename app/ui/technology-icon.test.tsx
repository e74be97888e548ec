import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TechnologyIcon } from './technology-icon.tsx';

it.each([
  ['rust', '/icons/rust.svg'],
  [null, '/technology.svg'],
])('the picture of a technology with the handle %s is %s', (handle, address) =>
  expect(renderToStaticMarkup(<TechnologyIcon handle={handle} />)).toContain(`url(${address})`),
);
