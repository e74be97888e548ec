import { describe, expect, it } from 'vitest';
import languages from '../../../server/data/lookups/languages.json' with { type: 'json' };
import professions from '../../../server/data/lookups/professions.json' with { type: 'json' };
import technologies from '../../../server/data/lookups/technologies.json' with { type: 'json' };
import { matchLanguage, matchProfession, matchTechnologies, technologyMatcher } from './match.ts';

describe('matching a job title with professions (docs/product/resume.md, Matching imported names)', () => {
  it.each([
    ['Développeur·euse full-stack', 'full-stack-developer'],
    ['Full-stack developer', 'full-stack-developer'],
    ['Développement full-stack', 'full-stack-developer'],
    ['Full-stack development', 'full-stack-developer'],
    ['developpeuse full-stack', 'full-stack-developer'],
    ['DÉVELOPPEUR FULL-STACK', 'full-stack-developer'],
    ['Administratrice de bases de données', 'database-administrator'],
    ['Ingénieure cloud', 'cloud-engineer'],
    ['Cheffe de projet informatique', 'project-manager'],
    ['Boulanger', undefined],
    ['', undefined],
  ])('“%s” is %s', (title, id) => expect(matchProfession(professions, title)?.id).toBe(id));

  it('every profession is found by each of its titles', () => {
    for (const one of professions)
      for (const title of [one.displayNameFr, one.displayNameEn]) expect(matchProfession(professions, title)).toBe(one);
  });
});

describe('matching a language by its English or French name (docs/product/resume.md, Matching imported names)', () => {
  it.each([
    ['English', 'en'],
    ['anglais', 'en'],
    ['  FRANÇAIS ', 'fr'],
    ['francais', 'fr'],
    ['Espagnol (courant)', 'es'],
    ['German - native', 'de'],
    ['Klingonish', undefined],
    ['', undefined],
  ])('“%s” is %s', (name, id) => expect(matchLanguage(languages, name)?.id).toBe(id));
});

describe('matching a skill with technologies (docs/product/resume.md, Matching imported names)', () => {
  it.each([
    ['JavaScript', ['javascript']],
    ['javascript', ['javascript']],
    ['Rust (Programming Language)', ['rust']],
    ['Java et Spring Boot', ['java', 'spring-boot']],
    ['React Native', ['react-native']],
    ['React, React Native', ['react', 'react-native']],
    ['NodeJS', ['node-js']],
    ['Node.js backend', ['node-js']],
    ['React.js', ['react']],
    ['ReactJS', ['react']],
    ['Node', ['node-js']],
    ['Vue 3', ['vue-js']],
    ['HTML5', ['html']],
    ['HTML5/CSS3', ['html', 'css']],
    ['Java 17', ['java']],
    ['PHP8', ['php']],
    ['Next steps', []],
    ['AWS', ['aws']],
    ['Kafka streams', ['apache-kafka']],
    ['C', ['c']],
    ['C++', ['c-plus-plus']],
    ['C, C++ & C#', ['c-sharp', 'c-plus-plus', 'c']],
    ['R&D', []],
    ['R', ['r']],
    ['Go to market', []],
    ['Go', ['go']],
    ['scikit-learn', ['scikit-learn']],
    ['.NET', ['dot-net']],
    ['ASP.NET Core', ['asp-net-core']],
    ['Gestion de projet', []],
    ['', []],
  ])('“%s” contains %j', (skill, ids) => {
    const found = matchTechnologies(technologies, skill).map(({ id }) => id);
    expect(found.toSorted()).toEqual(ids.toSorted());
  });

  it('every technology is found by each of its names', () => {
    const matching = technologyMatcher(technologies);
    for (const one of technologies) for (const name of [one.nameFr, one.nameEn]) expect(matching(name)).toContain(one);
  });
});
