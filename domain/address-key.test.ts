import { describe, expect, it } from 'vitest';
import { addressKey } from './address-key.ts';

describe('the key that a rate limit counts an address by', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.2', '192.0.2.2'],
    [' 192.0.2.1 ', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::'],
    ['2001:db8:1:3::9', '2001:db8:1:3::'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['::1', '0:0:0:0::'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::'],
  ])('of %s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
    expect(addressKey(key)).toBe(key);
  });

  it.each([
    'unknown',
    '',
    '300.1.1.1',
    '1.2.3',
    '1:2:3',
    '1:2:3:4:5:6:7:8:9',
    '1::2::3',
    '2001:db8::g',
    '1:2:3:4:5:6:7:1.2.3.4',
    '0196a1c2-0000-7000-8000-000000000000',
  ])('of %s, which is not an address, is the text itself', (text) => {
    expect(addressKey(text)).toBe(text);
  });

  it('is the same within one IPv6 network, and different in the next network', () => {
    const network = Array.from({ length: 100 }, (_, index) => `2001:db8:aa:bb::${index.toString(16)}`);
    expect(new Set(network.map(addressKey)).size).toBe(1);
    const networks = Array.from({ length: 100 }, (_, index) => `2001:db8:aa:${index.toString(16)}::1`);
    expect(new Set(networks.map(addressKey)).size).toBe(100);
  });
});
