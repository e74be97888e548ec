import { renderToString } from 'react-dom/server';
import { UNSAFE_ErrorResponseImpl as Answer, MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

function shown(error: unknown, path: string): string {
  return renderToString(
    <MemoryRouter initialEntries={[path]}>
      <ErrorScreen error={error} />
    </MemoryRouter>,
  );
}

describe('error pages', () => {
  it.each([
    [403, 'Cette page ne vous est pas ouverte', 'This page is not open to you'],
    [404, 'Cette page n’existe pas', 'This page does not exist'],
    [409, 'Une autre personne l’a changé avant vous', 'Someone changed this before you'],
    [410, 'Cette page n’existe plus', 'This page is gone'],
    [422, 'La demande n’est pas complète', 'The request is not complete'],
    [429, 'Trop de demandes en peu de temps', 'Too many requests in a short time'],
    [503, 'Beaucoup de demandes à la fois', 'Many requests at once'],
    [500, 'Une erreur est survenue', 'Something went wrong'],
  ])('the page of status %s is in the language of its address', (status, fr, en) => {
    const answer = new Answer(status, '', { reference: 'abc123' });
    expect(shown(answer, '/nulle-part')).toContain(`<h1>${fr}</h1>`);
    expect(shown(answer, '/en/nowhere')).toContain(`<h1>${en}</h1>`);
    expect(shown(answer, '/en/nowhere')).toContain('href="/en"');
  });

  it('a server error shows its reference, and an unknown error is shown as a server error without its details', () => {
    expect(shown(new Answer(500, '', { reference: 'abc123' }), '/')).toContain('abc123');
    expect(shown(new Error('secret detail'), '/')).toContain('Une erreur est survenue');
    expect(shown(new Error('secret detail'), '/')).not.toContain('secret detail');
  });
});
