import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The mark of the brand as SVG. */
const mark = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'public', 'favicon.svg'), 'utf8');

/** The mark as a part of another drawing or page. `attributes`: its place and size. */
export function markWith(attributes: string): string {
  return mark.replace('<svg ', `<svg ${attributes} `);
}
