import { expect, it } from 'vitest';
import { scoreIds } from '../../../../domain/privacy/scores/register.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { ScoreRegister } from './score-register.tsx';

it('the public page has every score of the register (docs/product/fit.md, Register)', () => {
  const html = rendered(<ScoreRegister />);
  expect(html.match(/<h2 /g)).toHaveLength(scoreIds.length);
  for (const fact of ['À quoi ça sert', 'Ce qui est lu', 'Ce qui en découle', 'Qui le voit', 'Comment contester'])
    expect(html.split(`<dt>${fact}</dt>`)).toHaveLength(scoreIds.length + 1);
  expect(html.match(/Règle n° \d/g)).toHaveLength(scoreIds.length);
});
