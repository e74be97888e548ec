/** Whether a redirect to this address is allowed: a complete http(s) address, or a path of the product. */
export function mayRedirectTo(url: string): boolean {
  // Browsers drop control characters and read '\' as '/', so that such an address could lead elsewhere.
  if (/[\p{Cc}\s\\]/u.test(url)) return false;
  if (url.startsWith('/')) return !url.startsWith('//');
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return /^https?:$/.test(protocol) && /^https?:\/\//i.test(url) && !username && !password;
}
