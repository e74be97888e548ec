import { describe, expect, it } from 'vitest';
import type { EducationEntryDraft } from '../../../../domain/profile/cards/education.ts';
import { fieldLabels, formWith, rendered } from '../../../../tests/harness/rendered.ts';
import { EducationFields, EducationForm } from './education-dialog.tsx';

const entry: EducationEntryDraft = {
  ...{ id: '0198b5a2-7c1e-7d3a-9f00-1234567890ab', schoolName: 'ENSTA', year: 2019, diploma: 'Ingénieure', area: '' },
};

describe('French labels of the dialogs of education (docs/product/profile.md, Education)', () => {
  it('an entry has these fields, and its year is chosen from a list', () => {
    const html = rendered(<EducationFields value={entry} set={() => undefined} error={() => undefined} />);
    expect(fieldLabels(html)).toEqual([
      "Nom de l'organisme ou de l'école",
      'Diplôme obtenu',
      "Année d'obtention du diplôme",
      'Spécialité (facultatif)',
    ]);
    expect(html).toMatch(/Année d'obtention du diplôme<\/label><select[^>]*>.*<option value="2019" selected=""/);
  });

  it('the level of studies is a number after « Bac + »', () => {
    const html = rendered(<EducationForm form={formWith({ studiesYears: 5, education: [entry] })} />);
    expect(fieldLabels(html)).toEqual(["Niveau d'études supérieures", 'Bac +']);
    expect(html).toMatch(/>Bac \+<\/label><input[^>]*type="number"[^>]*value="5"/);
    expect(html).toMatch(/<\/svg> Ajouter une formation ou une école<\/button>/);
  });
});
