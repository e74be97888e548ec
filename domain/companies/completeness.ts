/** The facts that the measure uses: whether the parts are filled in enough, not their contents. */
export type CompanyFacts = {
  description: string | null;
  website: string | null;
  hasPlace: boolean;
  technologies: number;
  /** An uploaded picture; the generated mark of every company does not count. */
  hasLogo: boolean;
  staffCount: number | null;
  superlikeRequirements: string | null;
};

/** A shorter description is too short to inform a candidate. */
export const tellingDescription = 100;

const companyItems = ['description', 'website', 'place', 'technologies', 'logo', 'staffCount', 'requirements'] as const;
export type CompanyItem = (typeof companyItems)[number];

type Step = { required: boolean; done: (facts: CompanyFacts) => boolean };

/**
 * The parts of a page in the order of their use to candidates; without the required ones a page counts as not
 * completed.
 */
const steps: Record<CompanyItem, Step> = {
  description: { required: true, done: (f) => (f.description?.trim().length ?? 0) >= tellingDescription },
  website: { required: true, done: (f) => Boolean(f.website) },
  place: { required: true, done: (f) => f.hasPlace },
  technologies: { required: true, done: (f) => f.technologies > 0 },
  logo: { required: false, done: (f) => f.hasLogo },
  staffCount: { required: false, done: (f) => f.staffCount !== null },
  requirements: { required: false, done: (f) => Boolean(f.superlikeRequirements?.trim()) },
};

export type CompanyGuide = {
  steps: { item: CompanyItem; required: boolean; done: boolean }[];
  percent: number;
  isNotCompleted: boolean;
};

export function companyGuide(facts: CompanyFacts): CompanyGuide {
  const list = companyItems.map((item) => ({
    item,
    required: steps[item].required,
    done: steps[item].done(facts),
  }));
  return {
    steps: list,
    percent: Math.floor((list.filter(({ done }) => done).length / list.length) * 100),
    isNotCompleted: list.some(({ required, done }) => required && !done),
  };
}

/** « Votre page entreprise est incomplète » */
export function isNotCompleted(facts: CompanyFacts): boolean {
  return companyGuide(facts).isNotCompleted;
}
