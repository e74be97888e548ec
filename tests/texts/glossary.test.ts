// docs/glossary.md, Words of the texts: what every text of the product keeps to, in both languages.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '../../domain/viewer.ts';
import { checkTexts, sameApostrophe, unusedLabels } from './check-texts.ts';
import { exceptions } from './exceptions.ts';
import { fixedLabels, productTexts } from './product-texts.ts';
import { type Found, textsOf } from './read-texts.ts';
import { rules } from './rules.ts';

const found = (language: Locale, text: string): Found => ({ file: 'a.texts.ts', line: 1, language, text });
const brokenBy = (language: Locale, text: string, labels: string[] = []) =>
  checkTexts([found(language, text)], labels, []).map(({ rule }) => rule);
const read = (source: string, file = 'a.texts.ts') =>
  textsOf(file, source).map(({ language, text }) => [language, text]);

describe('each rule', () => {
  it.each(rules.map((rule) => [rule.name, rule] as const))('%s', (name, { language, refused, accepted }) => {
    expect(brokenBy(language, refused)).toContain(name);
    expect(brokenBy(language, accepted)).not.toContain(name);
  });

  it('says nothing about a fixed label, alone or inside another text', () => {
    const labels = ["Voir l'annonce", 'Devenez contributeur', '{name} a postulé aux offres suivantes:'];
    expect(brokenBy('fr', "Voir l'annonce « {} » (nouvel onglet)", labels)).toEqual([]);
    expect(brokenBy('fr', '{} a postulé aux offres suivantes:', labels)).toEqual([]);
    expect(brokenBy('fr', "Voir l'annonce de l'entreprise", labels)).toEqual(['a typographic apostrophe']);
  });

  it('refuses a fixed label with the other apostrophe', () => {
    expect(brokenBy('fr', 'Retour à l’accueil', ["Retour à l'accueil"])).toEqual([sameApostrophe]);
    expect(brokenBy('fr', 'La carte « Recherche d’emploi »', ["Recherche d'emploi"])).toEqual([sameApostrophe]);
    expect(brokenBy('fr', 'Votre recherche d’emploi', ["Recherche d'emploi"])).toEqual([]);
  });

  it('does not read code in a text', () => expect(brokenBy('en', 'Send `Authorization: "x"` with it')).toEqual([]));
});

describe('texts are found', () => {
  it('in both branches of a condition, and inside values', () => {
    expect(
      read(
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
        "defineTexts({ a: (n: number) => (n > 1 ? `${n} offres` : 'Une offre') }, { a: (n) => `${n > 1 ? 'jobs' : 'job'}` })",
      ),
    ).toEqual([
      ['fr', '{#} offres'],
      ['fr', 'Une offre'],
      ['en', 'jobs'],
      ['en', 'job'],
    ]);
  });

  it('in what a text refers to, in its language', () => {
    expect(
      read("const kinds = { a: 'Ville' };\nexport const texts = defineTexts({ kinds }, { kinds: { a: 'City' } });"),
    ).toEqual([
      ['fr', 'Ville'],
      ['en', 'City'],
    ]);
  });

  it('by names, keys and conditions that say a language', () => {
    expect(
      read("const french = 'Un'; const words = { fr: 'Deux', en: 'Two' }; const three = fr ? 'Trois' : 'Three';"),
    ).toEqual([
      ['fr', 'Un'],
      ['fr', 'Deux'],
      ['en', 'Two'],
      ['fr', 'Trois'],
      ['en', 'Three'],
    ]);
    expect(read("const four = locale === 'en' ? 'Four' : 'Quatre';")).toEqual([
      ['en', 'Four'],
      ['fr', 'Quatre'],
    ]);
  });

  it('in a component, and not in types, imports, paths and comparisons', () => {
    expect(read('import a from \'b\';\nconst c = <p title="Été">À lire</p>;', 'a.tsx')).toEqual([
      [undefined, 'Été'],
      [undefined, 'À lire'],
    ]);
    expect(
      read("const fr = { path: 'jobs', label: kind === 'x' ? 'Oui' : 'Non' } satisfies Record<'path', string>;"),
    ).toEqual([
      ['fr', 'Oui'],
      ['fr', 'Non'],
    ]);
  });

  it('with {} for a value that may be a name, and {#} for a number, a constant or an elided name', () => {
    expect(
      read(
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
        'const fr = { a: (name: string, n: number) => `de ${name} ${n} ${days}`, b: ({ company, count = 1 }) => `${company} ${count}`, c: (d) => `de ${d.person} ${d.list.length} x`, e: (name) => `profil ${withDe(name)}` };',
      ),
    ).toEqual([
      ['fr', 'de {} {#} {#}'],
      ['fr', 'de {} {#} x'],
      ['fr', 'profil de {#}'],
    ]);
  });
});

describe('the texts of the product', () => {
  let texts: Found[];
  const labels = fixedLabels();
  beforeAll(() => {
    texts = productTexts();
  });

  it('are all read', () => {
    for (const language of ['fr', 'en'])
      expect(texts.filter((one) => one.language === language).length).toBeGreaterThan(5000);
  });

  it('keep to the rules', () => {
    const faults = checkTexts(texts, labels, exceptions).filter(({ exception }) => !exception);
    expect(faults.map(({ file, line, rule, text }) => `${file}:${line} ${rule}: ${text}`)).toEqual([]);
  });

  it('need every exception', () => {
    const used = checkTexts(texts, labels, exceptions).map(({ exception }) => exception);
    expect(exceptions.filter((one) => !used.includes(one))).toEqual([]);
  });

  it('have every label of docs/product/fixed-labels.md', () => expect(unusedLabels(texts, labels)).toEqual([]));
});
