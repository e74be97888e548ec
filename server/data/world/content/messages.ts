/** Sentences of personal messages that do not depend on the profession. */
export const openings = {
  fr: [
    'Bonjour et merci de passer par ici.',
    'Je m’appelle {first} et j’écris des logiciels depuis {yearsText}.',
    '{YearsText} de métier, {employers} entreprises, et toujours le même plaisir à livrer quelque chose qui sert.',
    'Je vis à {city} et je travaille dans le logiciel depuis {yearsText}.',
    'Ce que je cherche à faire : des choses simples, pour des gens précis.',
    'J’ai commencé [par hasard|par un stage|sur un coin de table|grâce à un ami] et continué par goût.',
    'Mon métier me plaît [surtout|avant tout|plus encore] quand je vois quelqu’un s’en servir.',
    'Je suis de celles et ceux qui lisent la documentation jusqu’au bout.',
    'J’habite [à|près de] {city}, et c’est souvent en marchant que je trouve mes solutions.',
    'En {yearsText}, j’ai surtout appris à poser de meilleures questions.',
    'Un bon logiciel se remarque à peine : c’est ce que j’essaie d’écrire.',
    'Je travaille lentement au début, vite ensuite, et rarement deux fois.',
    'Ce profil est à jour, mon curriculum aussi, et voici ce qui les relie.',
    'J’ai connu {employers} équipes très différentes et j’en ai gardé le meilleur.',
    'Du concret : {tech} depuis plusieurs années, {tech2} depuis un peu moins.',
    'Mes collègues disent que je vulgarise bien ; mes parents commencent à comprendre ce que je fais.',
    'Avant d’écrire une ligne, je veux savoir à qui elle servira.',
    'Voici en quelques lignes ma façon de travailler.',
    '{first}, {city}, et une certaine obstination devant les problèmes mal posés.',
    'Je cherche moins un poste qu’une équipe.',
    'Chaque projet m’a appris une chose utile, et une chose à ne plus faire.',
    'La technique m’intéresse quand elle se met au service d’un métier.',
    'J’ai la chance de faire un travail qui m’amuse encore.',
    'Quelques mots pour compléter ce que les dates ne disent pas.',
    'On me décrit comme une personne calme, ce qui aide les jours d’incident.',
    'Installation à {city}, café à portée de main, et l’envie de bien faire.',
    'Mon métier, c’est d’abord d’écouter, ensuite d’écrire du code.',
    'Je préfère montrer que raconter, mais voici l’essentiel.',
    'Après {yearsText} passés entre produit et technique, je sais mieux ce que je cherche.',
  ],
  en: [
    'Hello, and thank you for stopping by.',
    'I am {first}, and I have been writing software for {yearsText}.',
    'I live in {city} and have worked in software for {yearsText}.',
    'What I try to make: simple things for specific people.',
    'A few words to complete what dates do not say.',
    'People describe me as calm, which helps on incident days.',
    'My job is to listen first and write code second.',
    'I would rather show than tell, but here is the gist.',
    'Good software hardly gets noticed: that is what I try to write.',
    'In {yearsText} I have mostly learned to ask better questions.',
    'I read documentation to the end, and sometimes write it.',
    'I start slowly, go fast afterwards, and rarely do things twice.',
    'Concretely: {tech} for several years, {tech2} for a little less.',
    'Before writing a line I like to know whom it is for.',
    'I am looking for a team more than for a position.',
    'Each project taught me one useful thing and one thing to avoid.',
    '{first}, {city}, and a certain stubbornness in front of badly stated problems.',
    'Technology interests me when it serves a trade.',
    'I am lucky enough to have a job that still amuses me.',
  ],
} as const;

export const juniorOpenings = {
  fr: [
    'Je termine ma formation et je cherche une équipe où apprendre vite et être utile tôt.',
    'Encore en études, déjà quelques projets livrés à de vraies personnes.',
    'Je débute, je pose beaucoup de questions et je note les réponses.',
    'Ma formation m’a donné les bases ; il me manque une équipe et de vrais utilisateurs.',
    'J’ai découvert le code au lycée et je n’ai plus vraiment arrêté depuis.',
    'Bonjour, je m’appelle {first}, je vis à {city} et j’apprends ce métier avec beaucoup d’envie.',
  ],
  en: [
    'I am finishing my studies and looking for a team where I can learn fast and be useful early.',
    'I am just starting, I ask many questions and I write the answers down.',
    'Still studying, with a few projects already used by real people.',
    'Hello, I am {first}, I live in {city} and I am learning this trade with a lot of energy.',
  ],
} as const;

