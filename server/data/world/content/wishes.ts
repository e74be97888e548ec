/** What people would change in their present job, and what counts for them in the next one. */
export const jobIssues = [
  'salary',
  'boredom',
  'management',
  'technicalDebt',
  'commute',
  'meaning',
  'growth',
  'workload',
] as const;

export const perks = [
  'remoteWork',
  'flexibleHours',
  'fourDayWeek',
  'training',
  'conferences',
  'goodEquipment',
  'mealVouchers',
  'shares',
  'meaningfulProduct',
  'openSource',
] as const;

export const disabilityNotes = {
  fr: [
    'Un poste de travail réglable en hauteur me suffit.',
    'Malentendant·e : les réunions sous-titrées m’aident beaucoup.',
    'Traitement régulier, une demi-journée d’absence par mois.',
    '',
  ],
  en: ['A height-adjustable desk is all I need.', 'Captions in meetings help me a lot.', ''],
} as const;
