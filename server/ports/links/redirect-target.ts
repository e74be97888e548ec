/** Whether we are ready to send a browser there: http(s) in full, or a path that stays with us. */
export function mayRedirectTo(url: string): boolean {
  // Browsers drop control characters and read '\' as '/', so that such an address is not what it seems.
  if (/[\p{Cc}\s\\]/u.test(url)) return false;
  if (url.startsWith('/')) return !url.startsWith('//');
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return /^https?:$/.test(protocol) && /^https?:\/\//i.test(url) && !username && !password;
}