export const habits = {
  fr: [
    'Je livre par petits morceaux et je préviens quand je bloque.',
    'J’écris avant de parler : une page claire évite souvent une réunion.',
    'Je relis beaucoup, avec des questions plutôt que des ordres.',
    'Les tests font partie de mon travail, pas du planning de quelqu’un d’autre.',
    'J’aime travailler à deux une partie de la semaine, surtout sur les sujets risqués.',
    'Je tiens à une documentation courte et à jour.',
    'Je mesure avant d’optimiser, et je retire ce qui ne sert pas.',
    'Je préfère une version modeste en production à une grande idée en attente.',
    'Je n’ai pas de religion sur les outils, seulement quelques habitudes que j’explique volontiers.',
    'Quand quelque chose casse, je cherche la cause avant le coupable.',
    'Je découpe les gros sujets jusqu’à ce qu’ils ne fassent plus peur.',
    'Je garde du temps pour le code des autres : c’est là que j’apprends le plus.',
    'Une estimation, pour moi, est une fourchette avec des hypothèses écrites.',
    'Je supprime volontiers du code, c’est souvent ma meilleure contribution de la semaine.',
    'Je demande de l’aide au bout d’une heure, pas au bout de trois jours.',
    'Je note ce que j’apprends dans un journal que mes équipes finissent par lire.',
    'J’aime les désaccords francs suivis de décisions claires.',
    'Je prends volontiers les sujets dont personne ne veut, s’ils simplifient la vie de tous.',
    'Transmettre compte autant que produire : j’accompagne régulièrement des personnes qui débutent.',
  ],
  en: [
    'I ship in small pieces and say so when I am stuck.',
    'I write before I talk: one clear page often saves a meeting.',
    'I review a lot, with questions rather than orders.',
    'Tests are part of my work, not of someone else’s schedule.',
    'I like pairing for part of the week, above all on risky topics.',
    'I measure before optimising and remove what is not used.',
    'I would rather have a modest version live than a grand idea waiting.',
    'When something breaks I look for the cause before the culprit.',
    'I cut large topics down until they stop being frightening.',
    'For me an estimate is a range with written assumptions.',
    'Deleting code is often my best contribution of the week.',
    'I ask for help after an hour, not after three days.',
    'I like frank disagreement followed by clear decisions.',
    'I enjoy helping newcomers find their feet.',
  ],
} as const;

export const habitLists = {
  fr: [
    ['des livraisons fréquentes', 'des relectures bienveillantes', 'du temps pour comprendre le métier'],
    ['une équipe à taille humaine', 'des décisions écrites', 'un produit utile'],
    ['de la confiance', 'des outils simples', 'des horaires raisonnables'],
    ['un vrai lien avec les utilisateurs', 'une dette technique assumée', 'des tests qui rassurent'],
    ['apprendre des autres', 'transmettre à mon tour', 'voir le résultat de mon travail'],
    ['un cap clair', 'des priorités stables', 'le droit de dire non'],
  ],
  en: [
    ['frequent releases', 'kind reviews', 'time to understand the business'],
    ['a human-sized team', 'written decisions', 'a useful product'],
    ['trust', 'simple tools', 'reasonable hours'],
    ['real contact with users', 'honest technical debt', 'tests that reassure'],
    ['a clear direction', 'stable priorities', 'the right to say no'],
  ],
} as const;

export const listIntroductions = {
  fr: ['Ce qui compte pour moi :', 'Trois choses que je recherche :', 'Ce que j’apprécie au travail :'],
  en: ['What matters to me:', 'I work best with:', 'Three things I look for:'],
} as const;

export const searches = {
  fr: [
    'Je cherche aujourd’hui une équipe de cinq à quinze personnes, avec un produit déjà en service.',
    'Idéalement, je voudrais travailler sur un sujet lié à l’énergie, à la santé ou à l’éducation.',
    'Je suis à l’écoute d’un poste où je pourrais prendre plus de responsabilités sans cesser de coder.',
    'Une entreprise qui sait dire non à ses clients me conviendrait bien.',
    'Je privilégie les produits internes ou vendus à des professionnels : on y connaît ses utilisateurs par leur prénom.',
    'Je voudrais rester plusieurs années au même endroit et voir vieillir ce que je construis.',
    'Le secteur m’importe moins que la façon de travailler.',
    'Une association, une coopérative ou une petite entreprise m’iraient très bien.',
    'Je vise un rôle de référence technique, entre architecture et accompagnement.',
    'Si votre produit rend un service que l’on peut expliquer en une phrase, parlons-en.',
    'J’aimerais rejoindre une équipe où le support et le développement se parlent tous les jours.',
    'Je voudrais retrouver un produit dont je puisse parler autour de moi avec plaisir.',
    'Un trajet court ou du télétravail, une équipe soudée, un sujet clair : cela me suffit.',
    'Je quitterais mon poste pour un projet neuf, avec une vraie équipe produit.',
    'Je cherche une entreprise où la qualité ne se négocie pas chaque vendredi.',
    'Je regarde aussi vers des domaines que je ne connais pas encore : agriculture, culture, justice.',
    'Je préférerais une structure de moins de cent personnes, mais je lis toutes les propositions.',
  ],
  en: [
    'I am looking for a team of five to fifteen with a product already in use.',
    'Ideally I would work on energy, health or education.',
    'I would like more responsibility without giving up code.',
    'I want to stay somewhere for years and see what I build grow old.',
    'The sector matters less to me than the way of working.',
    'If your product can be explained in one sentence, let us talk.',
    'I would like a product I can happily describe to my neighbours.',
    'A company under a hundred people would be ideal, but I read every proposal.',
    'I would change jobs for a new project with a real product team.',
    'I am curious about fields I do not know yet: farming, culture, justice.',
    'I am settling in France and my French improves every month.',
  ],
} as const;

