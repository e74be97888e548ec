import { emptyNeed, type Need } from './need.ts';

/**
 * Needs as companies often have them, for the fairness report while few people have searched: different professions,
 * years, places and kinds of work, so that no single list decides.
 */
const asked: readonly { professionId: string; technologies: readonly string[]; more?: Partial<Need> }[] = [
  { professionId: 'front-end-developer', technologies: ['react', 'typescript'], more: { contracts: ['permanent'] } },
  { professionId: 'front-end-developer', technologies: ['vue-js', 'javascript'], more: { remotes: ['hybrid'] } },
  { professionId: 'full-stack-developer', technologies: ['react', 'node-js'], more: years(2, 6) },
  { professionId: 'full-stack-developer', technologies: ['symfony', 'php'], more: { pay: 50 } },
  { professionId: 'back-end-developer', technologies: ['java', 'spring-boot'], more: years(5) },
  { professionId: 'back-end-developer', technologies: ['python', 'django'], more: { remotes: ['fullTime'] } },
  {
    professionId: 'back-end-developer',
    technologies: ['go', 'postgresql'],
    more: { languages: [{ id: 'en', level: 70 }] },
  },
  {
    professionId: 'software-engineer',
    technologies: ['c-sharp', 'dot-net'],
    more: { contracts: ['permanent'], pay: 60 },
  },
  { professionId: 'devops-engineer', technologies: ['kubernetes', 'terraform'], more: years(3) },
  { professionId: 'data-engineer', technologies: ['python', 'sql'], more: { contracts: ['freelance'] } },
  { professionId: 'data-scientist', technologies: ['python', 'pytorch'] },
  { professionId: 'android-developer', technologies: ['kotlin', 'android'] },
  { professionId: 'ios-developer', technologies: ['swift', 'ios'] },
  { professionId: 'tech-lead', technologies: ['typescript', 'aws'], more: years(8) },
  { professionId: 'embedded-developer', technologies: ['c', 'c-plus-plus'], more: { remotes: ['no', 'hybrid'] } },
];

function years(least: number, most?: number): Partial<Need> {
  return { years: { least, most } };
}

export const typicalNeeds: readonly Need[] = asked.map(({ professionId, technologies, more }) => ({
  ...emptyNeed,
  professionIds: [professionId],
  technologies: technologies.map((id, at) => ({ id, must: at === 0 })),
  ...more,
}));
