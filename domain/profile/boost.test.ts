import { describe, expect, it } from 'vitest';
import { boostFigures, boostVariant, canBoost, juniorDiscountPercent, juniorPrice, withJuniorOffer } from './boost.ts';

describe('the variant of the boost dialog (docs/product/profile.md, Boost)', () => {
  it.each([
    ['missing', null, 'junior'],
    ['none', 0, 'junior'],
    ['under 5', 4, 'junior'],
    ['exactly 5', 5, 'call'],
    ['40', 40, 'call'],
  ] as const)('with years of experience: %s', (_, years, expected) => expect(boostVariant(years)).toBe(expected));
});

describe('the button « Booster mon profil » (docs/product/profile.md, Boost)', () => {
  it.each([
    ['published', true],
    ['reviewed', false],
    ['waiting', false],
    [null, false],
  ])('with validation status %s is enabled or not', (validationStatus, expected) =>
    expect(canBoost({ validationStatus })).toBe(expected),
  );
});

describe('the figures of the boost dialog (docs/product/profile.md, Boost figures)', () => {
  it.each([
    ['demo', undefined, undefined, 3000, 4000],
    ['demo', 12_000, undefined, 12_000, 4000],
    ['production', undefined, undefined, undefined, undefined],
    ['production', 800, undefined, 800, undefined],
    ['production', undefined, 450, undefined, 450],
    ['production', 800, 450, 800, 450],
  ] as const)(
    'in the mode %s, with %s companies and %s readers of a newsletter set',
    (mode, companies, readers, shown, read) => {
      const set = { APP_MODE: mode, BOOST_COMPANIES: companies, NEWSLETTER_RECRUITERS: readers };
      expect(boostFigures(set)).toEqual({ companies: shown, newsletterRecruiters: read });
    },
  );

  it('the discount for juniors is 50 %', () => expect(juniorDiscountPercent).toBe(50));
});

describe('the junior price', () => {
  it.each([
    [190, 95],
    [150, 75],
    [0, 0],
  ])('of %i € is half: %i €', (full, half) => expect(juniorPrice(full)).toBe(half));

  it.each([
    ['a page of the product', '/formations', '/formations?offre=junior'],
    ['another site', 'https://ecole.example/cours', 'https://ecole.example/cours?offre=junior'],
    ['an address with parameters', 'https://ecole.example/?a=1&b=2', 'https://ecole.example/?a=1&b=2&offre=junior'],
    ['an address that has the parameter already', '/formations?offre=autre', '/formations?offre=junior'],
    ['an address with a fragment', 'https://ecole.example/cours#prix', 'https://ecole.example/cours?offre=junior#prix'],
  ])('is added to the link to %s', (_, address, expected) => expect(withJuniorOffer(address)).toBe(expected));
});
