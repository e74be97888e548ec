/** A sentence in which `names between these marks` are code, as in Markdown. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes its order
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
