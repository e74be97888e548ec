/** What the boost dialog may promise: a figure that is undefined is not shown. */
export type BoostFigures = { companies: number | undefined; newsletterRecruiters: number | undefined };

type FigureSettings = {
  APP_MODE: 'demo' | 'production';
  BOOST_COMPANIES?: number | undefined;
  NEWSLETTER_RECRUITERS?: number | undefined;
};

/** docs/product/profile.md, Boost figures: the operator's own, or invented ones for the demo. */
export function boostFigures({ APP_MODE: mode, ...set }: FigureSettings): BoostFigures {
  const example = mode === 'demo' ? { companies: 3000, newsletterRecruiters: 4000 } : undefined;
  return {
    companies: set.BOOST_COMPANIES ?? example?.companies,
    newsletterRecruiters: set.NEWSLETTER_RECRUITERS ?? example?.newsletterRecruiters,
  };
}

/** docs/product/profile.md, Boost. */
export const juniorBelowYears = 5;
export const juniorDiscountPercent = 50;

/** The URL parameter that asks the training site for the junior price. */
export const trainingOffer = { name: 'offre', junior: 'junior' } as const;

/** How many days ahead a call can be booked. */
export const bookableDays = 14;

export type BoostVariant = 'junior' | 'call';

/** A training offer for juniors, a call with the team for all others. */
export function boostVariant(codeExperienceYears: number | null): BoostVariant {
  return codeExperienceYears === null || codeExperienceYears < juniorBelowYears ? 'junior' : 'call';
}

/** docs/product/profile.md, Boost: only a published profile. */
export function canBoost({ validationStatus }: { validationStatus: string | null }): boolean {
  return validationStatus === 'published';
}

/** The price for a junior, in whole euros. */
export function juniorPrice(euros: number): number {
  return Math.round((euros * (100 - juniorDiscountPercent)) / 100);
}

/** The same address with the parameter for the junior price; its other parameters are kept. */
export function withJuniorOffer(address: string): string {
  const [, path = '', query = '', place = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/.exec(address) ?? [];
  const params = new URLSearchParams(query);
  params.set(trainingOffer.name, trainingOffer.junior);
  return `${path}?${params}${place}`;
}
