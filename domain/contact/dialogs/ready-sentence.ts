/** docs/product/contact.md, Ready reasons: a sentence that is in the text is taken out, another one is added on its line. */
export function toggleSentence(text: string, sentence: string, most: number): string {
  if (text.includes(sentence)) {
    const at = text.indexOf(sentence);
    const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at + sentence.length).trimStart()];
    return before && after ? `${before}\n${after}` : before + after;
  }
  const added = text.trim() === '' ? sentence : `${text.trimEnd()}\n${sentence}`;
  return added.length > most ? text : added;
}
