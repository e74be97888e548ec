/** How an experience begins: the team and its setting. What was done comes after, by profession. */
export const settings = {
  fr: [
    'Équipe de {4..11} personnes, produit vendu à des [PME|collectivités|hôpitaux|commerçants|artisans].',
    'Produit historique de l’entreprise, {6..15} ans de code, {3..9} personnes pour le faire vivre.',
    'Création de l’équipe technique, d’abord seul·e puis à {3..6}.',
    '[Logiciel de gestion|Plateforme en ligne|Service en abonnement] utilisé par {2..80} 000 personnes.',
    'Mission longue au sein d’une équipe de {5..12} personnes, en relation directe avec les utilisateurs.',
    'Passage d’une petite structure de {8..20} à {45..120} salariés pendant ces années.',
    'Équipe répartie entre [Nantes et Lyon|Paris et Lisbonne|Lille et Bruxelles|Toulouse et Rennes], beaucoup d’écrit et peu de réunions.',
    'Au sein de la direction du numérique, une équipe pluridisciplinaire de {6..14} personnes.',
    'Environnement réglementé, avec audits réguliers et livraisons toutes les [semaines|deux semaines|trois semaines].',
    'Entreprise familiale en pleine modernisation, {120..700} salariés.',
    'Produit lancé depuis moins de {2..4} ans, priorités revues chaque trimestre.',
    'Équipe commune avec le design et le support, dans le même bureau.',
  ],
  en: [
    'Team of {4..11}, product sold to [small firms|local authorities|hospitals|shops|craftspeople].',
    'Long-lived product, {6..15} years of code and {3..9} people to keep it healthy.',
    '[Subscription service|Online platform|Management software] used by {2..80},000 people.',
    'The company grew from {8..20} to {45..120} people during those years.',
    'Distributed team across {3..6} countries, much writing and few meetings.',
    'Regulated environment with regular audits and fortnightly releases.',
    'First engineer hired, then a team of {3..6}.',
    'One team with design and support, in the same room.',
  ],
} as const;

export const internSettings = {
  fr: [
    'Stage de {3..6} mois au sein d’une équipe de {4..8} personnes.',
    'Alternance, trois semaines en entreprise pour une à l’école.',
    'Stage de fin d’études, suivi chaque semaine par une personne expérimentée.',
    'Premier contact avec une équipe et de vrais utilisateurs.',
  ],
  en: [
    '{3..6}-month internship in a team of {4..8}.',
    'Work-study contract, three weeks at work for one at school.',
    'Final-year internship with weekly mentoring.',
  ],
} as const;

export const internAchievements = {
  fr: [
    'Développement d’un outil interne en {tech}, encore utilisé aujourd’hui.',
    'Correction de {25..70} anomalies et écriture des tests correspondants.',
    'Réalisation d’un prototype en {tech}, présenté puis adopté par l’équipe.',
    'Documentation de l’installation : l’arrivée d’un nouveau passe de {2..3} jours à une matinée.',
    'Prise en main de {tech2}, première mise en production au bout de {3..6} semaines.',
    'Automatisation d’un rapport hebdomadaire qui prenait {3..6} heures.',
  ],
  en: [
    'Built an internal tool in {tech} that is still in use.',
    'Fixed {25..60} defects and wrote the matching tests.',
    'Made a prototype in {tech}, shown to and adopted by the team.',
    'Automated a weekly report that used to take {3..6} hours.',
    'Learned {tech2} on the job, with a first release after {3..6} weeks.',
  ],
} as const;

export const internTitles = {
  fr: ['Stage – {title}', 'Alternance – {title}'],
  en: ['{title} intern', '{title}, work-study'],
} as const;
