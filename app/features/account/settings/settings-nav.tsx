import { type PathKey, pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { settingsTexts } from './settings.texts.ts';

const common = ['userInformations', 'security', 'emailSettings', 'privacySettings'] as const;

/** Links between the settings pages. */
export function SettingsNav({ can, current }: { can: { chooseDiscretion: boolean }; current: PathKey }) {
  const locale = useLocale();
  const texts = useTexts(settingsTexts).nav;
  const keys = can.chooseDiscretion ? ([...common, 'visibilityManager'] as const) : common;
  return (
    <Tabs
      above
      label={texts.label}
      tabs={keys.map((key) => ({ key, href: pathTo(locale, key), label: texts[key], current: key === current }))}
    />
  );
}
