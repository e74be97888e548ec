/**
 * The values of every record of a feed, by their element: the values of an element that stands there several times are
 * on several lines. Fails on anything else than elements with CDATA sections in them, and on elements that are not closed.
 */
export function xmlRecords(feed: string, name: string): Record<string, string>[] {
  const records: Record<string, string>[] = [];
  const open: string[] = [];
  let value: string | undefined;
  const token = /<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)(\w+)>|<\?xml [^>]*\?>|\s+/y;
  while (token.lastIndex < feed.length) {
    const at = token.lastIndex;
    const found = token.exec(feed);
    if (!found) throw new Error(`not XML at ${at}: ${feed.slice(at, at + 80)}`);
    const [, text, end, element] = found;
    if (text !== undefined) value = (value ?? '') + text;
    else if (element && !end) {
      open.push(element);
      value = undefined;
      if (element === name) records.push({});
    } else if (element) {
      if (open.pop() !== element) throw new Error(`</${element}> closes another element`);
      const record = records.at(-1);
      if (value !== undefined && record && open.includes(name))
        record[element] = record[element] === undefined ? value : `${record[element]}\n${value}`;
      value = undefined;
    }
  }
  if (open.length > 0) throw new Error(`not closed: ${open.join(', ')}`);
  return records;
}
