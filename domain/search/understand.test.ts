import { describe, expect, it } from 'vitest';
import { withoutSpans } from './tokens.ts';
import { understand } from './understand.ts';
import type { Part } from './understood.ts';
import { places, vocabulary } from './vocabulary.fixture.ts';

const known = (word: string) => ['camille', 'verdier', 'capitaine', 'mobile', 'developpeuse', 'lagarde'].includes(word);
const read = (text: string) => understand(text, { vocabulary, places, known });

/** One short word for each meaning, in their order; groups of technologies as react|vue. */
function shown(text: string): string {
  const { parts, groups } = read(text);
  const words = parts.filter(({ kind }) => kind !== 'technology').map(wordFor);
  return [...groups.map((group) => group.join('|')), ...words].join(' ');
}

function wordFor(part: Part): string {
  switch (part.kind) {
    case 'years':
      return `${part.from ?? ''}..${part.to ?? ''}`;
    case 'salary':
      return `${part.least ?? ''}–${part.most ?? ''}k`;
    case 'radius':
      return `${part.kilometres}km`;
    case 'remote':
      return part.frequency;
    case 'contract':
      return part.type;
    case 'state':
      return part.state;
    case 'level':
      return `~${part.value}`;
    case 'orRemote':
      return 'orRemote';
    case 'word':
      return `'${part.word}'`;
    case 'not':
      return `!${part.word}`;
    case 'without':
      return `-${part.id}`;
    case 'plus':
      return `+${part.id}`;
    case 'nice':
      return `+${part.filter}`;
    case 'city':
      return cityNames[part.id] ?? part.id;
    default:
      return part.id;
  }
}
const cityNames: Record<string, string> = {
  'insee:44109': 'Nantes',
  'insee:35238': 'Rennes',
  'insee:69123': 'Lyon',
  'insee:75056': 'Paris',
  'insee:33063': 'Bordeaux',
  'insee:44184': 'Saint-Nazaire',
  'insee:72181': 'LeMans',
  'insee:13001': 'Aix',
  'insee:06088': 'Nice',
  'geonames:2643743': 'London',
};