/** By kind of contract looked for. */
export const studentSearches = {
  fr: {
    apprenticeship: [
      'Je cherche une alternance de {12..24} mois, trois semaines en entreprise pour une à l’école.',
      'Le rythme de mon alternance me laisse en entreprise presque toute l’année.',
      'Je cherche une entreprise où passer mes deux prochaines années d’alternance.',
      'Mon école attend un contrat signé avant la rentrée, je suis disponible pour en parler dès maintenant.',
    ],
    internship: [
      'Je suis à la recherche d’un stage de fin d’études de six mois, à partir du printemps.',
      'Une équipe qui prend le temps de relire mon code serait le meilleur des stages.',
      'Je cherche un stage de {3..6} mois, convention prête et valise aussi.',
    ],
  },
  en: {
    apprenticeship: [
      'I am after a work-study contract of {12..24} months.',
      'My school lets me spend three weeks out of four at work.',
      'I am looking for a company for my last two years of work-study.',
    ],
    internship: [
      'I am looking for a six-month internship starting in spring.',
      'A team that takes the time to review my code would be the best internship.',
    ],
  },
} as const;

/** For those who have little behind them yet, instead of the sentences of their profession. */
export const juniorAbout = {
  fr: [
    'J’ai appris {tech} sur des projets de groupe, avec de vrais délais et quelques nuits courtes.',
    'En cours, ce sont les projets en {tech} et {tech2} qui m’ont le plus plu.',
    'Je publie ce que j’écris, même imparfait, et je lis beaucoup le code des autres.',
    'J’apprends vite quand on m’explique le pourquoi, et je note tout dans un carnet.',
    'Mon dernier projet m’a fait découvrir {tech2} et l’utilité d’une bonne relecture.',
    'Je participe aux rencontres de développeurs de {city} dès que mon emploi du temps le permet.',
    'Je préfère comprendre une notion à fond plutôt que d’en survoler dix.',
    'À côté des cours, j’aide une association à tenir son site à jour.',
    'Mes premières corrections acceptées dans un projet ouvert restent un très bon souvenir.',
  ],
  en: [
    'I learned {tech} on group projects with real deadlines and a few short nights.',
    'At school I enjoyed the projects in {tech} and {tech2} the most.',
    'I publish what I write, even unfinished, and read a lot of other people’s code.',
    'I learn quickly when someone explains why.',
    'My latest project taught me {tech2} and the value of a good review.',
    'Next to my classes I help a charity keep its site up to date.',
  ],
} as const;

export const closings = {
  fr: [
    'En dehors du travail : {interest}, surtout quand il pleut.',
    'Le reste du temps, on me trouve du côté de ceci : {interest}.',
    'Un message direct est le meilleur moyen d’en parler.',
    'Je réponds à tous les messages, même brefs.',
    'Vous pouvez m’écrire dans la langue qui vous arrange, français ou anglais.',
    'Merci d’avoir lu jusqu’ici.',
    'Écrivez-moi ce que fait votre équipe : c’est toujours par là que je commence.',
    'Le plus simple est de m’appeler en fin de journée.',
    'Au plaisir d’échanger avec vous.',
    'Hors écran : {interest}.',
    'Sujet de conversation garanti : {interest}.',
    'Parlez-moi de vos contraintes, je vous parlerai des miennes.',
    'Je peux me libérer sous [un|deux|trois] mois.',
  ],
  en: [
    'Outside work: {interest}, mostly when it rains.',
    'I answer every message, even short ones.',
    'Write to me in French or English, whichever you prefer.',
    'Tell me what your team does: that is always where I begin.',
    'Looking forward to talking with you.',
    'Away from the screen: {interest}.',
    'I can be available within [one month|two months|three months].',
    'Tell me about your constraints and I will tell you about mine.',
  ],
} as const;
