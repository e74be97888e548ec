/** RFC 3986 accepts fewer characters than browsers do: all others are percent-encoded. */
const encode = (text: string) =>
  text
    .replace(/%(?![0-9A-F]{2})/gi, '%25')
    .replace(/[^\w\-.~:/?@!$&'()*+,;=%]/gu, (sign) => encodeURIComponent(sign.toWellFormed()));

/** An http(s) address in a form that every validator accepts; undefined for any other text. */
export function toUri(address: string): string | undefined {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  // Brackets are only allowed around an IPv6 host.
  const host = url.host.startsWith('[') ? url.host : encode(url.host);
  const who = [url.username, url.password].filter(Boolean).map(encode).join(':');
  const hash = url.hash && `#${encode(url.hash.slice(1))}`;
  return `${url.protocol}//${who && `${who}@`}${host}${encode(url.pathname)}${encode(url.search)}${hash}`;
}

export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

const emailShape =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/i;

/** Whether the standard accepts it as an e-mail address. */
export const isPlainEmail = (text: string) => emailShape.test(text);
