import { describe, expect, it } from 'vitest';
import { longestJobText } from '../../library/needs/job-text-limits.ts';
import { mostValues } from '../../library/parameters.ts';
import { makeVocabulary } from '../../vocabulary/vocabulary.ts';
import { places, vocabulary } from '../vocabulary.fixture.ts';
import { needOfText } from './need-of-text.ts';

const rule = 'docs/product/library.md, A pasted advertisement';
const read = (text: string) => needOfText(text, { vocabulary, places });
const required = (text: string) => weights(text, true);
const welcome = (text: string) => weights(text, false);
const weights = (text: string, must: boolean) =>
  read(text)
    .technologies.filter((one) => one.must === must)
    .map(({ id }) => id)
    .sort();

/** An advertisement with this line under the heading of what is required. */
const profile = (line: string) => `Nous recrutons\n\nProfil recherché\n${line}`;

describe(`${rule}: technologies`, () => {
  it.each([
    ['the title', 'Développeur React\n\nUne équipe de dix personnes.', ['react'], []],
    ['a heading of requirements', profile('- Python\n- Django'), ['django', 'python'], []],
    ['a heading of wishes', 'Poste\n\nNice to have\n- Rust\n- Kubernetes', [], ['kubernetes', 'rust']],
    ['the environment', 'Poste\n\nStack technique : React, Node.js', [], ['node-js', 'react']],
    ['the employer', 'Poste\n\nQui sommes-nous ?\nNotre produit en PHP est indispensable à nos clients.', [], ['php']],
    ['a mission', 'Poste\n\nVos missions\nÉcrire des services en Go.', [], ['go']],
    ['« serait un plus »', profile('Docker serait un plus.'), [], ['docker']],
    ['« un plus » in brackets', profile('Python, Kubernetes (un plus)'), ['python'], ['kubernetes']],
    ['« idéalement, vous connaissez »', profile('Idéalement, vous connaissez Rust.'), [], ['rust']],
    ['« maîtrise de …, … est un plus »', profile('Maîtrise de React, Docker est un plus.'), ['react'], ['docker']],
    ['« indispensable » among wishes', 'Poste\n\nLes plus\nRust est indispensable.', ['rust'], []],
    ['« pas obligatoire »', profile('Rust n’est pas obligatoire.'), [], ['rust']],
    ['« ou »', profile('Java ou Python'), [], ['java', 'python']],
    ['a list that ends with « ou »', profile('React, Angular ou Svelte'), [], ['angular', 'react', 'svelte']],
    ['examples', profile('Un langage comme Go, Rust...'), [], ['go', 'rust']],
    ['"at least one of"', profile('Docker, at least one of Python, Go or Rust'), ['docker'], ['go', 'python', 'rust']],
    ['« pas de »', profile('Python, pas de PHP'), ['python'], []],
    ['« H/F », « R&D » and verbs', 'Profil H/F de la R&D\n\nWe go fast.', [], []],
  ])('%s', (_, text, must, nice) => {
    expect({ must: required(text), nice: welcome(text) }).toEqual({ must, nice });
  });

  it('keeps the sentence that requires it before one that only names it', () => {
    const { technologies } = read('Poste\n\nVos missions\nCoder en Go.\n\nProfil\nGo est requis.');
    expect(technologies).toEqual([{ id: 'go', must: true, said: 'Profil – Go est requis.' }]);
  });

  it('keeps as many as a search holds, those named most', () => {
    const names = Array.from({ length: 25 }, (_, index) => `Techno${String.fromCharCode(97 + index)}`);
    const many = makeVocabulary(names.map((word) => ({ kind: 'technology', target: word, word, origin: 'name' })));
    const last = names.at(-1) ?? '';
    const text = profile(`${names.join(', ')}\n${last}`);
    const { technologies } = needOfText(text, { vocabulary: many, places });
    expect(technologies.length).toBe(mostValues);
    expect(technologies[0]?.id).toBe(last);
  });
});

