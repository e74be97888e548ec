import { describe, expect, it } from 'vitest';
import professions from '../../server/data/lookups/professions.json' with { type: 'json' };
import technologies from '../../server/data/lookups/technologies.json' with { type: 'json' };
import { findPortal, portalPath, portalSlug } from './portal.ts';

const named = professions.map(({ id, displayNameFr, displayNameEn }) => ({
  id,
  nameFr: displayNameFr,
  nameEn: displayNameEn,
}));
const find = (id: string) => named.find((one) => one.id === id) ?? { id, nameFr: '', nameEn: '' };

describe('addresses of portals', () => {
  it('contain the name in the language of the page', () => {
    expect(portalPath('profession', 'fr', find('front-end-developer'))).toBe(
      '/questions-entretien/metier/developpeur-front-end',
    );
    expect(portalPath('profession', 'en', find('front-end-developer'), 3)).toBe(
      '/en/interview-questions/profession/front-end-developer/3',
    );
    expect(portalSlug('profession', 'fr', find('desktop-developer'))).toBe('developpeur-d-applications-de-bureau');
    expect(portalPath('technology', 'fr', { id: 'c-sharp', nameFr: 'C#', nameEn: 'C#' }, 1)).toBe(
      '/questions-entretien/technologie/c-sharp',
    );
  });

  it('are different for every profession and technology, in both languages', () => {
    for (const locale of ['fr', 'en'] as const) {
      const slugs = named.map((one) => portalSlug('profession', locale, one));
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
    }
    expect(new Set(technologies.map(({ id }) => id)).size).toBe(technologies.length);
  });

  it('are found by names of the other language and older ids too', () => {
    for (const slug of ['developpeur-front-end', 'front-end-developer', 'FRONT-END-DEVELOPER'])
      expect(findPortal('profession', 'fr', named, slug)?.id).toBe('front-end-developer');
    expect(findPortal('profession', 'fr', named, 'astronaute')).toBeUndefined();
  });
});
