/** docs/product/library.md, Notes: colleagues who are named in a note, as « @Name ». */
export const mostMentions = 10;
const longestTyped = 40;

/** What is typed after an « @ » before the caret, and where the « @ » stands; undefined while no colleague is being named. */
export function typedMention(text: string, caret: number): { start: number; typed: string } | undefined {
  const before = text.slice(Math.max(0, caret - longestTyped), caret);
  const at = before.lastIndexOf('@');
  if (at === -1) return undefined;
  const start = caret - before.length + at;
  const typed = before.slice(at + 1);
  // Not in the middle of an e-mail address, nor over several lines.
  if (typed.includes('\n') || (start > 0 && /\S/.test(text.charAt(start - 1)))) return undefined;
  return { start, typed };
}

/** Whether a text names this colleague. */
export const isNamed = (text: string, name: string): boolean => name !== '' && text.includes(`@${name}`);

export type MentionPart = { text: string; mention: boolean };

/** A text in parts, those that name one of the mentioned colleagues and those between. */
export function mentionParts(text: string, names: readonly string[]): MentionPart[] {
  const parts: MentionPart[] = [];
  // Of two names that begin alike, the longer one is meant.
  const sought = names
    .filter(Boolean)
    .map((name) => `@${name}`)
    .toSorted((a, b) => b.length - a.length);
  let rest = text;
  while (rest) {
    const found = sought
      .map((name) => ({ name, at: rest.indexOf(name) }))
      .filter(({ at }) => at !== -1)
      .toSorted((a, b) => a.at - b.at)[0];
    if (!found) break;
    if (found.at > 0) parts.push({ text: rest.slice(0, found.at), mention: false });
    parts.push({ text: found.name, mention: true });
    rest = rest.slice(found.at + found.name.length);
  }
  return rest ? [...parts, { text: rest, mention: false }] : parts;
}
