/**
 * The key that a rate limit counts an address by. One IPv6 client has 2⁶⁴ addresses of its own, so its network is the
 * key; an IPv4 address is the key itself, in every spelling. The key is a valid address. A text that is not an address
 * is returned unchanged.
 */
export function addressKey(address: string): string {
  const bare = withoutPort(address.trim().toLowerCase());
  if (isIpv4(bare)) return bare;
  const groups = groupsOf(bare);
  if (!groups) return address;
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) return ipv4Of(groups);
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::`;
}

/** Some proxies write the port too: '192.0.2.1:4711', '[2001:db8::1]:4711'. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](:\d+)?$/.exec(address)?.[1];
  if (bracketed !== undefined) return bracketed;
  return /^\d+\.\d+\.\d+\.\d+:\d+$/.test(address) ? address.slice(0, address.lastIndexOf(':')) : address;
}

function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
}

function ipv4Of(groups: number[]): string {
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The eight groups of an IPv6 address, or undefined. */
function groupsOf(text: string): number[] | undefined {
  // The zone names a network interface of this machine.
  const [address = '', ...zones] = text.split('%');
  const sides = address.split('::');
  if (zones.length > 1 || sides.length > 2) return undefined;
  const [before, after] = sides.map((side, index) => groupsIn(side, index === sides.length - 1));
  if (sides.length === 1) return before?.length === 8 ? before : undefined;
  if (!before || !after || before.length + after.length > 7) return undefined;
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** '2001:db8' and, at the end of an address, '::ffff:192.0.2.1'. */
function groupsIn(side: string, isLast: boolean): number[] | undefined {
  if (side === '') return [];
  const groups: number[] = [];
  const parts = side.split(':');
  for (const [index, part] of parts.entries()) {
    if (isLast && index === parts.length - 1 && isIpv4(part)) {
      const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
      groups.push(a * 256 + b, c * 256 + d);
    } else if (/^[0-9a-f]{1,4}$/.test(part)) groups.push(Number.parseInt(part, 16));
    else return undefined;
  }
  return groups;
}
