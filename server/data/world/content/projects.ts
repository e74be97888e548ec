/** Side projects: what they are called, what they do. How they were made is added by the generator. */
export interface ProjectIdea {
  names: readonly string[];
  fr: string;
  en: string;
}

const idea = (names: string, fr: string, en: string): ProjectIdea => ({ names: names.split(', '), fr, en });

export const projectIdeas: readonly ProjectIdea[] = [
  idea(
    'Potagenda, Semis, Carré Vert',
    'Un calendrier de potager qui adapte les semis à la météo de la commune et au nombre de jours de gel restants.',
    'A kitchen-garden calendar that adapts sowing dates to local weather and remaining frost days.',
  ),
  idea(
    'Dernier Bus, Retour 23 h, NuitBus',
    'Une application qui prévient quand il est temps de partir pour attraper le dernier bus, marche à pied comprise.',
    'An app that tells you when to leave to catch the last bus, walking time included.',
  ),
  idea(
    'Miettes, Zéro Reste, Frigolo',
    'Des idées de repas à partir de ce qui reste dans le réfrigérateur, sans compte et sans publicité.',
    'Meal ideas from whatever is left in the fridge, with no account and no ads.',
  ),
  idea(
    'Mareyeur, Étale, Bassamer',
    'Les horaires de marée et le vent pour {30..90} spots, lisibles en plein soleil et hors connexion.',
    'Tide times and wind for {30..90} spots, readable in full sun and offline.',
  ),
  idea(
    'Tablature, Demi-ton, Oreillette',
    'Un entraîneur d’oreille pour apprendre à reconnaître les intervalles, cinq minutes par jour.',
    'An ear trainer to recognise musical intervals, five minutes a day.',
  ),
  idea(
    'Prêtons, Voisinage, Remise',
    'Une bibliothèque d’objets pour un immeuble : perceuse, raclette, tente, avec réservation et rappel de retour.',
    'A library of things for a block of flats: drill, tent, fondue set, with booking and reminders.',
  ),
  idea(
    'Sentiers, Cairn, Balisage',
    'Un carnet de randonnée qui fonctionne sans réseau et calcule des temps de marche réalistes selon le dénivelé.',
    'A hiking notebook that works offline and estimates realistic walking times from elevation.',
  ),
  idea(
    'Diffable, Relire, Deuxième Œil',
    'Un outil de relecture qui signale les fichiers modifiés ensemble d’habitude et oubliés cette fois.',
    'A review tool that points out files usually changed together and forgotten this time.',
  ),
  idea(
    'Échoppe, Petit Stand, Braderie',
    'Une caisse enregistreuse minimale pour les marchés associatifs, utilisable sur n’importe quel téléphone.',
    'A minimal till for charity markets that runs on any phone.',
  ),
  idea(
    'Grimoire, Fichette, Rappelle-toi',
    'Des fiches de révision à répétition espacée, écrites en texte brut et synchronisées par un simple dépôt.',
    'Spaced-repetition cards written in plain text and synced through a simple repository.',
  ),
  idea(
    'Clapotis, Bruit Blanc, Ambiances',
    'Un générateur d’ambiances sonores pour travailler, calculé dans le navigateur à partir de quelques bruits.',
    'Working soundscapes computed in the browser from a handful of noises.',
  ),
  idea(
    'Hangar, Piste 04, Planeur',
    'Un simulateur de vol à voile avec une météo crédible, développé pour le plaisir de comprendre les thermiques.',
    'A gliding simulator with believable weather, built for the pleasure of understanding thermals.',
  ),
  idea(
    'Compost, Trois Bacs, Humus',
    'Des capteurs de température et d’humidité pour le composteur du quartier, avec alerte quand il faut brasser.',
    'Temperature and humidity sensors for the neighbourhood compost, with a nudge when it needs turning.',
  ),
  idea(
    'Registre, Vieux Papiers, Ascendance',
    'Un outil de transcription collaborative des registres paroissiaux, avec {4..18} 000 actes saisis à ce jour.',
    'Collaborative transcription of parish registers, with {4..18},000 records typed so far.',
  ),
  idea(
    'Pelote, Maille, Point Mousse',
    'Un éditeur de patrons de tricot qui vérifie que le nombre de mailles tombe juste à chaque rang.',
    'A knitting pattern editor that checks stitch counts row by row.',
  ),
  idea(
    'Vigiecoût, Sobrinfra, Watt',
    'Un tableau de bord qui traduit une facture d’hébergement en énergie consommée, service par service.',
    'A dashboard that turns a hosting bill into energy used, service by service.',
  ),
  idea(
    'Sourdine, Calme, Silence Radio',
    'Une extension qui regroupe les notifications en trois moments de la journée et laisse passer les urgences.',
    'An extension that groups notifications into three moments a day and lets emergencies through.',
  ),
  idea(
    'Déblai, Carte Blanche, Accessible ici',
    'Une carte contributive des trottoirs praticables en fauteuil, {900..6000} relevés dans l’agglomération.',
    'A shared map of wheelchair-friendly pavements, with {900..6000} surveys around town.',
  ),
  idea(
    'Lampion, Fête, Qui vient',
    'Un organisateur de fêtes sans réseau social : qui vient, qui apporte quoi, qui peut héberger.',
    'A party planner without a social network: who comes, who brings what, who can host.',
  ),
  idea(
    'Octopus, Flipper, Borne 84',
    'Une borne d’arcade fabriquée de A à Z, du meuble en bois à l’émulateur, avec {6..20} jeux maison.',
    'An arcade cabinet built from scratch, from the plywood to the emulator, with {6..20} home-made games.',
  ),
  idea(
    'Constellations, Nuit Noire, Voûte',
    'Une carte du ciel qui tient dans {90..240} ko et fonctionne sur une liseuse électronique.',
    'A star map that fits in {90..240} kB and runs on an e-reader.',
  ),
  idea(
    'Facturette, Note de frais, Simple Devis',
    'Un outil de devis et factures pour indépendants, conforme et exportable, utilisé par {30..210} personnes.',
    'Quotes and invoices for freelancers, compliant and exportable, used by {30..210} people.',
  ),
  idea(
    'Ruches, Essaim, Pèse-miel',
    'Le suivi du poids de {3..12} ruches par radio longue portée, avec courbes de miellée et alerte d’essaimage.',
    'Remote weighing of {3..12} beehives over long-range radio, with honey-flow curves and swarm alerts.',
  ),
  idea(
    'Kata, Dojo, Un par jour',
    'Un petit exercice de code chaque matin, corrigé par des tests et commenté par les autres participants.',
    'One small coding exercise each morning, checked by tests and discussed by other players.',
  ),
  idea(
    'Quai 9, Correspondance, Aiguillage',
    'Une analyse de {3..8} années de retards ferroviaires ouverts, avec prévision par ligne et par heure.',
    'An analysis of {3..8} years of open railway delay data, with forecasts by line and hour.',
  ),
  idea(
    'Nuancier, Contraste, Palette',
    'Un générateur de palettes qui ne propose que des couleurs au contraste suffisant pour être lues.',
    'A palette generator that only offers colours with enough contrast to be read.',
  ),
  idea(
    'Herbier, Feuille à feuille, Botanica',
    'La reconnaissance de {120..400} plantes communes directement sur le téléphone, sans envoyer la photo.',
    'Recognition of {120..400} common plants right on the phone, without sending the photo anywhere.',
  ),
  idea(
    'Petit Parser, Lexème, Syntaxe',
    'Un langage de programmation jouet avec son compilateur, ses messages d’erreur en français et un tutoriel.',
    'A toy programming language with its compiler, friendly error messages and a tutorial.',
  ),
  idea(
    'Atelier Vélo, Dérailleur, Roue Libre',
    'Le logiciel de l’atelier de réparation du quartier : adhésions, permanences et stock de pièces.',
    'The software of the local bike workshop: memberships, rota and spare parts.',
  ),
  idea(
    'Mémoire vive, Récits, Vieille Voix',
    'Un enregistreur de récits familiaux qui découpe, date et indexe les conversations avec les grands-parents.',
    'A family-story recorder that splits, dates and indexes talks with grandparents.',
  ),
  idea(
    'Ventilo, Classe Respire, CO2 École',
    'Des capteurs de qualité de l’air pour {4..16} salles de classe, montés avec les élèves.',
    'Air-quality sensors for {4..16} classrooms, soldered together with the pupils.',
  ),
  idea(
    'Tarot du soir, Belote, Coinche',
    'Un jeu de cartes en ligne pour jouer avec sa famille, avec reprise de partie après une coupure.',
    'An online card table for the family, which survives lost connections.',
  ),
  idea(
    'Passe-plat, Menu du jour, Ardoise',
    'Un menu du jour pour petits restaurants, modifié par un simple message et affiché partout.',
    'A daily menu for small restaurants, updated by text message and shown everywhere.',
  ),
  idea(
    'Migrateur, Schéma clair, DDL',
    'Une bibliothèque qui relit les migrations de base de données et prévient des verrous dangereux.',
    'A library that reads database migrations and warns about dangerous locks.',
  ),
  idea(
    'Galerie 3, Regarde, Expo',
    'Une visite virtuelle d’exposition pour un musée municipal, utilisable au clavier et audiodécrite.',
    'A virtual exhibition for a town museum, keyboard-friendly and audio-described.',
  ),
  idea(
    'Pluviomètre, Averse, Dix Minutes',
    'La pluie dans les dix minutes, calculée à partir des radars ouverts et affichée sur un écran d’encre.',
    'Rain within ten minutes, computed from open radar data and shown on an e-ink screen.',
  ),
];

