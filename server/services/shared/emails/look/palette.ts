/**
 * The colours of the product (app/styles/tokens.css) in e-mails, where styles have no names: every one is written beside
 * the element. `dark` is for mail programs that say so; the others show `light` or compute their own dark colours from it.
 */
export const palette = {
  paper: { light: '#fbfaf7', dark: '#12181e' },
  surface: { light: '#ffffff', dark: '#1a222a' },
  sunken: { light: '#f3f1eb', dark: '#12181e' },
  line: { light: '#e3e0d8', dark: '#2c3742' },
  ink: { light: '#17212b', dark: '#e9eef2' },
  muted: { light: '#55626f', dark: '#a3b0bc' },
  leaf: { light: '#0b6b53', dark: '#5ccba9' },
  onLeaf: { light: '#ffffff', dark: '#06231b' },
  paleLeaf: { light: '#68a395', dark: '#419079' },
  water: { light: '#1f5fa8', dark: '#8cbdf2' },
} as const;

export type Colour = keyof typeof palette;
type Property = 'color' | 'background-color' | 'border-color';

/** The classes by which a colour changes in the dark: `ink` is `color`, `bg-…` a background, `bd-…` a border. */
const prefixes: Record<Property, string> = { color: '', 'background-color': 'bg-', 'border-color': 'bd-' };

type Look = Partial<Record<Property, Colour>>;

/** The attributes of an element with these colours and other styles. */
export function look(colours: Look, style: string): string {
  const entries = Object.entries(colours) as [Property, Colour][];
  const classes = entries.map(([property, colour]) => prefixes[property] + colour).join(' ');
  const written = entries.map(([property, colour]) => `${property}:${palette[colour].light}`);
  return `class="${classes}" style="${[...written, style].filter(Boolean).join(';')}"`;
}

function rules(before: string, property: Property): string {
  return Object.entries(palette)
    .map(([colour, { dark }]) => `${before}.${prefixes[property]}${colour}{${property}:${dark}!important}`)
    .join('');
}

/**
 * `data-ogsc` and `data-ogsb` are what Outlook on the web and on Android writes on elements whose colours it has
 * changed: there it gets our dark colours instead of its own.
 */
export const stylesheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.pad{padding:24px 20px!important}.edge{padding:20px 8px!important}}',
  `@media (prefers-color-scheme:dark){${rules('', 'color')}${rules('', 'background-color')}${rules('', 'border-color')}}`,
  `${rules('[data-ogsc] ', 'color')}${rules('[data-ogsb] ', 'background-color')}`,
].join('\n');
