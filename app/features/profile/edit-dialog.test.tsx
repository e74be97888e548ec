import { expect, it } from 'vitest';
import { rendered } from '../../../tests/harness/rendered.ts';
import { FormButtons } from '../../forms/form-dialog.tsx';

it('an edit dialog has two buttons; the second has the warning colour when something is wrong', () => {
  // docs/product/profile.md, Editing a card
  const shown = (wrong: boolean) =>
    rendered(
      <FormButtons cancelLabel="Annuler" submitLabel="Confirmer" close={() => undefined} wrong={wrong} busy={false} />,
    );
  const buttons = (html: string) =>
    [...html.matchAll(/<button[^>]*class="_?([a-z]+)[^"]*"[^>]*>([^<]+)</g)].map(([, look, label]) => [label, look]);
  expect(buttons(shown(false))).toEqual([
    ['Annuler', 'secondary'],
    ['Confirmer', 'primary'],
  ]);
  expect(buttons(shown(true))).toEqual([
    ['Annuler', 'secondary'],
    ['Confirmer', 'warning'],
  ]);
});
