// `npm run icons`: copies the icons that pages use from Lucide (lucide.dev) to app/ui/icon-paths.generated.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { iconPath } from './icon-path.mjs';
import { root } from './prepare.mjs';

/** The name of an icon in our pages, and its name in Lucide. */
const names = {
  archive: 'archive',
  bell: 'bell',
  braces: 'braces',
  briefcase: 'briefcase',
  brush: 'brush',
  building: 'building',
  calendar: 'calendar',
  check: 'check',
  chevron: 'chevron-down',
  close: 'x',
  copy: 'copy',
  document: 'file-text',
  down: 'arrow-down',
  download: 'download',
  euro: 'badge-euro',
  external: 'arrow-up-right',
  eye: 'eye',
  eyeOff: 'eye-off',
  filter: 'list-filter',
  grid: 'layout-grid',
  grip: 'grip-vertical',
  heart: 'heart',
  home: 'house',
  hourglass: 'hourglass',
  info: 'info',
  laptop: 'laptop',
  left: 'chevron-left',
  link: 'link',
  list: 'list',
  listChecks: 'list-checks',
  lock: 'lock',
  mail: 'mail',
  mapPin: 'map-pin',
  menu: 'menu',
  message: 'message-circle',
  minus: 'minus',
  more: 'ellipsis',
  paperclip: 'paperclip',
  pencil: 'pencil',
  person: 'user',
  phone: 'phone',
  pin: 'pin',
  play: 'play',
  plus: 'plus',
  refresh: 'refresh-cw',
  right: 'chevron-right',
  search: 'search',
  shield: 'shield',
  shieldCheck: 'shield-check',
  smartphone: 'smartphone',
  star: 'star',
  support: 'life-buoy',
  team: 'users',
  text: 'type',
  trash: 'trash',
  trophy: 'trophy',
  up: 'arrow-up',
  verified: 'badge-check',
  video: 'video',
};

const library = join(root, 'node_modules', 'lucide');
export const generatedFile = join(root, 'app', 'ui', 'icon-paths.generated.ts');

/** The content of the generated file for the installed version of Lucide. */
export async function iconPathsFile() {
  const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));
  const lines = [];
  for (const [name, theirs] of Object.entries(names)) {
    const file = join(library, 'dist', 'esm', 'icons', `${theirs}.mjs`);
    const { default: elements } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    lines.push(`  ${name}: '${iconPath(elements)}',`);
  }
  return [
    `/*! Icons: Lucide ${version}, ISC License, Copyright (c) 2026 Lucide Icons and Contributors; see docs/third-party-notices.md */`,
    '// Made by `npm run icons`. Do not edit.',
    'export const iconPaths = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) writeFileSync(generatedFile, await iconPathsFile());
