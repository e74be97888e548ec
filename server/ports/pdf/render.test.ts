import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../tests/harness/read-pdf.ts';
import type { Cv, Entry } from './cv/cv.ts';
import { readCv } from './cv/read-cv.ts';
import { everything, tinyJpeg } from './cv.fixture.ts';
import { composeCv } from './layout/compose.ts';
import { pdfThemes, type Resume } from './port.ts';
import { renderResume, themes } from './render.ts';
import { openFaces } from './type/faces.ts';

const faces = openFaces();
const print = (resume: Resume, theme: (typeof pdfThemes)[number] = 'sober') =>
  readPdf(renderResume(faces, { resume, theme }));
const english: Resume = { ...everything, meta: { language: 'en' } };

describe.each(pdfThemes)('a CV in the theme %s (docs/product/resume.md, PDF layout)', async (theme) => {
  const read = await print(everything, theme);

  it('has its sections in the documented order, from basics to likes', () => {
    const titles = ['Éléonore', 'Compétences', 'Tests techniques', 'Expériences', 'Projets', 'Poste recherché'];
    titles.push('Formations', 'Distinctions', 'Certifications', 'Publications', 'Langues', 'Centres d’intérêt');
    titles.push('Références', 'Entreprises appréciées');
    const places = titles.map((title) => read.text.indexOf(title));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has the basics: name, profession, experience, place and contact details', () => {
    for (const part of ['Éléonore d’Œuvré', 'Développeuse confirmée', '9 ans d’expérience', 'Bac +5', 'Lyon, FR']) {
      expect(read.text).toContain(part);
    }
    for (const part of ['eleonore@dev.example', '+33 6 00 00 00 00', 'eleonore.example', 'GitHub eleonore']) {
      expect(read.text).toContain(part);
    }
    expect(read.text).toContain('À propos de moi.');
    expect(read.text).toContain('Pourquoi je code : Pour la joie.');
  });

  it('has the levels of skills and languages in words: 100, ≥70, ≥40', () => {
    expect(read.text).toMatch(/Maîtrise\s+TypeScript \(React, Node\)/);
    expect(read.text).toMatch(/Avancé\s+Scala/);
    expect(read.text).toMatch(/Intermédiaire\s+Go/);
    expect(read.text).toMatch(/Notions\s+Rust/);
    expect(read.text).toMatch(/Intéressé·e par\s+WebAssembly/);
    expect(read.text).toMatch(/Français\s+\(?courant/i);
    expect(read.text).toMatch(/Anglais\s+\(?avancé/i);
    expect(read.text).toMatch(/Polonais\s+\(?a2/i);
  });

  it('shows tests as Top {value} %, with the level by value: ≤10 master, ≤40 advanced, ≤70 intermediate', () => {
    expect(read.text).toMatch(/Top 10%\s+SQL\s+(– )?maîtrise/i);
    expect(read.text).toMatch(/Top 40%\s+Java\s+(– )?avancé/i);
    expect(read.text).toMatch(/Top 70%\s+Bash\s+(– )?intermédiaire/i);
    expect(read.text).toMatch(/Top 71%\s+Perl\n/);
  });

  it('has work, projects and schools with their dates', () => {
    for (const part of ['Cheffe de projet', 'Arbre', 'mars 2021 – aujourd’hui', '2018 – févr. 2021', 'janv. 2023']) {
      expect(read.text).toContain(part);
    }
    expect(read.text).toContain('Diplôme, Informatique');
    expect(read.text).toMatch(/(^|\s)2010\s/);
    expect(read.text).not.toContain('janv. 2010');
  });

  it('has every text of every entry', () => {
    const entries = readCv(everything).sections.flatMap((section) =>
      section.kind === 'entries' ? section.entries : [],
    );
    // A new key of an entry is listed here, and then has a value in the fixture and a place in every theme.
    const textsOf: Record<keyof Entry, (entry: Entry) => (string | undefined)[]> = {
      title: ({ title }) => [title],
      at: ({ at }) => [at],
      facts: ({ facts = [] }) => facts,
      period: ({ period }) => [period],
      body: ({ body }) => body.flatMap(({ words }) => words.map(({ text }) => text)),
      link: ({ link }) => [link?.text],
    };
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    for (const [key, texts] of Object.entries(textsOf)) {
      const expected = entries.flatMap(texts).filter((text) => text !== undefined);
      expect(expected.length, key).toBeGreaterThan(0);
      expect(
        expected.filter((text) => !plain(read.text).includes(plain(text))),
        key,
      ).toEqual([]);
    }
  });

  it('has every fact of an entry', async () => {
    const entry: Entry = { title: 'Cheffe de projet', facts: ['Rennes', 'neuf personnes', 'trois pays'], body: [] };
    const cv: Cv = {
      ...readCv(everything),
      sections: [{ title: 'Expériences', kind: 'entries', entries: [entry, { ...entry, at: 'Arbre' }] }],
    };
    const { text } = await readPdf(composeCv(faces, cv, themes[theme]));
    for (const fact of entry.facts ?? []) expect(text.split(fact)).toHaveLength(3);
  });

  it('has the job search: contract, remote work, salary, places, perks', () => {
    for (const part of [
      'CDI, Freelance',
      'Hybride, 3 jours par semaine',
      '480 € par jour',
      '45 k€ brut annuel',
      "Besoin d'un visa",
    ]) {
      expect(read.text).toContain(part);
    }
    expect(read.text).toContain('Nantes, France · Bruxelles, Belgique');
    expect(read.text).toContain('L’ambiance, un jardin');
    expect(read.text).not.toContain('unheardOf');
  });

  it('leaves out a certificate that repeats a test', () => {
    expect(read.text).toContain('Secourisme');
    expect(read.text.split('Certifications')[1]?.split('Publications')[0]).not.toContain('SQL');
  });

  it('has the liked companies, and how many more', () => {
    expect(read.text).toContain('Clever Cloud, Malt et 2 autres');
  });

  it('has Markdown without its signs, and no emoji', () => {
    expect(read.text).toContain('Refonte complète');
    expect(read.text).toMatch(/•\s+Douze services/);
    expect(read.text).toMatch(/•\s+Prix de l’équipe/);
    expect(read.text).not.toMatch(/\*\*|🚀/u);
  });

  it('has links to the web, a mailbox or a phone number, and no others', () => {
    expect(read.links).toEqual([
      'mailto:eleonore@dev.example',
      'tel:+33600000000',
      'https://eleonore.example/',
      'https://vivier.example/t?link=abc',
      'https://blog.example/e',
      'https://arbre.example/',
      'https://xn--mare-dpa.example/',
    ]);
    expect(read.text).toContain('marée.example');
    expect(read.raw).not.toContain('javascript');
  });

  it('has title, language and author in its metadata, and neither program nor date', () => {
    expect(read.info).toMatchObject({ Title: 'CV – Éléonore d’Œuvré', Author: 'Éléonore d’Œuvré', Language: 'fr' });
    const told = ['Creator', 'Producer', 'CreationDate', 'ModDate'].filter((key) => key in read.info);
    expect(told).toEqual([]);
    expect(read.raw).not.toMatch(/D:20\d\d|react|node/i);
  });

  it('is tagged for screen readers', () => {
    expect(read.isTagged).toBe(true);
    const { roles } = read.pages[0] ?? { roles: [] };
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    for (const role of ['H2', 'H3', 'P', 'L', 'LI', 'Link']) expect(roles).toContain(role);
  });

  it('is in English when the résumé is', async () => {
    const { text, language } = await print(english, theme);
    expect(language).toBe('en');
    for (const part of ['Experience', 'Mar 2021 – today', 'Technical tests', 'Looking for', '45 k€', 'and 2 more']) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/Expériences|aujourd’hui|brut annuel/);
  });

  it('is the same file every time', () => {
    const [one, other] = [1, 2].map(() => Buffer.from(renderResume(faces, { resume: everything, theme })));
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  });

  it.each([
    'Zażółć gęślą jaźń Łukasz',
    'Nguyễn Thị Hồng Đặng',
    'Пётр Чайковский, Київ',
    'Ελένη Παπαδοπούλου',
    'Şahin İğdır, Čapek, Ørsted, ß, Ħ',
    'efficace, fluide, office, ﬁn',
    '45 k€ – 12 % – « oui » – l’été… ½ × ± © ↗',
  ])('contains %s as text that can be searched', async (written) => {
    const { text } = await print({ basics: { name: written, summary: written } }, theme);
    const found = text.replace(/\s+/g, ' ').split(written.replace('ﬁ', 'fi')).length - 1;
    expect(found).toBe(2);
  });

  it('has a question mark for characters that its fonts lack', async () => {
    expect((await print({ basics: { name: '王 Wang' } }, theme)).text).toContain('? Wang');
  });
});

it('the daily rate replaces the salary only when freelance is the only contract type', async () => {
  const { specific } = everything;
  const freelance = { ...specific, work: { ...specific?.work, contractTypes: ['freelance'] } };
  const { text } = await print({ ...everything, specific: freelance });
  expect(text).toContain('480 € par jour');
  expect(text).not.toContain('k€ brut');
});

// docs/product/resume.md, Importing a JSON Resume
it.each([
  ['fullTime', 'Complet'],
  ['ALWAYS', 'Complet'],
  ['occasionally', 'Occasionnel'],
  ['never', 'Sur site uniquement'],
])('the remote frequency of an older file, %s, is printed as %s', async (remoteFrequency, said) => {
  expect((await print({ specific: { dreamJob: { remoteFrequency } } })).text).toContain(said);
});

describe('the photo of a CV', () => {
  const withImage = (image: string) => print({ ...everything, basics: { ...everything.basics, image } }, 'colour');

  it('is printed when it is embedded in the résumé, without its metadata', async () => {
    const { raw, pages } = await withImage(`data:image/jpeg;base64,${tinyJpeg.toString('base64')}`);
    expect(raw).toContain('/Subtype/Image');
    expect(raw).not.toMatch(/Exif|GPS/);
    expect(pages[0]?.roles).toContain('Figure');
  });

  it.each([
    'https://vivier.example/images/a/150.webp',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'data:image/jpeg;base64,////',
    `data:image/jpeg;base64,${tinyJpeg.subarray(0, 60).toString('base64')}`,
    'file:///etc/passwd',
  ])('is left out when it is %s', async (image) => {
    expect((await withImage(image)).raw).not.toContain('/Subtype/Image');
  });

  it('is not printed in the sober theme', async () => {
    const image = `data:image/jpeg;base64,${tinyJpeg.toString('base64')}`;
    const { raw } = await print({ ...everything, basics: { ...everything.basics, image } });
    expect(raw).not.toContain('/Subtype/Image');
  });
});