describe('a text of a search (docs/product/library.md, Words of a search)', () => {
  it.each<[string, string]>([
    ['', ''],
    ['react', 'react'],
    ['senior react typescript nantes anglais', 'react typescript 5.. Nantes en'],
    ['react remote', 'react fullTime'],
    ['recat', 'react'],
    ['react -native', 'react !native'],
    ['Nantes ou télétravail', 'Nantes orRemote'],
    ['Nantes or remote', 'Nantes orRemote'],
    ['remote ou nantes', 'orRemote Nantes'],
    ['Nantes / full remote', 'Nantes orRemote'],
    ['Nantes télétravail', 'Nantes fullTime'],
    ['Nantes, Rennes ou full remote', 'Nantes Rennes orRemote'],
    ['bretagne ou remote', 'FR:Bretagne orRemote'],
    // Technologies.
    ['react native', 'react-native'],
    ['react typescript', 'react typescript'],
    ['react et typescript', 'react typescript'],
    ['React/TypeScript', 'react typescript'],
    ['react ou vue', 'react|vue'],
    ['react | vue', 'react|vue'],
    ['react|vue typescript', 'react|vue typescript'],
    ['typescript react ou vue', 'typescript react|vue'],
    ['React, Vue ou Angular', 'angular|react|vue'],
    ['typescript react, vue ou angular nantes', 'typescript angular|react|vue Nantes'],
    ['node.js', 'node-js'],
    ['node js', 'node-js'],
    ['golang k8s', 'go kubernetes'],
    ['go', 'go'],
    ['c', 'c'],
    ['r', 'r'],
    ['C++ C# .net', 'c-plus-plus c-sharp dot-net'],
    ['gitlab ci/cd docker', 'gitlab-ci docker'],
    ['c’est react', 'react'],
    ['R&D python', 'python'],
    ['react et l’anglais', 'react en'],
    ['react react', 'react'],
    // Professions.
    ['dev front react', 'react front-end-developer'],
    ['frontend ou fullstack', 'front-end-developer full-stack-developer'],
    ['développeuse back php', 'php back-end-developer'],
    ['data engineer', 'data-engineer'],
    ['lead dev', 'tech-lead'],
    // Seniority and years.
    ['senior', '5..'],
    ['junior', '..2'],
    ['confirmé', '3..4'],
    ['junior ou confirmé', '..4'],
    ['senior / lead', '5..'],
    ['3 ans', '3..'],
    ['3 ans d’expérience', '3..'],
    ['5+ years', '5..'],
    ['5 years of experience react', 'react 5..'],
    ['3-5 ans', '3..5'],
    ['3 à 5 ans d’xp', '3..5'],
    ['entre 3 et 5 ans', '3..5'],
    ['plus de 5 ans', '5..'],
    ['au moins 4 ans', '4..'],
    ['moins de 3 ans', '..2'],
    ['max 3 ans', '..3'],
    ['3 ans max', '..3'],
    ['5 ans et plus', '5..'],
    ['senior 8 ans', '8..'],
    ['0-2 ans', '..2'],
    ['react 5y+', 'react 5..'],
    ['3 ans et + react', 'react 3..'],
    ['3 years+, react', 'react 3..'],
    ['au moins dix ans', '10..'],
    ['deux à quatre ans d’expérience', '2..4'],
    ['five years', '5..'],
    // Durations and dates of beginning mean nothing.
    ['stage react 6 mois', 'react internship'],
    ['react à partir de février', 'react'],
    ['react starting in march 2027', 'react'],
    ['avril', "'avril'"],
    // Salaries and daily rates.
    ['45-55k', '45–55k'],
    ['45 k€ à 55 k€', '45–55k'],
    ['max 50k', '–50k'],
    ['50k€', '50–50k'],
    ['50 000 €', '50–50k'],
    ['€50k', '50–50k'],
    ['react 55K nantes', 'react 55–55k Nantes'],
    ['à partir de 45k', '45–k'],
    ['entre 40 et 50k', '40–50k'],
    ['45 000 - 55 000 €', '45–55k'],
    ['TJM 450', ''],
    ['react tjm 450-500€', 'react'],
    ['react 500€/jour', 'react'],
    ['freelance react', 'react freelance'],
    ['react 3k', "react '3k'"],
    // Languages and levels.
    ['anglais courant', 'en ~100'],
    ['anglais B2', 'en ~70'],
    ['fluent english', '~100 en'],
    ['anglais intermédiaire', 'en ~40'],
    ['intermédiaire', '3..4'],
    ['bilingue', "'bilingue'"],
    ['anglais allemand', 'en de'],
    // Places.
    ['saint nazaire', 'Saint-Nazaire'],
    ['Saint-Nazaire', 'Saint-Nazaire'],
    ['le mans', 'LeMans'],
    ['aix en provence', 'Aix'],
    ['paris 15e', 'Paris'],
    ['44000 Nantes', 'Nantes'],
    ['Londres', 'London'],
    ['naoned', 'Nantes'],
    ['idf', 'FR:Île-de-France'],
    ['région parisienne', 'FR:Île-de-France'],
    ['react nantes 50 km', 'react Nantes 50km'],
    ['à 30 km de Nantes', '50km Nantes'],
    ['autour de Nantes', 'Nantes'],
    ['nice', 'Nice'],
    // Remote work, contracts, states.
    ['full remote', 'fullTime'],
    ['100 % remote', 'fullTime'],
    ['hybride lyon', 'hybrid Lyon'],
    ['2 jours de télétravail', 'hybrid'],
    ['télétravail 3 jours par semaine', 'hybrid'],
    ['3 days remote', 'hybrid'],
    ['deux jours de télétravail', 'hybrid'],
    ['two or three days a week at home', 'hybrid'],
    ['100 % sur site', 'no'],
    ['Nantes, télétravail possible', 'Nantes orRemote'],
    ['Nantes, télétravail 100 % possible', 'Nantes orRemote'],
    ['télétravail possible', 'fullTime'],
    ['pas de télétravail', 'no'],
    ['CDI', 'permanent'],
    ['cdi ou freelance', 'permanent freelance'],
    ['alternance python paris', 'python apprenticeship Paris'],
    ['recherche active react', 'react actively_searching'],
    ['pas en recherche', ''],
    // What is left out.
    ['react sauf php', 'react -php'],
    ['react sauf php et java', 'react -php -java'],
    ['react sauf php et nantes', 'react -php Nantes'],
    ['react pas de php', 'react -php'],
    ['react not php', 'react -php'],
    ['react sans php ni java', 'react -php -java'],
    ['-php -java', '-php -java'],
    ['react -"react native"', 'react -react-native'],
    ['react -stage', 'react !stage'],
    ['react, no php', 'react -php'],
    ['react, no php profile please', 'react -php'],
    // What is only welcome, and what is not needed.
    ['react, typescript un plus', 'react +typescript'],
    ['react. TypeScript and Docker a plus', 'react +typescript +docker'],
    ['php (symfony de préférence) nantes', 'php +symfony Nantes'],
    ['php, idéalement symfony', 'php +symfony'],
    ['php, idéalement symfony ou docker, nantes', 'php +symfony +docker Nantes'],
    ['python and php, r welcome, docker is a plus', 'python php +r +docker'],
    ['react, java et php, vue et angular seraient un plus', 'react java php +vue +angular'],
    ['kubernetes, some go', 'kubernetes +go'],
    ['Java. Vue, Angular ou Svelte bienvenus', 'java +vue +angular +svelte'],
    ['react nice to have', '+react'],
    ['react, anglais apprécié', 'react en +language'],
    ['react, anglais courant apprécié', 'react en ~100 +language'],
    ['react, 5 ans idéalement', 'react 5.. +years'],
    ['react, connaissance iso 27001 appréciée', 'react'],
    ['react, l’anglais n’est pas nécessaire', 'react'],
    ['react, php not required', 'react'],
    ['react a plus de 5 ans', 'react 5..'],
    ['un plus', "'plus'"],
    ['bienvenue', "'bienvenue'"],
    ['react, -php un plus', 'react -php'],
    ['react sinon vue', 'react|vue'],
    ['hors paris', '!paris'],
    ['Dev React - Nantes', 'react Nantes'],
    // Plain words.
    ['Camille Verdier', "'Camille' 'Verdier'"],
    ['Jérémy Lagarde', "'Jérémy' 'Lagarde'"],
    ['"react" nantes', "Nantes 'react'"],
    ['« senior »', "'senior'"],
    ['capitaine react', "react 'capitaine'"],
    ['profil react', 'react'],
    ['profil', "'profil'"],
    ['cherche dev react h/f', 'react'],
    ['react à la', 'react'],
    ['Développeuse react pour notre équipe', 'react'],
    ['react engineer', 'react'],
    ['engineer', "'engineer'"],
    ['Can', "'Can'"],
    ['docker et ci/cd', 'docker'],
    // Corrections.
    ['javascritp', 'javascript'],
    ['kubernettes nantes', 'kubernetes Nantes'],
    ['reatc nates', 'react Nantes'],
    ['"recat"', "'recat'"],
    ['pyt', "'pyt'"],
    ['camille', "'camille'"],
    ['bordeau', 'Bordeaux'],
    ['senoir react', 'react 5..'],
    ['verdiez', "'verdiez'"],
    // Too far for seven letters.
    ['react refonte', "react 'refonte'"],
  ])('“%s” is understood as: %s', (text, expected) => {
    const order = (line: string) => line.split(' ').sort().join(' ');
    expect(order(shown(text))).toBe(order(expected));
  });

  it('only uses the meanings that there are filters for', () => {
    const kinds = ['technology', 'city', 'word', 'not'] as const;
    const { parts } = understand('senior react nantes 45k anglais courant', { vocabulary, places, known, kinds });
    expect(parts.map(wordFor)).toEqual(["'senior'", 'react', 'Nantes', "'45k'", "'anglais'", "'courant'"]);
  });

  it('names each misspelt word with what it was read as', () => {
    const { corrections } = read('recat nantes');
    expect(corrections).toMatchObject([{ typed: 'recat', span: [0, 5], part: { kind: 'technology', id: 'react' } }]);
    expect(read('react').corrections).toEqual([]);
  });
});

