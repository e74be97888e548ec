import { expect, it } from 'vitest';
import type { TestFigures } from '../../../../server/services/assessments/quality/read-bank-figures.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { MethodScreen } from './method-screen.tsx';

const test: TestFigures = {
  alias: 'sql',
  name: 'SQL',
  items: 90,
  questions: 1240,
  executed: 89,
  documented: 1,
  reviewed: 90,
  resting: 2,
  sittings: 512,
  answers: 6144,
  ranked: 340,
  reliability: 0.8349,
  highestExposure: 0.1875,
  compared: 40,
  differing: 1,
};
const unused = { sittings: 0, answers: 0, ranked: 0, compared: 0, differing: 0, resting: 0 };

it('« Comment un score est calculé » quotes the figures of the bank (docs/product/assessments.md, Figures of the bank)', () => {
  const fresh = { ...test, ...unused, alias: 'go', name: 'Go', reliability: undefined, highestExposure: undefined };
  const html = rendered(<MethodScreen tests={[test, fresh]} measuredAt="2026-11-17T02:40:00.000Z" />);
  for (const part of [
    '2 tests, 180 questions classées qui donnent 2 480 questions différentes',
    'La réponse de 98 % des questions a été exécutée',
    '1 % citent leur documentation.',
    '100 % des questions ont été relues',
    '6 144 réponses ont été données à ce jour',
    'avec les mêmes valeurs, dans plus de 20 % des sessions d’un test (les 400 dernières font foi)',
    'sous 0,80 est « provisoire », sans rang ; une médaille demande 0,90',
    'Mesuré le 17 novembre 2026',
    '<td>0,83</td><td>19 %</td><td>1 sur 40</td>',
    '<td>–</td><td>–</td><td>–</td>',
  ])
    expect(html.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')).toContain(part);
  const exact = { ...test, highestExposure: 28 / 400 };
  expect(rendered(<MethodScreen tests={[exact]} measuredAt={undefined} />)).toMatch(/<td>7\s%<\/td>/);
  expect(rendered(<MethodScreen tests={[fresh]} measuredAt={undefined} />)).toContain('après la première nuit');
});
