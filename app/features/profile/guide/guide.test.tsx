import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { GuideStep } from '../../../../domain/profile/completeness.ts';
import { LocaleContext } from '../../../i18n/texts.ts';
import { Guide } from './guide.tsx';

const step = (done: boolean): GuideStep => ({ item: 'about', required: true, card: 'about', adds: false, done });

function shown(to: string, done = false): string {
  const guide = { steps: [step(done)], percent: done ? 100 : 10 };
  const page = () => createElement(LocaleContext, { value: 'fr' }, <Guide guide={guide} />);
  const Page = createRoutesStub([{ path: '/', Component: page }]);
  return renderToString(<Page initialEntries={[`/?section=complete&to=${encodeURIComponent(to)}`]} />);
}

describe('the guide of a developer who came from an offer (docs/product/jobs.md, Coming back to an offer)', () => {
  it('leads back to the offer, and says when the profile is complete enough', () => {
    expect(shown('/job/dev?do=apply')).toContain('href="/job/dev?do=apply"');
    expect(shown('/job/dev?do=apply')).toContain('Complétez ce qui est nécessaire');
    expect(shown('/job/dev?do=apply', true)).toContain('Votre profil suffit maintenant pour postuler.');
    expect(shown('/company/mareva?do=superlike')).toContain('href="/company/mareva?do=superlike"');
  });

  it.each(['', '//evil.example/job/', 'https://evil.example', '/settings/security', '/job/..//evil.example'])(
    'has no link for %j',
    (to) => expect(shown(to)).not.toContain('Revenir postuler'),
  );
});