describe('a part of a text is removed from it', () => {
  it.each([
    ['senior react nantes', 'react', 'senior nantes'],
    ['typescript react ou vue', 'react', 'typescript vue'],
    ['typescript react ou vue', 'vue', 'typescript react'],
    ['typescript react|vue', 'react', 'typescript vue'],
    ['react sauf php et java', '-php', 'react sauf java'],
    ['react sauf php et java', '-java', 'react sauf php'],
    ['react sauf php', '-php', 'react'],
    ['react, php un plus', '+php', 'react'],
    ['react, php et java un plus', '+php', 'react, et java un plus'],
    ['react, idéalement php nantes', '+php', 'react, nantes'],
    ['react -native', '!native', 'react'],
    ['Nantes ou télétravail', 'orRemote', 'Nantes'],
    ['Nantes ou télétravail', 'Nantes', 'télétravail'],
    ['react 3-5 ans nantes', '3..5', 'react nantes'],
    ['anglais courant react', '~100', 'anglais react'],
    ['react, nantes, anglais', 'Nantes', 'react, anglais'],
    ['junior react confirmé', '..4', 'react'],
    ['react alix react', 'react', 'alix'],
    ['"react native" alix', "'react native'", 'alix'],
  ])('%s without %s is: %s', (text, part, rest) => {
    const { parts } = read(text);
    const spans = parts.find((one) => (one.kind === 'technology' ? one.id : wordFor(one)) === part)?.spans ?? [];
    expect(withoutSpans(text, spans)).toBe(rest);
  });
});