describe(`${rule}: years`, () => {
  it.each([
    ['3 à 5 ans d’expérience', 3, 5],
    ['5+ years of experience', 5, undefined],
    ['Au moins deux années d’expérience', 2, undefined],
    ['5 ans d’expérience, dont 2 ans en Go', 5, undefined],
    ['Expérience : 2 à 4 ans', 2, 4],
  ])('%s', (line, from, to) => {
    expect(read(profile(line)).years).toMatchObject({ from, to });
  });

  it.each([
    'Nous existons depuis 12 ans.',
    'Forts de nos 20 ans d’expérience, nous grandissons.',
    'Une société de 20 ans d’existence',
    'Founded 9 years ago, we have experience.',
    'CDD de 3 ans renouvelable, première expérience bienvenue',
    'Vous avez entre 25 et 35 ans',
  ])('not: %s', (line) => {
    expect(read(`Poste\n\n${line}`).years).toBeUndefined();
  });

  it('come from the word of the title where no figure says them', () => {
    expect(read('Développeur senior\n\nUne équipe.').years).toMatchObject({ from: 5, to: undefined });
    expect(read('Développeur senior\n\nProfil\n3 ans d’expérience').years).toMatchObject({ from: 3 });
  });
});

describe(`${rule}: place and remote work`, () => {
  const offices = 'À propos\nNous avons des bureaux à Paris, Lyon et Bordeaux.';
  it.each([
    ['its own line', `Poste\nLieu : Nantes\n\n${offices}`, ['insee:44109']],
    ['two in its line', 'Poste\nLocation: Nantes or Rennes', ['insee:44109', 'insee:35238']],
    ['the title', `Développeur - Lille\n\n${offices}`, ['insee:59350']],
    ['« basé à »', `Poste\n\n${offices}\n\nConditions\nPoste basé à Rennes.`, ['insee:35238']],
    ['offices only', `Poste\n\n${offices}`, []],
  ])('the city of %s', (_, text, ids) => {
    expect(read(text).cities.map(({ id }) => id)).toEqual(ids);
  });

  it('is a region only where no city is named', () => {
    expect(read('Poste en Bretagne\n\nTexte.').regions.map(({ id }) => id)).toEqual(['FR:Bretagne']);
    expect(read('Poste à Rennes, Bretagne\n\nTexte.')).toMatchObject({ regions: [], cities: [{ id: 'insee:35238' }] });
  });

  it.each([
    ['2 jours de télétravail par semaine', 'hybrid'],
    ['Deux jours par semaine en télétravail', 'hybrid'],
    ['Télétravail possible', 'hybrid'],
    ['3 days a week in the office', 'hybrid'],
    ['Full remote depuis la France', 'fullTime'],
    ['Pas de full remote', 'hybrid'],
    ['Poste en présentiel, pas de télétravail', 'no'],
    ['We monitor remote sensors.', undefined],
  ])('remote work: %s', (line, frequency) => {
    expect(read(`Poste\n\nConditions\n${line}`).remote?.frequency).toBe(frequency);
  });

  it('the place or full remote work, where both are named', () => {
    expect(read('Poste\nNantes ou full remote\n\nTexte.')).toMatchObject({
      orRemote: true,
      cities: [{ id: 'insee:44109' }],
    });
    expect(read('Poste\nFull remote\n\nTexte.')).toMatchObject({ orRemote: false, cities: [] });
  });
});

describe(`${rule}: pay and contract`, () => {
  it.each([
    ['Salaire : 45-55k€', 55],
    ['Rémunération : 45 000 € – 55 000 €', 55],
    ['Rémunération : 2 200 à 2 700 € bruts par mois', 32],
    ['€65k - €80k depending on experience', 80],
    ['Entre 70 et 85 k€ de fixe', 85],
    ['TJM : 450-550 €', undefined],
    ['Salary: £70k–£85k', undefined],
    ['Nous avons levé 12 M€', undefined],
    ['Une entreprise au CA de 4 M€', undefined],
    ['Salaire : 40 k€ + prime de 2 k€', 40],
    ['40k requests per second', undefined],
  ])('pay: %s', (line, most) => {
    expect(read(`Poste\n\nConditions\n${line}`).pay?.most).toBe(most);
  });

  it.each([
    ['Poste\nContrat : CDI ou freelance', ['permanent', 'freelance']],
    ['Stage - développement\n\nCDI à la clé.', ['internship']],
    ['Poste\n\nWe are an early stage company.', []],
    ['Poste\n\nNotre outil sert aux freelances.', []],
    ['Poste en CDI\n\nFreelances s’abstenir.', ['permanent']],
    ['Poste\n\nProfil\nUne première expérience (stage, alternance compris)', []],
  ])('contract: %s', (text, types) => {
    expect(read(text).contracts.map(({ type }) => type)).toEqual(types);
  });
});

