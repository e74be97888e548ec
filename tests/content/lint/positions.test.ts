import { describe, expect, it } from 'vitest';
import { question } from '../question.fixture.ts';
import { namedPositions } from './positions.ts';

const explained = (fr: string, en: string, more = {}) => namedPositions(question({ explanation: { fr, en }, ...more }));
const code = { code: 'a();\nb();\n', language: 'javascript' };
const patch = { format: 'patch', language: 'javascript', right: ['a()'], wrong: ['b()'], code: undefined };

describe('an explanation that names an option by its place', () => {
  it.each([
    ['La première option perd une ligne.', 'The first option loses a row.'],
    ['Les deux dernières propositions sont fausses.', 'The last two are wrong, and the second answer too.'],
    ['L’option B est la bonne.', 'Option B is the right one.'],
    ['Voir la réponse C.', 'See answer C.'],
    ['Cette option échoue.', 'This option fails.'],
    ['Les affirmations ci-dessus sont vraies.', 'The options above are true.'],
    ['La première forme perd le 31.', 'The first form loses the 31st.'],
    ['La deuxième requête est lente.', 'The last query is slow.'],
  ])('is found: %s', (fr, en) => {
    expect(explained(fr, en)).toHaveLength(2);
  });

  it('is found for a patch, also when the question has code', () => {
    const found = explained('Le second correctif et la première version.', 'The second patch.', { ...patch, ...code });
    expect(found).toHaveLength(3);
  });
});

describe('an explanation that speaks of places in the code', () => {
  it.each([
    ['La première ligne et le second appel.', 'The first line and the second call.'],
    ['Après la première boucle, la seconde recommence.', 'After the first loop, the second starts over.'],
    ['La dernière couche gagne.', 'The last layer wins.'],
    ['L’option `--target` ; cette option choisit.', 'The `--target` option; this option chooses.'],
    ['La requête part, et la première réponse du serveur suffit.', 'The first response of the server is enough.'],
    ['Une réponse 404 est une réponse.', 'A 404 is a response.'],
  ])('is accepted: %s', (fr, en) => {
    expect(explained(fr, en)).toEqual([]);
  });

  it('is accepted: a form that the code shows, or a place in the right order', () => {
    expect(explained('La première requête lit.', 'The first query reads.', code)).toEqual([]);
    const order = { format: 'order', steps: ['`a`', '`b`', '`c`'] };
    expect(explained('La dernière commande suffirait.', 'The last command would be enough.', order)).toEqual([]);
  });
});
