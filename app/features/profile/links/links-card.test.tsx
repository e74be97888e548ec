import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinksCard } from './links-card.tsx';

/** These names exist on every JavaScript object: they must not be looked up as properties. */
it.each(['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
  'a link named %s is shown with that name',
  (name) => {
    const html = renderToString(
      <LinksCard links={[{ id: '1', network: name, label: name, url: 'https://example.com' }]} />,
    );
    expect(html).toContain(name);
    expect(html).not.toContain('native code');
  },
);
