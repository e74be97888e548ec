import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachment } from './attachment.ts';
import { copyName, documentName, longestName } from './document-name.ts';

describe('the name of an uploaded file', () => {
  it.each([
    ['CV Noémie Le Goff.pdf', 'CV Noémie Le Goff.pdf'],
    ['Lebenslauf.PDF', 'Lebenslauf.pdf'],
    ['C:\\Users\\noemie\\cv.pdf', 'cv.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
    ['facture\u202efdp.exe', 'facture fdp.exe.pdf'],
    ['a\r\nset-cookie: x.pdf', 'a set-cookie x.pdf'],
    ['  .pdf ', 'CV.pdf'],
    ['', 'CV.pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
    ['e\u0301te\u0301.pdf', 'été.pdf'],
  ])('%j is stored as %j', (given, kept) => expect(documentName(given)).toBe(kept));

  it('has at most 200 characters, and no character is cut in two', () => {
    const long = documentName(`${'🐸'.repeat(300)}.pdf`);
    expect([...long]).toHaveLength(longestName);
    expect(long.isWellFormed()).toBe(true);
  });

  it('does not change when it is cleaned again, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
        const kept = documentName(given);
        expect(documentName(kept)).toBe(kept);
        expect([...kept].length).toBeLessThanOrEqual(longestName);
        expect(kept).not.toMatch(/[/\\\p{Cc}]/u);
      }),
    );
  });

  it('of a copy contains the word for a copy', () => {
    expect(copyName('CV Noémie.pdf', 'copie')).toBe('CV Noémie (copie).pdf');
    expect([...copyName(`${'x'.repeat(300)}.pdf`, 'copie')].length).toBeLessThanOrEqual(longestName);
  });
});

describe('the header with the name of a file', () => {
  it('has the name in ASCII and in UTF-8', () => {
    expect(attachment('CV d’Inès (2026).pdf')).toBe(
      `attachment; filename="CV dInes (2026).pdf"; filename*=UTF-8''CV%20d%E2%80%99In%C3%A8s%20%282026%29.pdf`,
    );
    expect(attachment('履歴書')).toContain('filename="document"');
  });

  it('contains no character that could end it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (given) => {
        const header = attachment(documentName(given));
        expect(header).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w.!~%-]*$/);
        expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
      }),
    );
  });
});
