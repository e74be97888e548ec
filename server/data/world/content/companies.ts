import type { Locale } from '../text.ts';
import { title } from './family.ts';

export interface CompanyContent {
  name: string;
  alias: string;
  locale: Locale;
  description: string;
  superlikeRequirements: string;
  staffCount: number;
  placeId: string;
  technologies: readonly string[];
  planId: string;
  validated: boolean;
  logo: { shape: 'circle' | 'diamond' | 'hexagon' | 'leaf' | 'arches' | 'steps'; hue: number; initials: string };
  /** Professions it recruits most. */
  families: readonly string[];
  /** Opening lines of its job offers. */
  teams: readonly string[];
}

export const companyContents: readonly CompanyContent[] = [
  {
    name: 'Maréva',
    alias: 'mareva',
    locale: 'fr',
    description:
      'Maréva édite le logiciel de planification des ports de plaisance : places, escales, grues, personnel. Une centaine de ports français et portugais s’en servent chaque jour, du bureau d’accueil à la vedette. Notre équipe produit compte vingt-deux personnes réparties entre Nantes et leurs maisons. Nous livrons plusieurs fois par semaine et passons deux jours par an sur les quais avec nos clients.',
    superlikeRequirements:
      'Dites-nous ce que vous avez construit et que vous aimez encore un an plus tard, et ce que vous referiez autrement. Quelques lignes suffisent.',
    staffCount: 64,
    placeId: 'insee:44109',
    technologies: ['typescript', 'react', 'node-js', 'postgresql', 'docker', 'flutter'],
    planId: 'startup-yearly',
    validated: true,
    logo: { shape: 'arches', hue: 204, initials: 'Ma' },
    families: ['full-stack', 'front-end', 'mobile', 'quality'],
    teams: [
      'L’équipe Escales réunit quatre personnes autour d’un sujet simple à énoncer : savoir, à tout moment, quelle place est libre.',
      'Vous rejoindrez l’équipe Capitainerie, qui s’occupe des écrans utilisés toute la journée à l’accueil des ports.',
      'Notre application mobile sert sur les pontons, souvent sous la pluie : c’est elle que vous ferez grandir.',
    ],
  },
  {
    name: 'Petits Bols',
    alias: 'petits-bols',
    locale: 'fr',
    description:
      'Petits Bols livre des repas aux crèches et aux petites écoles, cuisinés le matin même dans six ateliers. Derrière les casseroles, un logiciel maison calcule les menus, les allergènes, les achats et les tournées. Nous sommes une équipe technique de cinq, assise à côté des diététiciennes. Tout ce que nous livrons se voit dans les assiettes le lendemain.',
    superlikeRequirements:
      'Racontez-nous un outil que vous avez simplifié. Pas besoin de lettre formelle, ni de connaissance de la cuisine.',
    staffCount: 38,
    placeId: 'insee:69123',
    technologies: ['php', 'symfony', 'vue-js', 'mysql', 'redis'],
    planId: 'freemium',
    validated: true,
    logo: { shape: 'circle', hue: 24, initials: 'PB' },
    families: ['full-stack', 'back-end'],
    teams: [
      'Cinq personnes, un seul tableau de tâches et un déjeuner offert par nos propres cuisines.',
      'Le logiciel des menus a huit ans : il marche bien, il est temps de le préparer aux huit suivants.',
    ],
  },
  {
    name: 'Orgelet Santé',
    alias: 'orgelet-sante',
    locale: 'fr',
    description:
      'Orgelet Santé aide les cabinets d’ophtalmologie à trier les demandes de rendez-vous selon leur urgence réelle. Les patients répondent à quelques questions, les équipes soignantes gardent la main sur chaque décision. Nous démarrons avec douze cabinets partenaires et une première version en service depuis le printemps. L’entreprise vient d’être créée par deux orthoptistes et un développeur.',
    superlikeRequirements: 'Un mot sur votre parcours et sur ce qui vous attire dans la santé.',
    staffCount: 6,
    placeId: 'insee:59350',
    technologies: ['python', 'django', 'react', 'postgresql'],
    planId: 'freemium',
    validated: false,
    logo: { shape: 'leaf', hue: 152, initials: 'OS' },
    families: ['full-stack', 'back-end'],
    teams: ['Vous seriez la deuxième personne à écrire du code chez nous.'],
  },
  {
    name: 'Cadrantia',
    alias: 'cadrantia',
    locale: 'fr',
    description:
      'Cadrantia recrute et forme des équipes logicielles pour l’industrie : ferroviaire, énergie, eau. Nos trois cents ingénieurs travaillent sur des systèmes qui durent trente ans. Nous aimons les exigences claires, les tests sur banc et les revues où l’on prend le temps. Cinq agences en France, un atelier d’électronique à Grenoble et un centre de formation interne.',
    superlikeRequirements:
      'Précisez le secteur qui vous intéresse, votre mobilité et une réalisation dont vous pouvez parler librement.',
    staffCount: 340,
    placeId: 'insee:38185',
    technologies: ['c-plus-plus', 'c', 'python', 'linux', 'java', 'qt'],
    planId: 'scale-batch',
    validated: true,
    logo: { shape: 'hexagon', hue: 228, initials: 'Ca' },
    families: ['embedded', 'back-end', 'security', 'quality'],
    teams: [
      'Au sein de l’agence de Grenoble, vous travaillerez sur la signalisation d’un tramway mis en service l’an prochain.',
      'Notre atelier conçoit les automates de stations d’épuration : du logiciel discret, qui ne doit jamais s’arrêter.',
      'L’équipe Énergie développe la supervision de postes électriques pour trois gestionnaires de réseau.',
    ],
  },
  {
    name: 'Halyard Works',
    alias: 'halyard-works',
    locale: 'en',
    description:
      'Halyard Works builds scheduling software for hospitals in seven countries. Nurses and planners use it to prepare fair rotas, and to repair them at six in the morning when somebody calls in sick. We are ninety people, most of us remote, with offices in Paris and Dublin. English is our working language, and nobody minds an accent.',
    superlikeRequirements:
      'Tell us about a problem you understood better after talking to the people who had it. Half a page is plenty.',
    staffCount: 92,
    placeId: 'insee:75056',
    technologies: ['kotlin', 'typescript', 'react', 'postgresql', 'aws', 'terraform'],
    planId: 'unlimited',
    validated: true,
    logo: { shape: 'steps', hue: 188, initials: 'HW' },
    families: ['back-end', 'front-end', 'devops', 'data-science'],
    teams: [
      'The Rota team owns the solver at the heart of the product and the screens around it.',
      'You will join Platform, five engineers who keep seven countries running on one code base.',
      'The Insights team turns years of staffing data into forecasts planners can trust.',
    ],
  },
  {
    name: 'Tessela Jeux',
    alias: 'tessela-jeux',
    locale: 'fr',
    description:
      'Tessela est un studio indépendant de vingt-six personnes installé à Montpellier. Nous avons publié trois jeux d’exploration, traduits en onze langues, et préparons le quatrième avec un mode à deux joueurs. Pas de semaines de soixante heures : nous coupons dans le contenu plutôt que dans le sommeil. Nos outils internes sont aussi soignés que nos jeux.',
    superlikeRequirements:
      'Un lien vers quelque chose de jouable, même inachevé, et deux lignes sur la partie que vous avez faite.',
    staffCount: 26,
    placeId: 'insee:34172',
    technologies: ['unity', 'c-sharp', 'python', 'c-plus-plus'],
    planId: 'id10',
    validated: true,
    logo: { shape: 'diamond', hue: 286, initials: 'Te' },
    families: ['game', 'front-end', 'quality'],
    teams: [
      'L’équipe Outils fabrique l’éditeur dans lequel tout le studio passe ses journées.',
      'Le quatrième jeu entre en production : les mécaniques sont prototypées, il faut maintenant les rendre solides.',
    ],
  },
  {
    name: 'Banque du Clocher',
    alias: 'banque-du-clocher',
    locale: 'fr',
    description:
      'La Banque du Clocher est une banque coopérative au service des associations et des communes. Nous tenons quarante mille comptes et nous écrivons nous-mêmes le cœur de notre système d’information. Deux cents personnes travaillent au siège de Rennes, dont soixante à l’informatique. Nos sociétaires votent chaque année nos priorités, techniques comprises.',
    superlikeRequirements:
      'Dites-nous pourquoi une banque coopérative, et quel sujet vous aimeriez confier à quelqu’un d’autre que vous.',
    staffCount: 210,
    placeId: 'insee:35238',
    technologies: ['java', 'spring-boot', 'postgresql', 'apache-kafka', 'angular', 'kubernetes'],
    planId: 'id11',
    validated: true,
    logo: { shape: 'arches', hue: 262, initials: 'BC' },
    families: ['back-end', 'security', 'devops', 'data-engineering', 'front-end'],
    teams: [
      'Le domaine Paiements traite chaque nuit les virements de quarante mille comptes, et chaque jour les paiements instantanés.',
      'L’équipe Espace sociétaires refait entièrement le site utilisé par les trésoriers d’association.',
      'La cellule Sécurité compte quatre personnes et rend compte directement à la direction.',
    ],
  },
  {
    name: 'Grainothèque',
    alias: 'grainotheque',
    locale: 'fr',
    description:
      'Grainothèque relie semenciers, maraîchers et jardiniers autour d’un catalogue ouvert de six mille variétés. Notre site aide à choisir quoi semer, où et quand, à partir d’observations partagées par onze mille contributeurs. Nous sommes une coopérative de quatorze personnes. Notre modèle économique repose sur les outils vendus aux professionnels, jamais sur les données.',
    superlikeRequirements: 'Présentez-vous simplement et dites-nous ce que vous cultivez, au propre ou au figuré.',
    staffCount: 14,
    placeId: 'insee:49007',
    technologies: ['ruby', 'ruby-on-rails', 'postgresql', 'javascript'],
    planId: 'id0',
    validated: true,
    logo: { shape: 'leaf', hue: 96, initials: 'Gr' },
    families: ['full-stack', 'data-engineering'],
    teams: [
      'Trois personnes écrivent le code de Grainothèque ; la quatrième pourrait être vous.',
      'Notre moteur de conseils de semis repose sur douze ans d’observations : il mérite mieux que son tableur d’origine.',
    ],
  },
  {
    name: 'Northvane Analytics',
    alias: 'northvane-analytics',
    locale: 'en',
    description:
      'Northvane helps grid operators forecast wind and solar production a few hours ahead. Our models run every five minutes over two thousand sites and feed control rooms across Europe. The team is small, thirty-one people, with more scientists than salespeople. We publish what we can and we write things down.',
    superlikeRequirements:
      'Send a short note about a model or a pipeline you kept alive in production, and what broke first.',
    staffCount: 31,
    placeId: 'insee:31555',
    technologies: ['python', 'pytorch', 'apache-airflow', 'postgresql', 'kubernetes', 'rust'],
    planId: 'startup-monthly',
    validated: true,
    logo: { shape: 'circle', hue: 172, initials: 'NA' },
    families: ['data-science', 'data-engineering', 'devops', 'back-end'],
    teams: [
      'The Forecast team trains and watches the models that control rooms rely on.',
      'Our data team receives eleven gigabytes of weather every hour and has twelve minutes to make sense of it.',
    ],
  },
  {
    name: 'Colibox',
    alias: 'colibox',
    locale: 'fr',
    description:
      'Colibox installe des consignes à colis dans les halls d’immeubles et les gares de campagne. Chaque armoire est un petit ordinateur : écran, serrures, réseau, panneau solaire. Nous en exploitons deux mille trois cents et nous les réparons à distance neuf fois sur dix. L’équipe technique réunit électronique, logiciel embarqué, mobile et serveur dans le même atelier.',
    superlikeRequirements:
      'Décrivez le bogue le plus étrange que vous ayez résolu. Les schémas au crayon sont les bienvenus.',
    staffCount: 78,
    placeId: 'insee:33063',
    technologies: ['rust', 'c', 'linux', 'kotlin', 'go', 'postgresql'],
    planId: 'id11',
    validated: true,
    logo: { shape: 'steps', hue: 12, initials: 'Co' },
    families: ['embedded', 'mobile', 'back-end', 'devops'],
    teams: [
      'L’équipe Armoires écrit le logiciel des consignes, du pilote de serrure à l’écran.',
      'Le service Exploitation surveille deux mille trois cents machines et n’aime pas se déplacer pour rien.',
      'Notre application mobile ouvre un casier sur trois, sans réseau quand il le faut.',
    ],
  },
  {
    name: 'École des Passerelles',
    alias: 'ecole-des-passerelles',
    locale: 'fr',
    description:
      'L’École des Passerelles forme chaque année quatre cents personnes en reconversion aux métiers du logiciel. Nous travaillons avec des entreprises partenaires qui accueillent nos alternants. Une petite équipe interne développe la plateforme de cours et d’exercices, avec les élèves comme premiers utilisateurs. L’école est une association, présente dans cinq villes.',
    superlikeRequirements: 'Dites-nous à qui vous avez transmis quelque chose, et comment.',
    staffCount: 55,
    placeId: 'insee:13055',
    technologies: ['javascript', 'vue-js', 'node-js', 'postgresql'],
    planId: 'partner',
    validated: true,
    logo: { shape: 'diamond', hue: 42, initials: 'EP' },
    families: ['full-stack', 'front-end', 'quality'],
    teams: [
      'La plateforme de cours sert quatre cents élèves : les retours arrivent vite, et en face.',
      'Vous partagerez votre temps entre le produit et l’accompagnement des promotions.',
    ],
  },
  {
    name: 'Lodestar Freight',
    alias: 'lodestar-freight',
    locale: 'en',
    description:
      'Lodestar Freight moves goods by rail and barge instead of lorries. Our software books capacity across forty carriers, follows each container and tells customers the truth when something is late. Engineering is thirty people in Strasbourg and remote. We hire slowly, we promote from within and we answer every application.',
    superlikeRequirements:
      'Tell us which part of moving things around interests you, and show one piece of work you are proud of.',
    staffCount: 118,
    placeId: 'insee:67482',
    technologies: ['java', 'spring', 'typescript', 'angular', 'apache-kafka', 'azure'],
    planId: 'startup-yearly',
    validated: true,
    logo: { shape: 'hexagon', hue: 338, initials: 'LF' },
    families: ['back-end', 'full-stack', 'data-engineering', 'mobile'],
    teams: [
      'The Tracking team follows nine thousand containers at any moment, through forty carriers who all speak differently.',
      'Booking is where customers spend their day; you will make it faster and calmer.',
    ],
  },
];

export const recruiterTitles = {
  fr: [
    title('Responsable du recrutement', 'Responsable du recrutement', 'Head of hiring'),
    title('Chargé de recrutement', 'Chargée de recrutement', 'Recruiter'),
    title('Directeur technique', 'Directrice technique', 'CTO'),
    title('Responsable des ressources humaines', 'Responsable des ressources humaines', 'Head of people'),
    title('Cofondateur', 'Cofondatrice', 'Co-founder'),
    title('Responsable produit', 'Responsable produit', 'Head of product'),
  ],
  en: ['Talent partner', 'Head of people', 'Engineering manager', 'CTO', 'Hiring lead'],
} as const;
