import { describe, expect, it } from 'vitest';
import { disableReasons } from '../../../domain/moderation/disable-reason.ts';
import type { Moderation } from '../../../server/services/moderation/read-moderation.ts';
import { plain, rendered } from '../../../tests/harness/rendered.ts';
import { AdminCard } from './admin-card.tsx';
import { DisableForm } from './disable-dialog.tsx';
import { moderationTexts } from './moderation.texts.ts';
import type { useDisabling } from './use-disabling.ts';

const texts = moderationTexts.fr;
const buttons = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*>(?:<span[^>]*>)?([^<]+)</g)].map(([, label]) => label ?? '');

describe('French texts of the dialog to disable a profile (docs/product/moderation.md, Disabling a profile)', () => {
  const options: NonNullable<ReturnType<typeof useDisabling>['options']> = {
    ...{ disabled: false, locale: 'fr', subjects: { fr: '', en: '' }, templates: [], sender: 'zoe' },
    senders: [
      { key: 'basile', name: 'Basile Roy', email: 'basile@team.example' },
      { key: 'zoe', name: 'Zoé Martin', email: 'zoe@team.example' },
    ],
  };
  const draft: NonNullable<ReturnType<typeof useDisabling>['draft']> = {
    ...{ reason: 'Default', locale: 'fr', sender: 'zoe', subject: '[Vivier] Mise en pause de ton profil', message: '' },
  };
  const form = { options, draft, ready: false } as unknown as ReturnType<typeof useDisabling>;
  const html = rendered(<DisableForm {...{ form, options, draft }} close={() => undefined} />);

  it('its title has the name of the developer', () =>
    expect(plain(texts.dialog.title('Ada Morel'))).toBe("Désactiver le profil d'Ada Morel"));

  it('it has a button for each reason, then the preview, then three buttons', () => {
    const templates = disableReasons.map((reason) => plain(texts.reasons[reason]));
    expect(buttons(html)).toEqual([
      ...templates,
      'Aperçu',
      'Annuler',
      'Désactiver sans envoyer',
      'Désactiver et envoyer le mail',
    ]);
  });

  it('« De : » offers the senders in the order of the server, and its default is chosen', () => {
    const from = /De :<\/label><select[^>]*>(.*?)<\/select>/.exec(html)?.[1] ?? '';
    expect(
      [...from.matchAll(/value="(\w+)"( selected="")?/g)].map(([, key, chosen]) => [key, Boolean(chosen)]),
    ).toEqual([
      ['basile', false],
      ['zoe', true],
    ]);
  });

  it('« Objet : » has the default subject, and « Message : » is empty', () => {
    expect(html).toMatch(/Objet :<\/label><input[^>]*value="\[Vivier\] Mise en pause de ton profil"/);
    expect(html).toMatch(/Message :<\/label><textarea[^>]*><\/textarea>/);
  });
});

describe('French texts of the admin card (docs/product/moderation.md, Boost and update date; Visit statistics)', () => {
  const moderation: Moderation = {
    ...{ acts: ['disable'], disabled: undefined, boost: 2, lastUpdate: '2026-11-02T09:00:00Z', call: undefined },
    visits: [
      { from: '2026-11-02', count: 4, uniqueCount: 2 },
      { from: '2026-11-03', count: 0, uniqueCount: 0 },
    ],
  };
  const html = rendered(<AdminCard developerId="ada" moderation={moderation} />);

  it('the boost is a slider from 0 to 3, and a button resets the update date', () => {
    expect(html).toMatch(/>Boost<\/label>.*<input[^>]*type="range"[^>]*min="0"[^>]*max="3"[^>]*step="1"[^>]*value="2"/);
    expect(buttons(html)).toEqual(['Réinitialiser la date de mise à jour']);
  });

  it('the chart « Visites » shows visits and visitors of each period', () => {
    expect(html).toContain('<caption>Visites</caption>');
    // Each bar begins at its height; the visitors stand in front of the visits.
    const tops = [...html.matchAll(/<rect class="[^"]*" [^>]*y="([\d.]+)%" height="100%"/g)].map(
      ([, top]) => 100 - Number(top),
    );
    expect(tops).toEqual([84, 42]);
    expect(html).toContain('<td>4</td><td>2</td>');
  });

  it('the statistics are by day for 14 days at first; a week and a month can be chosen', () => {
    const choices = [...html.matchAll(/<option value="(\w+)"( selected="")?/g)];
    expect(choices.map(([, granularity, chosen]) => [granularity, Boolean(chosen)])).toEqual([
      ['DAY', true],
      ['WEEK', false],
      ['MONTH', false],
    ]);
    expect(html).toMatch(/Nombre de jours à afficher<\/label><input[^>]*type="number"[^>]*value="14"/);
  });
});
