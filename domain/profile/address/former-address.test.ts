import { describe, expect, it } from 'vitest';
import { addressChange } from './former-address.ts';

describe('a former address (docs/product/profile.md, Addresses of profiles)', () => {
  it.each([
    ['the same name', 'Camille Durand', 'Camille Durand', 'none'],
    ['a name that is shown besides', 'Camille', 'Camille Durand', 'leadsOn'],
    ['a second last name', 'Camille Durand', 'Camille Durand-Martin', 'leadsOn'],
    ['capitals and accents', 'HELENE petit', 'Hélène Petit', 'leadsOn'],
    ['the order of the words', 'Durand Camille', 'Camille Durand', 'leadsOn'],
    ['a last name that is no longer shown', 'Camille Durand', 'Camille', 'ends'],
    ['another last name', 'Camille Durand', 'Camille Martin', 'ends'],
    ['a part of a word', 'Ann Martin', 'Anna Martin', 'ends'],
    ['a nickname instead of the name', 'Camille Durand', 'Loutre agile', 'ends'],
    ['the name instead of a nickname', 'Loutre agile', 'Camille Durand', 'ends'],
    ['a former name without words', '…', 'Camille', 'ends'],
    ['an empty new name', 'Camille', '', 'ends'],
  ] as const)('%s', (_, former, shown, expected) => expect(addressChange(former, shown)).toBe(expected));
});
