import { expect, it } from 'vitest';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { ContributeCall } from './contribute-call.tsx';

it('users are invited to become contributors (docs/product/catalogue.md, Contributing)', () => {
  const html = rendered(<ContributeCall />);
  expect(html).toContain('<a href="/contribuer">Devenez contributeur</a>');
  expect(html).toContain('>Soumettez votre propre question dans le QCM de votre choix</p>');
});
