import { expect, it } from 'vitest';
import { cityOf } from './place-text.ts';

it.each<[string, string, string[]]>([
  ['Nantes, Pays de la Loire, France', 'Nantes', ['Pays de la Loire', 'France']],
  ['Nantes', 'Nantes', []],
  ['Région de Paris, France', 'Paris', ['France']],
  ['Région d’Annecy', 'Annecy', []],
  ['Lyon et périphérie', 'Lyon', []],
  ['Ville de Paris, Île-de-France, France', 'Paris', ['Île-de-France', 'France']],
  ['Greater Toulouse Metropolitan Area', 'Toulouse', []],
  ['Greater London', 'London', []],
  ['San Francisco Bay Area', 'San Francisco', []],
  ['Paris 11e', 'Paris', []],
  ['Lyon 3ème arrondissement, France', 'Lyon', ['France']],
  ['44000 Nantes', 'Nantes', []],
  ['Nantes Cedex 3', 'Nantes', []],
  ['Rennes (France)', 'Rennes', ['France']],
  ['Rennes - Bretagne', 'Rennes', ['Bretagne']],
  ['Aix-en-Provence', 'Aix-en-Provence', []],
  ['', '', []],
])('the city of “%s” is %s', (name, city, context) => {
  expect(cityOf(name)).toEqual({ city, context });
});
