import { oneLine } from '../../profile/text-limits.ts';
import { fold } from '../../text/fold.ts';

export const longestSearch = 120;
const mostWords = 6;

/** docs/product/contact.md, Searching conversations: each word must be in a message, or in the name of the other side. */
export function wordsOfSearch(text: string): string[] {
  const words = fold(oneLine(text).slice(0, longestSearch)).split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, mostWords);
}
