import { pathTo } from '../../../../domain/paths.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { type AppIcon, appIcons } from './app-icon.ts';

const descriptions: Record<Locale, string> = {
  fr: 'Le recrutement tech, en eau claire.',
  en: 'Tech recruiting, in clear water.',
};

/** What a phone needs to put the product beside its applications. */
export function webManifest(brand: string, locale: Locale) {
  return {
    // The same in both languages: it is one application.
    id: '/',
    name: brand,
    short_name: brand,
    description: descriptions[locale],
    lang: locale,
    dir: 'ltr',
    start_url: pathTo(locale, 'home'),
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...(Object.keys(appIcons) as AppIcon[])
        .filter((name) => appIcons[name].listed)
        .map((name) => ({
          src: `/app-icons/${name}.png`,
          type: 'image/png',
          sizes: `${appIcons[name].size}x${appIcons[name].size}`,
          purpose: appIcons[name].maskable ? 'maskable' : 'any',
        })),
    ],
  };
}
