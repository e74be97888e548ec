import { describe, expect, it } from 'vitest';
import { boostFigures, boostVariant, canBoost, juniorDiscountPercent, juniorPrice, withJuniorOffer } from './boost.ts';

describe("'Junior variant (codeExperienceYears missing or under 5)', the call otherwise", () => {
  it.each([
    ['missing', null, 'junior'],
    ['none', 0, 'junior'],
    ['under 5', 4, 'junior'],
    ['exactly 5', 5, 'call'],
    ['a whole career', 40, 'call'],
  ] as const)('%s', (_, years, expected) => expect(boostVariant(years)).toBe(expected));
});

describe("'Booster mon profil' (enabled only when the validation status is published)", () => {
  it.each([
    ['published', true],
    ['reviewed', false],
    ['waiting', false],
    [null, false],
  ])('%s', (validationStatus, expected) => expect(canBoost({ validationStatus })).toBe(expected));
});

it("has the figures of the specification: '3000 entreprises', newsletter of 4000 recruiters, discount 50%", () => {
  expect(boostFigures).toEqual({ companies: 3000, newsletterRecruiters: 4000 });
  expect(juniorDiscountPercent).toBe(50);
});

describe('the junior price', () => {
  it.each([
    [190, 95],
    [150, 75],
    [0, 0],
  ])('of %i € is half of it: %i €', (full, half) => expect(juniorPrice(full)).toBe(half));

  it.each([
    ['a page of ours', '/formations', '/formations?offre=junior'],
    ['another site', 'https://ecole.example/cours', 'https://ecole.example/cours?offre=junior'],
    ['one with parameters', 'https://ecole.example/?a=1&b=2', 'https://ecole.example/?a=1&b=2&offre=junior'],
    ['one that asks already', '/formations?offre=autre', '/formations?offre=junior'],
    [
      'one with a place on the page',
      'https://ecole.example/cours#prix',
      'https://ecole.example/cours?offre=junior#prix',
    ],
  ])('is asked for by the link to %s', (_, address, expected) => expect(withJuniorOffer(address)).toBe(expected));
});