describe(`${rule}: languages`, () => {
  it.each([
    ['Anglais courant', [{ id: 'en', level: 100, must: true }]],
    ['Anglais : B2', [{ id: 'en', level: 70, must: true }]],
    [
      'Fluent in French and English',
      [
        { id: 'fr', level: 100, must: true },
        { id: 'en', level: 100, must: true },
      ],
    ],
    ['Allemand apprécié', [{ id: 'de', level: 0, must: false }]],
    [
      'Anglais courant, espagnol apprécié',
      [
        { id: 'en', level: 100, must: true },
        { id: 'es', level: 0, must: false },
      ],
    ],
    ['Our French customers count on us every single day, on three continents and more', []],
  ])('%s', (line, languages) => {
    expect(read(profile(line)).languages.map(({ said: _, ...one }) => one)).toEqual(languages);
  });
});

describe(`${rule}: protected words`, () => {
  it.each([
    ['Un jeune développeur', ['age']],
    ['Âgé de 22 à 28 ans', ['age']],
    ['De préférence un homme', ['gender']],
    ['De nationalité française', ['origin']],
    ['Native French speaker', ['origin']],
    ['Célibataire de préférence', ['family']],
    ['Une jeune entreprise, des applications natives', []],
    ['Poste ouvert aux hommes et aux femmes', []],
    ['Sans distinction d’âge, d’origine ou de nationalité', []],
  ])('%s', (line, kinds) => {
    expect(read(`Poste\n\n${line}`).ignored.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('become no filter', () => {
    const { years, languages } = read(profile('Jeune diplômé, moins de 30 ans, français natif'));
    expect(years).toBeUndefined();
    expect(languages).toEqual([
      { id: 'fr', level: 0, must: true, said: 'Jeune diplômé, moins de 30 ans, français natif' },
    ]);
  });
});

describe('a pasted text', () => {
  it('loses its tags and entities', () => {
    const { technologies, cities } = read(
      '<h1>D&eacute;veloppeur <b>Python</b></h1><p>Lieu&nbsp;: Nantes</p><ul><li>PHP</li></ul>',
    );
    expect(technologies.map(({ id }) => id)).toEqual(['python', 'php']);
    expect(cities.map(({ id }) => id)).toEqual(['insee:44109']);
  });

  it('is quoted around what was read in it', () => {
    const [technology] = read(
      `Poste\n\n${'Une phrase très longue '.repeat(12)}avec Python ${'et bien d’autres mots '.repeat(12)}`,
    ).technologies;
    expect(technology?.said).toMatch(/^… .*Python.* …$/);
    expect(technology?.said.length).toBeLessThan(240);
  });

  it.each([
    'a',
    ' ',
    'React ',
    '<',
    '<a',
    '&eacute',
    '(',
    '- 5 ',
    'un plus ',
    'ou ',
    '1 000 ',
    '€ 5k ',
    'télétravail 2 jours ',
    'Saint-',
    '«',
    '\n',
    '.',
    'jeune ',
    'vous maîtrisez, ',
    'Nantes ou ',
    '5 ans ',
  ])('of %j is read in steps in proportion to its length', (piece) => {
    let steps = 0;
    const counting = <Names extends { find: (phrase: string) => unknown }>(names: Names): Names => ({
      ...names,
      find: (phrase: string) => {
        steps++;
        return names.find(phrase);
      },
    });
    // Each repetition has a number: a phrase that comes again would not be looked up again.
    const pieces = Array.from({ length: longestJobText }, (_, at) => `${piece}${at.toString(36)} `);
    const text = pieces.join('').slice(0, longestJobText);
    needOfText(text, { vocabulary: counting(vocabulary), places: counting(places) });
    const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    // From each word phrases of every length, in the vocabulary and among the places.
    expect(steps).toBeLessThanOrEqual(2 * words * Math.max(vocabulary.longest, places.longest));
  });
});
