/** What people write about their situation. */
export const disabilityNotes = {
  fr: [
    'Un poste de travail réglable en hauteur me suffit.',
    'Malentendant·e : les réunions sous-titrées m’aident beaucoup.',
    'Traitement régulier, une demi-journée d’absence par mois.',
    '',
  ],
  en: ['A height-adjustable desk is all I need.', 'Captions in meetings help me a lot.', ''],
} as const;
