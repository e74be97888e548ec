import { expect, it } from 'vitest';
import { matching } from './matching.ts';

it('finds a choice by a former name, those that begin with the typed text first', () => {
  const choices = [{ name: 'Preact', synonyms: null }, { name: 'React', synonyms: ['ReactJS'] }, { name: 'Vue.js' }];
  expect(matching(choices, 'react').map(({ name }) => name)).toEqual(['React', 'Preact']);
  expect(matching(choices, 'reactjs').map(({ name }) => name)).toEqual(['React']);
});
