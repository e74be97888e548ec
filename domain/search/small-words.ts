const set = (words: string) => new Set(words.split(/\s+/));

/** Words that leave out what follows: « sauf PHP », « pas de PHP », "not PHP". */
export const notWords = set('sauf hors sans pas not except without excluding ni');

export const orWords = set('ou or');
export const andWords = set('et and ni nor');

/** Words between others that mean nothing here; also those of domain/library/words.ts, which no search looks for. */
export const stopWords = set(
  `a au aux avec c ce ces cette d dans de des du en est et j l la le les leur m me mon n ne nos notre ou par pour qu que
   qui s sa se ses son sur t un une vos votre y an and are as at be by for from i in is it of on or our that the their to
   we who will with you your`,
);

/** Words around a search that say nothing about the person or the offer, next to words that do. */
export const fillers = set(
  `dev devs profil profils candidat candidate candidats candidates personne cherche cherchons recherche recherchons
   looking seeking wanted need poste postes offre offres emploi job jobs cv hf fh h f mf fm experience experiences exp xp
   experimente experimentee base basee bases based autour proche pres near around ville region niveau level parlant
   parlee speaking maitrise maitrisant connaissance connaissances stack techno technos technologie technologies contrat
   contract salaire salary budget remuneration minimum min max maximum plus moins idealement souhaite souhaitee type
   possible`,
);

/** Phrases that hold the name of a city or a technology, and do not mean it. */
export const ignoredPhrases = set('nicetohave');
