import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type PlainPathKey, pathTo } from '../../../../domain/paths.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { LocaleContext } from '../../../i18n/texts.ts';
import { SettingsNav } from './settings-nav.tsx';

function shown(chooseDiscretion: boolean, current: PlainPathKey, locale: Locale): string {
  return renderToString(
    <LocaleContext value={locale}>
      <SettingsNav can={{ chooseDiscretion }} current={current} />
    </LocaleContext>,
  );
}

describe('navigation between settings pages', () => {
  it.each([true, false])('display settings are linked for developers only: %s', (isDeveloper) => {
    const html = shown(isDeveloper, 'security', 'en');
    const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    const own = [
      'userInformations',
      'security',
      'emailSettings',
      'privacySettings',
      ...(isDeveloper ? ['visibilityManager'] : []),
    ] as PlainPathKey[];
    expect(targets).toEqual(own.map((key) => pathTo('en', key)));
  });

  it.each(['userInformations', 'security', 'emailSettings', 'privacySettings', 'visibilityManager'] as const)(
    'the link to the open page %s is marked as current',
    (current) => {
      const open = [...shown(true, current, 'fr').matchAll(/<a href="([^"]+)"[^>]*aria-current="page"/g)];
      expect(open.map(([, href]) => href)).toEqual([pathTo('fr', current)]);
    },
  );

  it('the links are shown in French and in English', () => {
    expect(shown(true, 'security', 'fr')).toContain('Paramètres d&#x27;affichage');
    expect(shown(true, 'security', 'en')).toContain('Display settings');
  });
});
