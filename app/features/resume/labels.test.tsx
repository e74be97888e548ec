import { describe, expect, it } from 'vitest';
import { plain, rendered } from '../../../tests/harness/rendered.ts';
import { CvUpload } from './documents/cv-upload.tsx';
import { downloadTexts } from './downloads/download.texts.ts';
import { importTexts } from './imports/import.texts.ts';

const { errors } = importTexts.fr;
const { refused } = downloadTexts.fr;
const { network, json } = importTexts.fr.kinds;

describe('French messages of an import (docs/product/resume.md, Import errors)', () => {
  it.each([
    [
      errors['Linkedin.error.language'],
      "Erreur lors de l'importation : Impossible d'identifier la langue depuis le PDF. Seuls les profils LinkedIn en français et en anglais fonctionnent pour l'instant…",
    ],
    [errors['JsonResume.error'], "Erreur lors de l'importation du JSON resume"],
  ])('the message is exactly: %s', (text, expected) => expect(plain(text)).toBe(expected));
});

describe('French labels of résumés (docs/product/resume.md)', () => {
  it.each([
    ['the refused download', refused.title, 'Vous ne pouvez pas télécharger ce profil'],
    ['the link to the plans', refused.plans, 'Voir les abonnements'],
    ['the import of a network profile', network.title, 'Importez votre profil LinkedIn'],
    ['its success', network.done, 'Votre profil a été importé avec succès !'],
    ['the import of a JSON Resume', json.title, 'Importez votre JSON resume'],
    ['its success', json.done, 'Votre JSON resume a été importé avec succès !'],
  ])('%s: %s', (_, text, expected) => expect(plain(text)).toBe(expected));

  it('the refused download is explained: a free account cannot download profiles', () =>
    expect(refused.text).toMatch(/^Un compte gratuit ne permet pas de télécharger les profils\./));
});

it('« Envoyer mon CV » accepts one PDF file (docs/product/resume.md, The uploaded CV)', () => {
  const html = rendered(
    <CvUpload developerId="ada" mine there={undefined}>
      {null}
    </CvUpload>,
  );
  const [, input = ''] = /<label[^>]*>(<input[^>]*>)Envoyer mon CV<\/label>/.exec(html) ?? [];
  expect(input).toMatch(/type="file" accept="application\/pdf,\.pdf"/);
  expect(input).not.toContain('multiple');
});
