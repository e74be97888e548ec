import { linksInText } from './links-in-text.ts';

/** What a person wrote as plain text, with its addresses as links. */
export function LinkedText({ text }: { text: string }) {
  let place = 0;
  return linksInText(text).map((part) => {
    const key = place;
    place += part.text.length;
    if (!part.href) return part.text;
    return (
      <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part.text}
      </a>
    );
  });
}
