import { expect, it } from 'vitest';
import { emptyVocabularyEntry } from '../../../../domain/vocabulary/entry.ts';
import type { VocabularyTargets } from '../../../../server/services/moderation/team-settings/vocabulary-targets.ts';
import { fieldLabels, formWith, rendered } from '../../../../tests/harness/rendered.ts';
import { SettingsRow } from './settings-row.tsx';
import { VocabularyFields } from './vocabulary-fields.tsx';

const none = { profession: [], seniority: [], contract: [], remote: [], language: [], languageLevel: [], state: [] };
const targets: VocabularyTargets = {
  ...none,
  technology: [{ id: 'go', name: 'Go' }],
  region: [{ id: 'FR:Bretagne', name: 'Bretagne' }],
};
const form = (change: object) =>
  rendered(<VocabularyFields form={formWith({ ...emptyVocabularyEntry, ...change })} targets={targets} />);

it('docs/product/moderation.md, Words of the vocabulary: a word, its kind, what it means and its language', () => {
  const html = form({ word: 'golang', target: 'go' });
  expect(fieldLabels(html)).toEqual(['Mot ou expression', 'Sorte', 'Veut dire', 'Langue du mot']);
  expect(html).toContain('<option value="go" selected="">Go</option>');
  expect(html).not.toContain('Bretagne');
  expect(form({ kind: 'region' })).toContain('Bretagne');
});

it('docs/product/moderation.md, Words of the vocabulary: a city is looked up by its name', () => {
  const html = form({ kind: 'place', target: 'insee:75056', label: 'Paris' });
  expect(html).toContain('role="combobox"');
  expect(html).toContain('value="Paris"');
});

it('docs/product/moderation.md, Words of the vocabulary: a line says what a word means and where it comes from', () => {
  const word = { kind: 'technology', meaning: 'Go', locale: null, origin: 'file' } as const;
  const line = { id: 'x', name: 'golang', detail: '', free: false, edited: false, word };
  const row = (given: object) => {
    const element = (
      <SettingsRow section="vocabulary" line={{ ...line, ...given }} reasons={{}} open={stop} merge={stop} />
    );
    return rendered(element)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  };
  expect(row({})).toBe('golang du fichier = Go · Technologie · Les deux langues Modifier Supprimer');
  expect(row({ word: { ...word, origin: 'team', locale: 'fr' } })).toContain(
    'de l’équipe = Go · Technologie · Français',
  );
  expect(row({ word: { ...word, origin: 'merge' } })).toContain('ancien nom');
});

const stop = () => {};
