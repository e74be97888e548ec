/** Companies that are on their way in, beside the twelve that recruit. */
export const arrivingCompanies = [
  {
    name: 'Bois Sonore',
    alias: 'bois-sonore',
    description: 'Nous fabriquons des instruments.',
    staffCount: 11,
    placeId: 'insee:88160',
    logo: { shape: 'steps', hue: 32, initials: 'BS' },
    refusedReason:
      'Le site de votre entreprise ne répond pas, et la présentation ne dit pas encore qui vous recrutez.\nComplétez la page, vérifiez l’adresse du site, puis demandez une nouvelle relecture.',
  },
  {
    name: 'Lune et Compas',
    alias: 'lune-et-compas',
    description:
      'Lune et Compas prépare les routes des voiliers de course : météo, courants, fatigue des équipages. Quatre navigateurs et trois développeuses écrivent ensemble un logiciel qui tient sur une tablette étanche. Nos clients sont des équipes de course et deux écoles de voile.',
    staffCount: 7,
    placeId: 'insee:56121',
    logo: { shape: 'circle', hue: 222, initials: 'LC' },
    refusedReason: null,
  },
] as const;

export const planMessage =
  'Nous ouvrons trois postes au printemps et nous manquons de conversations. Pouvons-nous commencer dès le mois prochain ?';
export const joinMessage = 'Bonjour, je suis arrivé lundi dans l’équipe Capitainerie. Hélène me connaît bien.';
