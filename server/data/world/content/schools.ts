/** Schools are made up; the diplomas are those one meets. */
export const schools = {
  university: [
    'Université de l’Estuaire',
    'Université des Deux Rives',
    'Université Haute-Loire Sciences',
    'Université du Val d’Ambre',
    'Université de la Côte d’Opale Nord',
    'Université Marguerite-Perey',
    'Université des Trois Vallées',
    'Université Sophie-Germain',
    'Université du Grand Large',
  ],
  technical: [
    'IUT de l’Arsenal',
    'IUT des Quais',
    'Lycée Ada-Lovelace',
    'IUT du Plateau',
    'Lycée Jacquard',
    'IUT de la Presqu’île',
  ],
  engineering: [
    'École d’ingénieurs du Ponant',
    'Institut supérieur du numérique Condorcet',
    'École supérieure d’informatique des Alpes',
    'École nationale du calcul',
    'Institut polytechnique des Flandres',
    'École centrale des logiciels',
    'Institut Cordouan',
    'École Hedy-Lamarr',
  ],
  bootcamp: [
    'La Fabrique du code',
    'Atelier Web Solidaire',
    'Campus Passerelle',
    'École Tremplin numérique',
    'Les Nouveaux Codeurs',
    'Chantier Numérique',
  ],
  foreign: [
    'Technical College of Ashford Bay',
    'Hochschule Lindenfeld',
    'Universidade do Alto Mar',
    'Institute of Computing, Varanpur',
    'Politechnika Zielonka',
    'University of Northmere',
    'Universidad de Valdesierra',
    'Università di Monteverde',
  ],
} as const;

export const diplomas = {
  fr: {
    university: [
      ['Master informatique', 5],
      ['Licence informatique', 3],
      ['Master réseaux et systèmes', 5],
      ['Licence mathématiques et informatique', 3],
    ],
    technical: [
      ['BUT informatique', 3],
      ['BTS services informatiques aux organisations', 2],
      ['DUT informatique', 2],
    ],
    engineering: [
      ['Diplôme d’ingénieur', 5],
      ['Diplôme d’ingénieur, option logiciel', 5],
      ['Mastère spécialisé', 6],
    ],
    bootcamp: [
      ['Titre professionnel développeur web et web mobile', 2],
      ['Titre professionnel concepteur développeur d’applications', 3],
    ],
    foreign: [
      ['Master en informatique', 5],
      ['Licence en informatique', 3],
    ],
  },
  en: {
    university: [
      ['Master’s degree in computer science', 5],
      ['Bachelor’s degree in computer science', 3],
    ],
    technical: [
      ['Bachelor of technology in computing', 3],
      ['Two-year degree in computing', 2],
    ],
    engineering: [
      ['Engineering degree', 5],
      ['Engineering degree, software major', 5],
    ],
    bootcamp: [
      ['Web developer certificate', 2],
      ['Application designer certificate', 3],
    ],
    foreign: [
      ['MSc in computer science', 5],
      ['BSc in software engineering', 3],
      ['BSc in computing', 3],
    ],
  },
} as const;

export const areas = {
  fr: [
    'Génie logiciel',
    'Systèmes répartis',
    'Science des données',
    'Interaction humain-machine',
    'Réseaux',
    'Sécurité',
    'Calcul scientifique',
    'Bases de données',
  ],
  en: [
    'Software engineering',
    'Distributed systems',
    'Data science',
    'Human-computer interaction',
    'Networks',
    'Security',
    'Databases',
  ],
} as const;

export type SchoolKind = keyof typeof schools;
