import type { Random } from './random.ts';

/** An identifier of version 7 for the given time, like those of the database, but the same for the same seed. */
export function idAt(random: Random, moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  const hex = (digits: number): string =>
    random
      .int(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, '0');
  const variant = (8 + random.int(0, 3)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
}

/** 'Éloïse Le Gall' gives 'eloise-le-gall'. */
export function slug(text: string): string {
  return text
    .replace(/[œŒ]/g, 'oe')
    .replace(/[łŁ]/g, 'l')
    .replace(/[øØ]/g, 'o')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
