/** A sentence where text between backticks is shown as code, as in Markdown. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