export const projectMethods = {
  fr: [
    'Écrit en {code} le soir et le week-end.',
    'L’occasion d’apprendre {code} en profondeur.',
    'Tout est en {code}, avec une suite de tests que j’entretiens soigneusement.',
    'Né pendant une jam de deux jours, repris proprement ensuite avec {code}.',
    'Développé à deux : je m’occupe de la partie {code}.',
    'Le code est ouvert et j’essaie de répondre aux demandes dans la semaine.',
    'Hébergé sur une petite machine à {3..6} euros par mois, sans outil de suivi.',
    'La première version tenait en {200..600} lignes de {code}, la suivante est mieux rangée.',
  ],
  en: [
    'Written in {code}, in the evenings.',
    'I used it to learn {code} properly.',
    'All in {code}, with a test suite I look after.',
    'Born at a weekend jam, then rebuilt cleanly in {code}.',
    'Made by two of us: I handle the {code} side.',
    'The code is open and I try to answer within the week.',
    'Hosted on a small server for {3..6} euros a month, with no trackers.',
  ],
} as const;

export const projectOutcomes = {
  fr: [
    'Une quarantaine de personnes s’en servent chaque semaine.',
    'Le projet a {40..900} étoiles et {3..14} contributeurs.',
    'J’y ai appris à écrire une documentation utile.',
    'La mairie l’a mis en avant sur son site.',
    'Présenté lors d’une rencontre locale, diapositives à l’appui.',
    'Je cherche un ou une designer pour la suite.',
    'Il me sert tous les jours, ce qui suffit à le maintenir.',
    'La prochaine étape : une version anglaise.',
  ],
  en: [
    'About forty people use it every week.',
    'It has {40..700} stars and {3..12} contributors.',
    'It taught me how to write useful documentation.',
    'I presented it at a local meetup.',
    'I use it every day, which is reason enough to maintain it.',
    'Next step: a French version.',
  ],
} as const;
