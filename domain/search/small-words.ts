const set = (words: string) => new Set(words.split(/\s+/));

/** Words that leave out what follows: « sauf PHP », « pas de PHP », "not PHP". */
export const notWords = set('sauf hors sans pas no not except without excluding ni');

export const orWords = set('ou or sinon otherwise');
export const andWords = set('et and ni nor');

/** Words between others that mean nothing here; also those of domain/library/words.ts, which no search looks for. */
export const stopWords = set(
  `a au aux avec c ce ces cette d dans de des du en est et j l la le les leur m me mon n ne nos notre ou par pour qu que
   qui s sa se ses son sur t un une vos votre y an and are as at be by for from i in is it of on or our that the their to
   we who will with you your`,
);

/** Words around a search that say nothing about the person or the offer, next to words that do. */
export const fillers = set(
  `dev devs developpeur developpeuse developpeurs developpement developer developers development ingenieur ingenieure
   ingenieurs inge engineer engineers programmeur programmeuse programmer profil profils profile profiles candidat
   candidate candidats candidates personne personnes people equipe equipes team teams entreprise societe company client
   clients mission missions projet projets project projects cherche cherchons recherche recherchons looking seeking
   wanted need poste postes offre offres emploi job jobs cv hf fh h f mf fm experience experiences exp xp experimente
   experimentee base basee bases based autour proche pres near around ville region niveau level parlant parlee speaking
   maitrise maitrisant connaissance connaissances stack techno technos ci cd technologie technologies langage langages language
   languages framework frameworks outil outils tool tools trained training contrat contract salaire salary budget remuneration minimum min
   max maximum plus moins idealement souhaite souhaitee type possible please
   avez avons ont sont etre serait seraient il elle ils elles je tu lui nous on vous leurs ma mes ta tes ton chez mais
   quand si autre autres deja tres bien
   been but can do had has have he her his if into its my other others she should so some than them they this those us was
   were what when which would`,
);

/** Phrases that hold the name of a city or a technology, and do not mean it. */
export const ignoredPhrases = set('nicetohave');
