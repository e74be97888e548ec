import { headerWord } from './headers.ts';

/**
 * French with the French contact header, English with the education or the Top Skills header. The declared language is
 * used only without these, or where a file in a third language has an English header.
 */
export function detectLanguage(
  headers: { side: string[]; main: string[] },
  declared?: string,
): 'fr' | 'en' | undefined {
  const side = new Set(headers.side.map(headerWord));
  const main = new Set(headers.main.map(headerWord));
  const hint = declared?.trim().toLowerCase().split(/[-_]/)[0];
  if (side.has('coordonnées')) return 'fr';
  const english = main.has('education') || side.has('top skills');
  if (english) return side.has('contact') || !hint || hint === 'en' || hint === 'fr' ? 'en' : undefined;
  if (hint === 'en' && side.has('contact')) return 'en';
  if (hint === 'fr' && side.has('principales compétences')) return 'fr';
  return undefined;
}
