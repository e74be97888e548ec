import { describe, expect, it } from 'vitest';
import type { FairnessNight } from '../../../../server/services/fit/fairness/read-fairness.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { FairnessScreen } from './fairness-screen.tsx';

const groups = [
  { name: 'with', people: 400, chosen: 40 },
  { name: 'without', people: 600, chosen: 42 },
];
const night = (day: string, ratio: number): FairnessNight => ({
  day,
  fitVersion: '1',
  needs: 10,
  searched: 4,
  people: 1000,
  traits: [
    { trait: 'picture', groups, ratio, ndkl: 0.034 },
    { trait: 'name', groups: [], ratio: undefined, ndkl: undefined },
  ],
});

describe('« Équité des classements » (docs/product/fit.md, Fairness report)', () => {
  it('shows the groups with their rates, the ratio and the divergence, and warns below 0.8', () => {
    const html = rendered(<FairnessScreen nights={[night('2026-11-17', 0.7), night('2026-11-16', 0.95)]} />);
    expect(html).toContain('10 listes (dont 4 d’après de vraies recherches), 1 000 personnes classées.');
    expect(html).toContain('avec : 1 % sur 400');
    expect(html).toContain('sans : 0,7 % sur 600');
    expect(html).toContain('0,70');
    expect(html).toContain('0,03');
    expect(html).toContain('À regarder');
    expect(html).toContain('Un rapport est sous 0,8');
    expect(html).toContain('Trop peu de personnes');
    expect(html).toContain('points="0.0,2.0 100.0,12.0"');
  });

  it('warns of nothing at 0.8 and above', () => {
    expect(rendered(<FairnessScreen nights={[night('2026-11-17', 0.8)]} />)).toContain('Aucun rapport n’est sous 0,8.');
  });

  it('does not praise a report that could compare nothing but the control', () => {
    const control = { trait: 'control' as const, groups, ratio: 0.9, ndkl: 0.1 };
    const html = rendered(<FairnessScreen nights={[{ ...night('2026-11-17', 1), traits: [control] }]} />);
    expect(html).toContain('trop peu de personnes pour comparer ces groupes');
    expect(html).not.toContain('Aucun rapport');
  });

  it('says when the first report is made', () => {
    expect(rendered(<FairnessScreen nights={[]} />)).toContain('Le premier rapport sera établi cette nuit.');
  });
});
