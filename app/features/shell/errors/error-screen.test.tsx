import { renderToString } from 'react-dom/server';
import { UNSAFE_ErrorResponseImpl as Answer, MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorDrawing } from './error-drawing.tsx';
import ErrorScreen from './error-screen.tsx';

function shown(error: unknown, path: string): string {
  return renderToString(
    <MemoryRouter initialEntries={[path]}>
      <ErrorScreen error={error} />
    </MemoryRouter>,
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('error pages', () => {
  it.each([
    [403, 'Vous n’avez pas accès à cette page', 'You do not have access to this page'],
    [404, 'Cette page n’existe pas', 'This page does not exist'],
    [409, 'Une autre personne l’a changé avant vous', 'Someone changed this before you'],
    [410, 'Cette page n’existe plus', 'This page no longer exists'],
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

  it.each([
    [1, 'patientez une seconde,', 'wait one second,'],
    [45, 'patientez 45 secondes,', 'wait 45 seconds,'],
    [61, 'patientez 61 secondes,', 'wait 61 seconds,'],
    [301, 'patientez 6 minutes,', 'wait 6 minutes,'],
    [7200, 'patientez 2 heures,', 'wait 2 hours,'],
    [undefined, 'patientez quelques minutes,', 'wait a few minutes,'],
  ])('after too many requests it says how long to wait: %s seconds', (seconds, fr, en) => {
    const answer = new Answer(429, '', { reference: 'abc123', seconds });
    expect(shown(answer, '/')).toContain(fr);
    expect(shown(answer, '/en')).toContain(en);
  });

  it('a server error shows its reference, and an unknown error is shown as a server error without its details', () => {
    expect(shown(new Answer(500, '', { reference: 'abc123' }), '/')).toContain('abc123');
    expect(shown(new Error('secret detail'), '/')).toContain('Une erreur est survenue');
    expect(shown(new Error('secret detail'), '/')).not.toContain('secret detail');
  });

  it('each has one drawing, which screen readers pass over', () => {
    const drawn = ([403, 404, 410, 429, 500] as const).map((status) => {
      const picture = renderToString(<ErrorDrawing status={status} />);
      expect(picture).toMatch(/^<svg .*aria-hidden="true"/);
      return picture;
    });
    expect(new Set(drawn).size).toBe(5);
  });

  it('a page that could not be fetched without a connection says so, and leads to the same address', () => {
    vi.stubGlobal('navigator', { onLine: false });
    const html = shown(new TypeError('Failed to fetch'), '/en/jobs?q=rust');
    expect(html).toContain('<h1>No connection</h1>');
    expect(html).toContain('<svg');
    expect(html).toContain('href="/en/jobs?q=rust"');
    expect(shown(new Answer(404, '', {}), '/'), 'an answer of the server came over the connection').toContain(
      'Cette page n’existe pas',
    );
  });
});
