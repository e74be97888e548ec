import { describe, expect, it } from 'vitest';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { OfferProfiles } from './offer-profiles.tsx';

const shown = (alert: boolean, total = 12) =>
  rendered(<OfferProfiles jobId="id" title="Dev" profiles={{ query: 'technology=react&every=1', total, alert }} />);

describe('the profiles for an offer on screen (docs/product/library.md, Profiles for an offer)', () => {
  it('are a link with their number', () => {
    expect(shown(false)).toContain('href="/developers?technology=react&amp;every=1"');
    expect(shown(false)).toContain('Trouver des profils (12)');
    expect(shown(false)).toContain('aria-label="Trouver des profils (12) – Dev"');
    expect(shown(false, 1234)).toContain('Trouver des profils (1 234)');
    expect(shown(false, 0)).toContain('Trouver des profils (0)');
  });

  it('have a button for the alert, or say that it is on', () => {
    expect(shown(false)).toContain('aria-label="Activer l’alerte – Dev"');
    expect(shown(true)).toContain('Alerte active');
    expect(shown(true)).not.toContain('Activer l’alerte');
    expect(shown(true)).toContain('href="/developers/recherches"');
  });
});
