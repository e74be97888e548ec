/** What being boosted is worth, as the dialog says it. */
export const boostFigures = { companies: 3000, newsletterRecruiters: 4000 } as const;

/** 'Junior threshold: codeExperienceYears missing or under 5; junior training discount 50%.' */
export const juniorBelowYears = 5;
export const juniorDiscountPercent = 50;

/** The parameter with which a link to the training site asks for the junior price. */
export const trainingOffer = { name: 'offre', junior: 'junior' } as const;

/** How far ahead a call can be booked. */
export const bookableDays = 14;

export type BoostVariant = 'junior' | 'call';

/** A training offer for those who begin, a call with the team for the others. */
export function boostVariant(codeExperienceYears: number | null): BoostVariant {
  return codeExperienceYears === null || codeExperienceYears < juniorBelowYears ? 'junior' : 'call';
}

/** 'Booster mon profil' (enabled only when the validation status is published). */
export function canBoost({ validationStatus }: { validationStatus: string | null }): boolean {
  return validationStatus === 'published';
}

/** What a junior pays, in whole euros. */
export function juniorPrice(euros: number): number {
  return Math.round((euros * (100 - juniorDiscountPercent)) / 100);
}

/** The same address, asking for the junior price; what it already carries is kept. */
export function withJuniorOffer(address: string): string {
  const [, path = '', query = '', place = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/.exec(address) ?? [];
  const params = new URLSearchParams(query);
  params.set(trainingOffer.name, trainingOffer.junior);
  return `${path}?${params}${place}`;
}
