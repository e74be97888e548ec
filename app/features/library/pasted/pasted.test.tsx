import { describe, expect, it } from 'vitest';
import { niceFilters } from '../../../../domain/library/filters.ts';
import type { PastedNeed } from '../../../../server/services/library/pasted/read-job-text.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { NeedForm } from './need-form.tsx';
import { PasteForm } from './paste-form.tsx';

const rule = 'docs/product/library.md, A pasted advertisement';
const said = 'Vous maîtrisez React.';
const nothing: PastedNeed = {
  ...{
    technologies: [],
    professions: [],
    cities: [],
    regions: [],
    languages: [],
    contracts: [],
    ignored: [],
    total: 0,
  },
  ...{ years: undefined, remote: undefined, pay: undefined },
  asked: {
    ...{ technologies: [], professionIds: [], cityIds: [], regionIds: [], remotes: [], contracts: [], languages: [] },
    ...{ years: { least: undefined, most: undefined }, orRemote: false, pay: undefined, wishes: niceFilters },
  },
};
const professions = [
  { id: 'tech-lead', name: 'Tech lead' },
  { id: 'data-engineer', name: 'Data engineer' },
];
const shown = (need: PastedNeed) => rendered(<NeedForm need={need} professions={professions} />);

describe(rule, () => {
  it('each technology is required, welcome or left out, with its sentence', () => {
    const html = shown({ ...nothing, technologies: [{ id: 'react', name: 'React', must: true, said }], total: 12 });
    expect(html).toContain('<legend>React</legend>');
    expect(html).toMatch(/name="technology\.react" checked="" value="must"|value="must" checked=""/);
    for (const label of ['Indispensable', 'Appréciée', 'Ignorée']) expect(html).toContain(`<span>${label}</span>`);
    expect(html).toContain('« Vous maîtrisez React. »');
    expect(html).toContain('Voir les 12 profils');
    expect(html).toContain('12 profils correspondent.');
  });

  it('what the offer says is filled in, what it does not say is named', () => {
    const html = shown({
      ...nothing,
      professions: [{ id: 'tech-lead', name: 'Tech lead', said: 'Tech lead à Nantes', chosen: true }],
      languages: [{ id: 'en', name: 'Anglais', level: 70, said: 'Anglais B2', chosen: true }],
      asked: { ...nothing.asked, years: { least: 3, most: 5 }, pay: 50, languages: [{ id: 'en', level: 70 }] },
      years: { from: 3, to: 5, said: '3 à 5 ans d’expérience' },
    });
    expect(html).toContain('« 3 à 5 ans d’expérience »');
    expect(html).toMatch(/name="yearsFrom"[^>]*value="3"/);
    expect(html).toMatch(/name="yearsTo"[^>]*value="5"/);
    expect(html).toMatch(/name="salary"[^>]*value="50"/);
    expect(html).toMatch(/<option value="70" selected="">/);
    // Place, remote work, contract and pay.
    expect(html.split('L’offre n’en dit rien.')).toHaveLength(5);
    // A profession that was read is not offered a second time.
    expect(html).not.toContain('<option value="tech-lead"');
    expect(html).toContain('<option value="data-engineer"');
  });

  it('protected words are named as ignored', () => {
    const html = shown({
      ...nothing,
      ignored: [
        { kind: 'age', word: 'jeune' },
        { kind: 'gender', word: 'homme' },
      ],
    });
    expect(html).toContain('Ignoré : « jeune », « homme ».');
    expect(html).toContain('La loi interdit de choisir d’après l’âge ou le sexe');
    expect(shown(nothing)).not.toContain('Ignoré');
  });

  it('says when nothing was found, and leads to the search all the same', () => {
    const html = shown(nothing);
    expect(html).toContain('Nous n’avons trouvé aucun critère dans ce texte.');
    expect(html).toContain('Voir le résultat');
    expect(html).toContain('Aucun profil ne correspond à tout cela');
  });

  it('the field for the text keeps what was pasted when it is refused', () => {
    const html = rendered(<PasteForm text="Une offre" error="Ce champ est obligatoire" />);
    expect(html).toContain('>Une offre</textarea>');
    expect(html).toContain('Ce champ est obligatoire');
    expect(html).toContain('name="intent" value="read"');
    expect(html).toMatch(/20\s000 caractères au plus\. Le texte n’est ni enregistré ni transmis\./);
  });
});
