import { describe, expect, it } from 'vitest';
import type { FitAlert as Data } from '../../../../server/services/jobs/searches/fit-alert.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { FitAlert } from './fit-alert.tsx';
import { JobSearchList } from './job-search-list.tsx';

const none: Data = { saved: undefined, gaps: [], stopped: false };
const daily = { id: 'f', rhythm: 'daily', createdAt: '2026-11-12T08:00:00Z' } as const;
const shown = (change: Partial<Data>) =>
  rendered(<FitAlert alert={{ ...none, ...change }} from="jobs" developerId="d" />);
const listed = (change: Partial<Data>) =>
  rendered(<JobSearchList searches={[]} fit={{ ...none, ...change }} stopped={false} developerId="d" />);

describe('the alert about offers that fit (docs/product/jobs.md, Alerts about offers that fit)', () => {
  it('is asked for with a rhythm, by a form that needs no script', () => {
    const html = shown({});
    expect(html).toContain('M’avertir des offres qui me correspondent');
    expect(html).toContain('action="/jobs/mes-recherches"');
    expect(html).toContain('name="from" value="jobs"');
    expect(html.match(/<option[^>]*>[^<]+/g)?.map((one) => one.replace(/<[^>]+>/, ''))).toEqual([
      'Tout de suite',
      'Chaque matin',
      'Chaque lundi',
    ]);
    expect(html).toMatch(/à 70\s% ou plus/);
    expect(html).not.toContain('Ne plus m’avertir');
  });

  it('says its rhythm, and ends by one button', () => {
    const html = shown({ saved: daily });
    expect(html).toContain('vous sont signalées chaque matin');
    expect(html).toContain('Ne plus m’avertir');
    expect(html).toContain('name="rhythm" value="never"');
  });

  it('is asked for again when it was ended', () => {
    expect(shown({ saved: { ...daily, rhythm: 'never' } })).toContain('M’avertir des offres qui me correspondent');
  });

  it('says that a rhythm sets all alerts going again when they are off', () => {
    const html = shown({ saved: daily, stopped: true });
    expect(html).toContain('M’avertir des offres qui me correspondent');
    expect(html).toContain('choisir un rythme les remet');
  });

  it('without favourite technologies, says what to fill in instead', () => {
    const html = shown({ gaps: ['technologies', 'wishes'] });
    expect(html).toMatch(/il manque à votre profil\s: vos technologies favorites, vos contrats et vos villes/);
    expect(html).toContain('href="/user/d"');
    expect(html).not.toContain('<form');
  });

  it('is the first row of the saved searches', () => {
    const html = listed({ saved: daily });
    expect(html).toContain('Offres qui vous correspondent');
    expect(html).toContain('Demandée le 12 novembre 2026');
    expect(html).toContain('aria-label="Supprimer – Offres qui vous correspondent"');
    expect(html).not.toContain('Aucune recherche');
  });

  it('can be asked for on the page of the saved searches', () => {
    const html = listed({});
    expect(html).toContain('Aucune recherche pour le moment');
    expect(html).toContain('M’avertir des offres qui me correspondent');
  });
});
