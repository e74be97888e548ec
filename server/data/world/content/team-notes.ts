/** What the team of the demo wrote after a call. */
export const teamNotes: readonly string[] = [
  'Échange très clair. Sait dire ce qui a marché, ce qui n’a pas marché et pourquoi. Cherche une équipe qui relit son code.',
  'Une heure d’appel passée à parler d’architecture avec des exemples concrets. Autonome, avec le souci de celles et ceux qui débutent.',
  'Parcours cohérent, motivations précises. Disponible sous un mois ; la localisation compte moins que le sujet.',
  'Beaucoup de recul sur la dette technique. Préfère une petite équipe où l’on décide ensemble.',
  'Très bonne communication, en français comme en anglais. A déjà fait grandir une équipe de deux à huit personnes.',
  'Nous avons vu deux projets personnels ensemble : code soigné, tests utiles, documentation à jour.',
];
