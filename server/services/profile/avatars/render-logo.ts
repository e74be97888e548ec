import { createHash } from 'node:crypto';
import { escapeXml } from '../../../../domain/text/escape.ts';

const logoShapes = ['circle', 'diamond', 'hexagon', 'leaf', 'arches', 'steps'] as const;

export type Logo = {
  shape: (typeof logoShapes)[number];
  /** Colour of the logo, in degrees on the colour wheel. */
  hue: number;
  initials: string;
};

/** The default logo of a company: always the same for the same name. */
export function logoFor(name: string): Logo {
  const digest = createHash('sha256').update(name).digest();
  return {
    shape: logoShapes[digest.readUInt8(0) % logoShapes.length] ?? 'circle',
    hue: digest.readUInt16BE(1) % 360,
    initials: initialsOf(name),
  };
}

/** 'Petits Bols' → 'PB', 'Maréva' → 'Ma' */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = '', second] = words;
  return second
    ? [...first]
        .slice(0, 1)
        .concat([...second].slice(0, 1))
        .join('')
    : [...first].slice(0, 2).join('');
}

/** The logo of a company that has not uploaded one: a shape in two tones with its initials. */
export function renderLogo({ shape, hue, initials }: Logo): string {
  const turn = ((Math.round(hue) % 360) + 360) % 360;
  const dark = `hsl(${turn} 42% 34%)`;
  const middle = `hsl(${turn} 38% 46%)`;
  const pale = `hsl(${turn} 40% 94%)`;
  const text = [...initials].slice(0, 2).join('').toUpperCase();
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" aria-hidden="true">',
    `<rect width="120" height="120" rx="20" fill="${pale}"/>`,
    drawShape(shape, dark, middle),
    '<text x="60" y="61" fill="#fff" font-family="Inter, Helvetica, Arial, sans-serif" font-size="34" font-weight="600"',
    ` letter-spacing="-1" text-anchor="middle" dominant-baseline="central">${escapeXml(text)}</text>`,
    '</svg>',
  ].join('');
}

function drawShape(shape: Logo['shape'], dark: string, middle: string): string {
  switch (shape) {
    case 'circle':
      return `<circle cx="60" cy="60" r="42" fill="${dark}"/><path d="M60 18a42 42 0 0 1 42 42H60z" fill="${middle}"/>`;
    case 'diamond':
      return `<path d="M60 10l50 50-50 50L10 60z" fill="${dark}"/><path d="M60 10l50 50H60z" fill="${middle}"/>`;
    case 'hexagon':
      return (
        `<path d="M60 13l41 23.5v47L60 107 19 83.5v-47z" fill="${dark}"/>` +
        `<path d="M60 13l41 23.5L60 60 19 36.5z" fill="${middle}"/>`
      );
    case 'leaf':
      return (
        `<path d="M18 18h44a40 40 0 0 1 40 40v44H58a40 40 0 0 1-40-40z" fill="${dark}"/>` +
        `<path d="M18 18l84 84H58a40 40 0 0 1-40-40z" fill="${middle}"/>`
      );
    case 'arches':
      return (
        `<path d="M16 102V60a44 44 0 0 1 88 0v42z" fill="${dark}"/>` +
        `<path d="M34 102V64a26 26 0 0 1 52 0v38z" fill="${middle}"/>`
      );
    case 'steps':
      return (
        `<path d="M16 16h88v88H16z" fill="${dark}"/>` + `<path d="M16 104V76h30V48h29V16h29v88z" fill="${middle}"/>`
      );
  }
}
