import { expect, it } from 'vitest';
import { unknownNames } from './unknown-names.ts';

it('docs/product/shell.md, Interface elements: an unknown technology and an unknown company have a name', () => {
  expect(unknownNames.fr).toEqual({ technology: 'Techno inconnue', company: 'Entreprise inconnue' });
});
