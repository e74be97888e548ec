import { describe, expect, it } from 'vitest';
import type { AboutDraft } from '../../../../domain/profile/cards/about.ts';
import { fieldLabels, formWith, labelsIn, rendered } from '../../../../tests/harness/rendered.ts';
import { AboutForm } from './about-dialog.tsx';

const draft: AboutDraft = {
  ...{ profilePicHandle: 'a1b2c3d4e5f6a7b8c9d0', avatar: null, firstName: 'Ada', lastName: 'Morel' },
  ...{ nameVisibility: 'full', nickName: null, professionId: null, place: null },
  ...{ rqth: { status: false, consent: false, content: '' }, oneSentenceDescription: '', description: '' },
  ...{ codingReason: '', shared: { codingReason: false } },
};
const shown = (change: Partial<AboutDraft> = {}): string =>
  rendered(<AboutForm form={formWith({ ...draft, ...change })} />);

describe('French labels of the about dialog (docs/product/profile.md, The about card)', () => {
  it('has these fields, in this order', () =>
    expect(fieldLabels(shown())).toEqual([
      ...['Prénom', 'Nom', 'Affichage du nom sur le profil'],
      ...['Prénom et nom (recommendé)', 'Prénom', 'Surnom'],
      ...['Métier', 'Localisation', 'Je suis en situation de handicap (RQTH)'],
      ...['Description courte', 'Description détaillée'],
      ...['(Optionnel) Pourquoi codez-vous ?', 'Montrer cette raison aux entreprises'],
    ]));

  it('has buttons to change the photo, to remove it where there is one, and to change the avatar', () => {
    const buttons = ['Supprimer la photo de profil', "Changer l'avatar"];
    expect(shown()).toMatch(/<input[^>]*type="file"[^>]*>[^<]*(<[^>]+>)*Changer la photo de profil/);
    expect(labelsIn(shown(), buttons)).toEqual(buttons);
    expect(labelsIn(shown({ profilePicHandle: null }), buttons)).toEqual(["Changer l'avatar"]);
  });

  it('previews the shown name, and has a button for another nickname only with a nickname', () => {
    expect(shown()).toMatch(/<span>Aperçu<\/span><strong[^>]*>Ada Morel<\/strong>/);
    expect(shown({ nameVisibility: 'firstName' })).toMatch(/<span>Aperçu<\/span><strong[^>]*>Ada<\/strong>/);
    expect(shown()).not.toContain('Choisir un autre surnom');
    expect(shown({ nameVisibility: 'nickName', nickName: 'Loutre agile' })).toMatch(
      /<strong[^>]*>Loutre agile<\/strong>.*aria-label="Choisir un autre surnom"/,
    );
  });

  it('asks for the situation only after the box about a disability is ticked', () => {
    const label = '(Optionnel) Décrivez votre situation ou vos besoins';
    expect(fieldLabels(shown())).not.toContain(label);
    expect(fieldLabels(shown({ rqth: { status: true, consent: false, content: '' } }))).toContain(label);
  });

  it('has a detailed description of 5 lines', () =>
    expect(shown()).toMatch(/>Description détaillée<\/label><textarea[^>]* rows="5"/));
});
