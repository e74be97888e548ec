import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type PlainPathKey, pathTo } from '../../../../domain/paths.ts';
import { type Locale, type Role, roles } from '../../../../domain/viewer.ts';
import { LocaleContext } from '../../../i18n/texts.ts';
import { SettingsNav } from './settings-nav.tsx';

function shown(role: Role, current: PlainPathKey, locale: Locale): string {
  return renderToString(
    <LocaleContext value={locale}>
      <SettingsNav role={role} current={current} />
    </LocaleContext>,
  );
}

describe('navigation between settings pages', () => {
  it.each(roles)('a %s has links to every settings page of that role and to no other', (role) => {
    const html = shown(role, 'security', 'en');
    const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    const own = [
      'userInformations',
      'security',
      'privacySettings',
      ...(role === 'DEVELOPER' ? ['visibilityManager'] : []),
    ] as PlainPathKey[];
    expect(targets).toEqual(own.map((key) => pathTo('en', key)));
  });

  it.each(['userInformations', 'security', 'privacySettings', 'visibilityManager'] as const)(
    'the link to the open page %s is marked as current',
    (current) => {
      const open = [...shown('DEVELOPER', current, 'fr').matchAll(/<a href="([^"]+)" aria-current="page"/g)];
      expect(open.map(([, href]) => href)).toEqual([pathTo('fr', current)]);
    },
  );

  it('the links are shown in French and in English', () => {
    expect(shown('DEVELOPER', 'security', 'fr')).toContain('Paramètres d&#x27;affichage');
    expect(shown('DEVELOPER', 'security', 'en')).toContain('Display settings');
  });
});
