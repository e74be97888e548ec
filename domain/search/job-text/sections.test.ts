import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';
import { longestSentence, sentencesOf } from './sections.ts';

const rule = 'docs/product/library.md, A pasted advertisement';
const sectionsOf = (text: string) =>
  sentencesOf(linesOf(text), () => false).map(({ text: one, section, label }) => [one, section, label]);

it(`${rule}: what each line is about`, () => {
  const text = `Développeur
Nantes

Qui sommes-nous ?
Une équipe. Des clients.
Vos missions
- Coder
Profil recherché
- Curiosité
Compétences appréciées :
Docker
Lieu : Rennes
Ce que nous offrons
Un café`;
  expect(sectionsOf(text)).toEqual([
    ['Développeur', 'title', undefined],
    ['Nantes', 'header', undefined],
    ['Une équipe.', 'about', undefined],
    ['Des clients.', 'about', undefined],
    ['Coder', 'mission', undefined],
    ['Curiosité', 'required', undefined],
    ['Docker', 'nice', undefined],
    ['Lieu : Rennes', 'other', 'place'],
    ['Un café', 'offer', undefined],
  ]);
});

it.each(['About you', 'Requirements', 'What we are looking for', 'Et toi ?', 'Must have:', 'Compétences requises'])(
  `${rule}: « %s » begins what is required`,
  (heading) => {
    expect(sectionsOf(`Poste\n\n${heading}\nPython`).at(-1)).toEqual(['Python', 'required', undefined]);
  },
);

it('no pattern reads more than a sentence of the greatest length', () => {
  const sentences = sentencesOf(linesOf('mot '.repeat(5000)), () => false);
  expect(Math.max(...sentences.map(({ text }) => text.length))).toBe(longestSentence);
  for (const { text, plain } of sentences) expect(plain.length).toBe(text.length);
});
