import { expect, it } from 'vitest';
import { formWith, rendered } from '../../../../tests/harness/rendered.ts';
import { TechnologiesForm } from './technologies-dialog.tsx';

it('a technology can be added until there are six favourites (docs/product/profile.md, Favourite technologies)', () => {
  const shown = (count: number) => {
    const technologyIds = Array.from({ length: count }, (_, index) => `technology-${index}`);
    return rendered(<TechnologiesForm form={formWith({ technologyIds, levels: {} })} />);
  };
  expect(shown(5)).toContain('>Ajouter une technologie<');
  expect(shown(6)).not.toContain('>Ajouter une technologie<');
  expect(shown(6)).toContain('Vous en avez 6, c’est le maximum.');
});
