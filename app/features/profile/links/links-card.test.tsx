import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinksCard } from './links-card.tsx';

/** Names that every object has by itself: as names of links they are only words. */
it.each(['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
  'shows a link named %s as it is',
  (name) => {
    const html = renderToString(
      <LinksCard links={[{ id: '1', network: name, label: name, url: 'https://example.com' }]} />,
    );
    expect(html).toContain(name);
    expect(html).not.toContain('native code');
  },
);
