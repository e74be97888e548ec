import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type PathKey, pathTo } from '../../../../domain/paths.ts';
import { type Locale, type Role, roles } from '../../../../domain/viewer.ts';
import { LocaleContext } from '../../../i18n/texts.ts';
import { SettingsNav } from './settings-nav.tsx';

function shown(role: Role, current: PathKey, locale: Locale): string {
  return renderToString(
    <LocaleContext value={locale}>
      <SettingsNav role={role} current={current} />
    </LocaleContext>,
  );
}

describe('the way between settings pages', () => {
  it.each(roles)('leads %s to every page of theirs, and nowhere else', (role) => {
    const html = shown(role, 'security', 'en');
    const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    const own = [
      'userInformations',
      'security',
      'privacySettings',
      ...(role === 'DEVELOPER' ? ['visibilityManager'] : []),
    ] as PathKey[];
    expect(targets).toEqual(own.map((key) => pathTo('en', key)));
  });

  it.each(['userInformations', 'security', 'privacySettings', 'visibilityManager'] as const)(
    'says that %s is open',
    (current) => {
      const open = [...shown('DEVELOPER', current, 'fr').matchAll(/<a href="([^"]+)" aria-current="page"/g)];
      expect(open.map(([, href]) => href)).toEqual([pathTo('fr', current)]);
    },
  );

  it('speaks both languages', () => {
    expect(shown('DEVELOPER', 'security', 'fr')).toContain('Paramètres d&#x27;affichage');
    expect(shown('DEVELOPER', 'security', 'en')).toContain('Display settings');
  });
});
