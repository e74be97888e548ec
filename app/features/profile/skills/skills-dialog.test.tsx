import { expect, it } from 'vitest';
import { fieldLabels, formWith, rendered } from '../../../../tests/harness/rendered.ts';
import { SkillsForm } from './skills-dialog.tsx';

it('the skills dialog has a text, and languages with a level of 0 to 100 that can be moved and deleted', () => {
  // docs/product/profile.md, Skills and languages
  const languages = [
    { languageId: 'fr', value: 100 },
    { languageId: 'en', value: 70 },
  ];
  const html = rendered(<SkillsForm form={formWith({ interestedTechnologies: 'Rust', languages })} />);
  expect(fieldLabels(html)).toEqual(['Interessé par', 'Langues', 'Langue', 'Niveau', 'Langue', 'Niveau']);
  expect(html).toMatch(/>Interessé par<\/label><textarea[^>]*>Rust</);
  expect(
    [...html.matchAll(/type="range" min="0" max="100" step="1" aria-valuetext="\p{L}+" value="(\d+)"/gu)].map(
      ([, value]) => value,
    ),
  ).toEqual([...['100', '70']]);
  // The level is told in the words of the profile.
  expect([...html.matchAll(/aria-valuetext="([^"]+)"/g)].map(([, word]) => word)).toEqual(['Courant', 'Avancé']);
  expect(html).toContain('<i>Courant</i>');
  expect(html.match(/role="combobox"/g)).toHaveLength(2);
  for (const label of ['Supprimer', 'Monter', 'Descendre'])
    expect(html.match(new RegExp(`aria-label="${label} – `, 'g'))).toHaveLength(2);
  expect(html.match(/title="Glisser pour changer l’ordre"/g)).toHaveLength(2);
  expect(html).toMatch(/<\/svg> Ajouter une langue<\/button>/);
});
