/** What developers write to companies. */
export const applicationMessages = {
  fr: [
    'Bonjour, votre annonce décrit à peu près ce que je fais aujourd’hui, avec une équipe plus proche de ses utilisateurs. C’est ce qui me donne envie d’en parler.',
    'Bonjour, je suis disponible dans deux mois. Je connais bien {tech} et j’aimerais comprendre comment vous décidez de ce qui part en production.',
    'Je postule sans tout cocher : il me manque un peu de pratique sur une partie de votre liste, mais j’apprends vite et je le dis quand je ne sais pas.',
    'Bonjour, j’ai lu la présentation de votre équipe et elle me parle. Mon dernier projet avec {tech} est sur mon profil ; je peux en montrer le code.',
    'Bonjour, une amie qui travaille dans votre secteur m’a envoyé cette offre. J’aimerais échanger avec la personne qui encadre le poste.',
  ],
  en: [
    'Hello, your offer describes much of what I do today, with a team closer to its users. I would be glad to talk.',
    'Hello, I have worked with {tech} for some years and would like to hear how you decide what gets built next.',
    'I do not tick every box, but I learn quickly and say so when I do not know. My last project is on my profile.',
  ],
} as const;

export const superlikeMessages = {
  fr: [
    'Bonjour, je suis votre travail depuis un moment. Ce que j’ai construit et que j’aime encore : un petit outil de planning que mes anciens collègues utilisent tous les lundis. Ce que je referais autrement : commencer par les tests.',
    'Bonjour, aucune de vos offres ne correspond tout à fait, mais votre produit est celui sur lequel j’aimerais travailler. J’ai simplifié un outil de saisie qui demandait douze écrans ; il en reste trois.',
    'Je cherche une équipe où l’on prend le temps de relire. Votre page le dit, et deux personnes de chez vous me l’ont confirmé. Voici en quelques mots ce que je sais faire avec {tech}.',
  ],
  en: [
    'Hello, none of your offers is quite mine, but your product is the one I would like to work on. I have spent my last years on {tech}, and I care about what happens after the release.',
    'I am looking for a team that takes reviews seriously. Your page says so. Here is what I would bring: patience, {tech}, and a habit of writing things down.',
  ],
} as const;
