import { expect, it } from 'vitest';
import { formWith, plain, rendered } from '../../../../tests/harness/rendered.ts';
import { shownTestsTexts } from './tests.texts.ts';
import { ShownTestRows } from './tests-dialog.tsx';

it('the dialog of shown tests has icon, name, day, rank and score of each, and a button to delete it', () => {
  // docs/product/profile.md, Shown tests
  expect(plain(shownTestsTexts.fr.title)).toBe('Modifier les tests affichés');
  const test = {
    ...{ testId: '0198b5a2-7c1e-7d3a-9f00-1234567890ab', name: 'React', handle: 'react', centile: 0.0499 },
    ...{ score: 1240, deviation: 100, endDate: Date.parse('2026-05-06T10:00:00Z') },
  };
  const html = rendered(<ShownTestRows form={formWith({ tests: [test] })} />);
  expect(html).toMatch(/mask-image:url\(\/icons\/react\.svg\).*<p>React - 6 mai 2026<\/p>/);
  expect(plain(html)).toMatch(/>Top 4% avec un score de 1 240 ± 195 points<\/p>/);
  const early = rendered(<ShownTestRows form={formWith({ tests: [{ ...test, centile: null, deviation: 120 }] })} />);
  expect(plain(early)).toMatch(/>Score de 1 240 ± 235 points \(provisoire\)<\/p>/);
  expect(html).toContain('aria-label="Supprimer – React"');
});
