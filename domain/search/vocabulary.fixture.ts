import { splitWords } from '../library/words.ts';
import { makeVocabulary, type VocabularyKind, type VocabularyWord } from '../vocabulary/vocabulary.ts';
import type { PlaceNames } from './understood.ts';

type Words = Partial<Record<VocabularyKind, Record<string, string[]>>>;

/** Names first; the others are words of the file. */
const words: Words = {
  technology: {
    react: ['React', 'reactjs', 'react js'],
    'react-native': ['React Native', 'RN'],
    typescript: ['TypeScript', 'ts'],
    javascript: ['JavaScript', 'js'],
    vue: ['Vue.js', 'vue', 'vuejs'],
    angular: ['Angular'],
    'node-js': ['Node.js', 'node'],
    go: ['Go', 'golang'],
    'google-cloud': ['Google Cloud', 'gcp'],
    c: ['C'],
    r: ['R'],
    'c-plus-plus': ['C++'],
    'c-sharp': ['C#', 'c sharp'],
    'dot-net': ['.NET', 'dotnet'],
    java: ['Java'],
    php: ['PHP'],
    symfony: ['Symfony'],
    python: ['Python'],
    django: ['Django'],
    kubernetes: ['Kubernetes', 'k8s'],
    docker: ['Docker'],
    aws: ['Amazon Web Services (AWS)', 'aws'],
    postgresql: ['PostgreSQL', 'postgres'],
    'gitlab-ci': ['GitLab CI/CD', 'gitlab ci'],
    spring: ['Spring'],
    rust: ['Rust'],
    svelte: ['Svelte'],
    etl: ['ETL'],
  },
  profession: {
    'front-end-developer': ['Développeur front-end', 'dev front', 'frontend', 'front'],
    'back-end-developer': ['Développeur back-end', 'dev back', 'backend', 'backend developer', 'développeuse back'],
    'full-stack-developer': ['Développeur full-stack', 'fullstack', 'full stack'],
    'data-engineer': ['Data engineer', 'ingénieur data', 'ingénieure data'],
    devops: ['DevOps', 'ingénieur devops', 'sre'],
    data: ['Data', 'métiers de la data'],
    'tech-lead': ['Tech lead', 'lead dev'],
  },
  seniority: {
    junior: ['junior', 'débutant', 'débutante'],
    mid: ['confirmé', 'confirmée', 'intermédiaire', 'mid level'],
    senior: ['senior', 'expérimenté', 'expérimentée', 'expert'],
    lead: ['lead', 'staff'],
  },
  contract: {
    permanent: ['CDI', 'permanent', 'permanent contract'],
    fixedTerm: ['CDD'],
    internship: ['stage', 'internship'],
    apprenticeship: ['alternance', 'apprentissage'],
    freelance: ['freelance', 'indépendant', 'TJM'],
  },
  remote: {
    fullTime: [
      'remote',
      'full remote',
      'fully remote',
      'télétravail',
      'télétravail complet',
      '100 % remote',
      'distanciel',
    ],
    hybrid: ['hybride', 'hybrid', 'télétravail partiel'],
    no: ['sur site', 'présentiel', 'on site', 'pas de télétravail'],
  },
  language: {
    en: ['Anglais', 'English'],
    de: ['Allemand', 'German'],
    es: ['Espagnol', 'Spanish'],
    fr: ['Français', 'French'],
  },
  languageLevel: {
    100: ['courant', 'bilingue', 'fluent', 'native', 'C2'],
    70: ['B2', 'C1', 'advanced', 'avancé'],
    40: ['B1', 'intermédiaire', 'intermediate'],
    20: ['notions', 'débutant'],
  },
  state: { actively_searching: ['recherche active', 'disponible immédiatement'], not_searching: ['pas en recherche'] },
  place: { 'insee:44109': ['Naoned'] },
  region: {
    'FR:Île-de-France': ['Île-de-France', 'idf', 'région parisienne'],
    'FR:Bretagne': ['Bretagne', 'Brittany'],
    "FR:Provence-Alpes-Côte d'Azur": ['Provence-Alpes-Côte d’Azur', 'PACA'],
  },
};

export const vocabulary = makeVocabulary(
  Object.entries(words).flatMap(([kind, targets]) =>
    Object.entries(targets).flatMap(([target, [name = '', ...others]]): VocabularyWord[] => [
      { kind: kind as VocabularyKind, target, word: name, origin: 'name' },
      ...others.map((word) => ({ kind: kind as VocabularyKind, target, word, origin: 'file' as const })),
    ]),
  ),
);

const cities: Record<string, string> = {
  Nantes: 'insee:44109',
  Rennes: 'insee:35238',
  Lyon: 'insee:69123',
  Paris: 'insee:75056',
  Nice: 'insee:06088',
  Bordeaux: 'insee:33063',
  Lille: 'insee:59350',
  'Saint-Nazaire': 'insee:44184',
  'Le Mans': 'insee:72181',
  'La Garde': 'insee:83062',
  'Aix-en-Provence': 'insee:13001',
  'La Roche-sur-Yon': 'insee:85191',
  London: 'geonames:2643743',
  Londres: 'geonames:2643743',
};
const byName = new Map(Object.entries(cities).map(([name, id]) => [splitWords(name).join(' '), id]));
export const places: PlaceNames = { find: (name) => byName.get(name), longest: 4, names: () => byName.keys() };
