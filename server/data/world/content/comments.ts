import type { Pair } from './questions.ts';

/** What people of the demo write under a question, whatever it asks. */
export const comments: readonly Pair[] = [
  [
    'Je l’ai eue mot pour mot en entretien le mois dernier.',
    'I was asked this word for word in an interview last month.',
  ],
  [
    'J’avais tout de suite éliminé la bonne réponse… L’explication m’a convaincue.',
    'I had ruled out the right answer at once… The explanation won me over.',
  ],
  [
    'Bonne question pour lancer la discussion : je demande toujours « pourquoi » après.',
    'A good one to start a conversation: I always ask “why” afterwards.',
  ],
  [
    'Il manque peut-être la version concernée, ce n’était pas le cas il y a quelques années.',
    'The version may be worth a word: it was not so a few years ago.',
  ],
  [
    'Plus facile qu’elle n’en a l’air quand on lit les réponses une à une.',
    'Easier than it looks once you read the answers one by one.',
  ],
  [
    'Piège classique. Mon équipe est tombée dedans en production.',
    'A classic trap. My team fell into it in production.',
  ],
  [
    'Est-ce que quelqu’un a un exemple de code qui montre la différence ?',
    'Does anybody have a piece of code that shows the difference?',
  ],
  [
    'Très claire, et les mauvaises réponses sont crédibles : c’est rare.',
    'Very clear, and the wrong answers are believable, which is rare.',
  ],
  [
    'En vrai projet on ne se pose la question qu’une fois, mais elle dit bien ce qu’on a compris.',
    'On a real project you ask yourself this once, but it does tell what you have understood.',
  ],
  [
    'La deuxième réponse se défend aussi, non ? Tout dépend de ce qu’on mesure.',
    'The second answer could be argued too, could it not? It depends on what you measure.',
  ],
  [
    'Je la pose aux débutant·es, et je donne volontiers un indice.',
    'I ask it to people who start out, and gladly give a hint.',
  ],
  [
    'Merci pour l’explication, je confondais les deux depuis des années.',
    'Thanks for the explanation, I had been mixing the two up for years.',
  ],
  [
    'La documentation officielle le dit aussi, mais en trois pages.',
    'The official documentation says so too, in three pages.',
  ],
  [
    'Un peu théorique à mon goût, mais utile pour réviser la veille.',
    'A little theoretical for me, but useful to revise the day before.',
  ],
  ['Je l’aurais classée un niveau au-dessus.', 'I would have put it one level higher.'],
  [
    'On en a parlé une demi-heure à la pause, il y a deux camps chez nous.',
    'We talked about it for half an hour over coffee; there are two camps here.',
  ],
];
