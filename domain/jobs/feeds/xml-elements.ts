import { allowedInXml } from '../../text/escape.ts';

/** Job boards ask for values in CDATA sections: one of them does not read entities. */
function cdata(text: string): string {
  return `<![CDATA[${allowedInXml(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** An element for each value; without a value there is no element. */
export function elements(values: Record<string, string | null | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => (value ? `<${name}>${cdata(value)}</${name}>` : ''))
    .join('');
}
