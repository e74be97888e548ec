/** Parts of job offers that do not depend on the profession. */
export const jobHeadings = {
  fr: {
    missions: 'Vos missions',
    wanted: 'Ce que nous cherchons',
    offer: 'Ce que nous proposons',
    process: 'Comment cela se passe',
  },
  en: {
    missions: 'What you will do',
    wanted: 'Who we are looking for',
    offer: 'What we offer',
    process: 'How it goes',
  },
} as const;

export const jobOffers = {
  fr: [
    '{6..8} semaines de congés, réellement prises',
    'un ordinateur portable de votre choix et {500..900} € pour aménager votre bureau',
    'une semaine de quatre jours et demi, sans réunion le vendredi après-midi',
    'une mutuelle prise en charge à {70..100} %',
    'un budget de formation de {1200..2500} € par an',
    'un intéressement versé chaque printemps',
    'deux conférences par an, déplacement compris',
    'des horaires que vous fixez avec votre équipe',
    'une grille de salaires connue de tout le monde',
    'le forfait mobilités durables, vélo ou train',
    'un jour par mois pour vos propres améliorations',
    'des titres-restaurant à {9..11} €',
    'un accueil de deux semaines avec une personne attitrée',
    'un congé second parent de {8..16} semaines, payé en totalité',
  ],
  en: [
    '{28..35} days of holiday, really taken',
    'a laptop of your choice and €{500..900} for your desk',
    'no meetings on Friday afternoons',
    'a training budget of €{1200..2500} a year',
    'two conferences a year, travel included',
    'hours you agree with your team',
    'a salary grid everyone can read',
    'a two-week onboarding with a buddy',
    'shares for everyone after one year',
    '{8..16} weeks of fully paid parental leave',
  ],
} as const;

export const jobProcesses = {
  fr: [
    'Un échange de trente minutes, une demi-journée avec l’équipe sur un vrai sujet, une réponse sous cinq jours.',
    'Deux entretiens et une discussion autour d’un code que vous avez écrit. Pas d’exercice à la maison.',
    'Un appel, une rencontre avec l’équipe, un café avec la direction. Vous avez un retour à chaque étape.',
    'Nous répondons à toutes les candidatures en une semaine. Le parcours complet dure rarement plus de quinze jours.',
    'Un premier appel avec votre future responsable, puis une séance de relecture de code à deux.',
  ],
  en: [
    'A half-hour call, half a day with the team on a real problem, and an answer within five days.',
    'Two interviews and a talk about code you have written. No homework.',
    'A call, a meeting with the team, a chat with the founders. You get feedback at each step.',
  ],
} as const;

/** How an offer is headed, by kind of contract. */
export const jobTitlePatterns = {
  fr: {
    work: [
      '{masculine} (F/H)',
      '{masculine} {tech} (F/H)',
      '{feminine} {tech} (F/H)',
      '{feminine} (F/H)',
      '{masculine} (F/H), [création de poste|projet neuf|équipe de cinq]',
      '{seniorMasculine} (F/H)',
      '{seniorFeminine} {tech} (F/H)',
    ],
    internship: ['Stage : {other} {tech} (F/H)', 'Stage de fin d’études, {tech} et {tech2}'],
    apprenticeship: ['Alternance : {other} {tech} (F/H)', 'Alternance, {tech} et {tech2}'],
  },
  en: {
    work: [
      '{english}',
      '{english}, {tech}',
      '{seniorEnglish}',
      '{english} ({tech} and {tech2})',
      '{seniorEnglish}, {tech}',
    ],
    internship: ['{english} internship, {tech}'],
    apprenticeship: ['{english}, work-study, {tech}'],
  },
} as const;
