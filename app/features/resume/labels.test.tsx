import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LocaleContext } from '../../i18n/texts.ts';
import { CvUpload } from './documents/cv-upload.tsx';
import { importTexts } from './imports/import.texts.ts';

const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');
const { errors } = importTexts.fr;

describe('French messages of an import (docs/product/resume.md, Import errors)', () => {
  it.each([
    [
      errors['Linkedin.error.language'],
      "Erreur lors de l'importation : Impossible d'identifier la langue depuis le PDF. Seuls les profils LinkedIn en français et en anglais fonctionnent pour l'instant…",
    ],
    [errors['JsonResume.error'], "Erreur lors de l'importation du JSON resume"],
  ])('the message is exactly: %s', (text, expected) => expect(plain(text)).toBe(expected));
});

it('the CV is one PDF file (docs/product/resume.md, The uploaded CV)', () => {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <LocaleContext value="fr">
          <CvUpload developerId="1" mine there={undefined}>
            {null}
          </CvUpload>
        </LocaleContext>
      ),
    },
  ]);
  const html = renderToStaticMarkup(<Page />);
  expect(html).toMatch(/<input type="file" accept="application\/pdf,.pdf"/);
  expect(html).not.toContain('multiple');
});
