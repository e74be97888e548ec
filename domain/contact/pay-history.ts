import { fold } from '../text/fold.ts';

/**
 * docs/product/contact.md, Questions about past pay. A list of ways to ask, in French and in English; it is compared
 * with the text in small letters without accents, sentence by sentence.
 */

// French: what is paid, and what says that it is or was paid elsewhere.
const wage = '(?:salaires?|remunerations?|packages?|revenus?|paies?|payes?)';
const pay = `(?:${wage}|tjm|taux journaliers?(?: moyens?)?|tarifs? journaliers?)`;
const part = '(?:fixes?|variables?|bonus|primes?)';
const kind =
  '(?: (?:brute?s?|nette?s?|annuel(?:le)?s?|mensuel(?:le)?s?|fixes?|variables?|globale?s?|totale?s?|de base|horaires?))';
const elsewhere = "(?:actuel(?:le)?s?|precedent(?:e)?s?|anterieur(?:e)?s?|passee?s?|d'avant|en cours)";
const earlier = '(?:dernier|derniere|precedent|precedente|ancien|ancienne|actuel|actuelle)s?';
const now =
  "(?:aujourd'hui|actuellement|a ce jour|a l'heure actuelle|en ce moment|du moment|a present|jusqu'ici|jusqu'a present|l'an dernier|l'annee derniere)";
const your = '(?:votre|vos|ton|ta|tes)';
const job = '(?:employeurs?|postes?|entreprises?|emplois?|missions?|societes?|boites?|jobs?|clients?)';
const earn = '(?:gagnez|gagniez|gagnes|gagnais|touchez|touchiez|touches|touchais|percevez|perceviez|percois|percevais)';
const are = '(?:etes|etiez|es|etais)';
const you = '(?:vous|tu)';
/** « -vous » after a verb, if it is there. */
const maybeYou = String.raw`(?:[- ]${you}\b|(?![- ]${you}\b)\b)`;
const wished =
  "(?:souhait|attendu|vise|ideal|cible|esper|minim|desir|recherch|voulu|d'embauche|futur|propos|annonc|prevu|sera|chez nous)";

const french = [
  // « votre salaire actuel », « rémunération annuelle brute précédente »
  String.raw`\b${pay}${kind}{0,3} ${elsewhere}\b`,
  String.raw`\b${your} (?:${earlier} )?${part} ${elsewhere}\b`,
  // « dernier salaire », « ancienne rémunération »
  String.raw`\b${earlier} ${pay}\b`,
  String.raw`\b${your} ${earlier} ${part}\b`,
  // « votre salaire aujourd’hui », « ta paie du moment »
  String.raw`\b${your} ${pay}${kind}{0,3},? ${now}`,
  String.raw`\b(?:actuellement|aujourd'hui),? ${your} ${pay}\b`,
  // « votre salaire chez votre employeur actuel », « la rémunération de votre dernier poste »
  String.raw`\b${pay}${kind}{0,3} (?:chez|dans|a|au|de|du|sur|pour)\b[^,;:]{0,30}?\b${job} ${elsewhere}\b`,
  String.raw`\b${pay}${kind}{0,3} (?:chez|dans|a|au|de|du|sur|pour)\b[^,;:]{0,20}?\b${earlier} ${job}\b`,
  // « quel est votre salaire ? », without a word about a wish. The rate of a freelancer is a price, and may be asked.
  String.raw`\bquel(?:le)? (?:est|etait|fut) ${your} ${wage}${kind}{0,3}(?! ?(?:de )?${wished})(?=$| ?\?| ?,| et\b| actuel| chez| dans| a | au )`,
  // « combien gagnez-vous », « vous touchez combien »
  String.raw`\bcombien (?!de |d')(?:(?:est-ce que |${you} |est-ce qu')*)${earn}${maybeYou}(?! (?:a |en (?!ce moment|brut|net|fixe|salaire)|du |de (?!prime|salaire|bonus|variable|base|fixe)))`,
  String.raw`\b${you} ${earn} (?:\w+ )?combien\b(?! de)`,
  String.raw`\bce que ${you} ${earn}\b(?! (?:en |a ))`,
  // « combien êtes-vous payé », « payé combien », « on vous paie combien »
  String.raw`\bcombien (?:est-ce que )?(?:${are}[- ]${you}|${you} ${are}) (?:\w+ )?(?:paye|remunere)`,
  String.raw`\b(?:paye|remunere)e?s? (?:\w+ )?(?:a hauteur de )?combien\b(?! de)`,
  String.raw`\b(?:on|employeur|boite|entreprise) (?:vous|te) (?:paie|paye|verse|donne|remunere) combien\b`,
  String.raw`\bcombien (?:vous|te) (?:paie|paye|verse|donne|remunere)\b`,
  // « à combien êtes-vous », « vous êtes à combien »
  String.raw`\ba combien (?:${are}[- ]${you}|${you} ${are})\b(?! de)`,
  String.raw`\b(?:${are}[- ]${you}|${you} ${are}) (?:\w+ )?a combien\b(?! de)`,
  // « quel salaire avez-vous », « à quelle rémunération êtes-vous »
  String.raw`\bquel(?:le)? ${pay}${kind}{0,3} (?:${you} )?(?:avez|aviez|as|avais|${earn.slice(3, -1)})${maybeYou}(?! (?:en (?:tete|vue)|envisage|imagine|prevu|fixe))`,
  String.raw`\b(?:a|sur) quel(?:le)? (?:niveau de )?${pay}${kind}{0,3} (?:${are}[- ]${you}|${you} ${are})\b`,
  String.raw`\b${pay}${kind}{0,3} (?:actuellement )?(?:percue?s?|touchee?s?)\b`,
  String.raw`\b${pay}${kind}{0,3} que ${you} (?:avez|aviez|as|avais|${earn.slice(3, -1)})\b(?! en)`,
  // What another client pays.
  String.raw`\bcombien (?:facturez|factures)[- ]${you} (?:actuellement|aujourd'hui|en ce moment|chez)`,
  String.raw`\bhistorique (?:salarial|des? (?:${your} |vos )?${pay}|de remuneration)`,
  String.raw`\b${your} (?:\w+ ){0,3}(?:fiches?|bulletins?|feuilles?) de (?:paie|paye|salaire)s?\b`,
];

// English.
const paid =
  '(?:salary|salaries|pay|compensation|comp|wages?|remuneration|packages?|earnings|income|ctc|(?:day|daily|hourly) rates?|base)';
const sort =
  "(?:(?:annual|yearly|monthly|gross|net|base|basic|fixed|total|cash|overall|full|combined|job's|employer's|role's|position's|company's) )";
const before = '(?:current|present|previous|last|past|former|prior|existing|latest|most recent|old)';
const wanted = '(?:expect|target|goal|require|wish|hope|ask|aspiration|range|band|will be|would be|with us|here)';
const today = '(?:today|now|right now|currently|at the moment|at present|these days|so far)';

const english = [
  String.raw`\b${before} ${sort}{0,3}${paid}\b(?! (?:bands?|grids?|polic|scales?|tax|statement|round|reviews?|transparen|freeze))`,
  String.raw`\b(?:salary|pay|compensation|wage|earnings|income) history\b`,
  String.raw`\bhow much (?:do|did|are|were|have) you (?:\w+ly )?(?:earn(?:ing|ed)?|mak(?:e|ing)|made|paid|get(?:ting)? paid|take home|bring home|bring in)\b(?! (?:use|of|progress|from))`,
  String.raw`\bhow much (?:does|did) (?:your|the) (?:\w+ ){0,2}(?:employer|company|job|client|role) pay`,
  String.raw`\bhow much (?:you|you're|you are|you were) (?:\w+ly )?(?:earn(?:ing|ed)?|making|made|paid|get(?:ting)? paid|make)\b(?! (?:use|of|progress))`,
  String.raw`\bwhat (?:do|did|are|were) you (?:\w+ly )?(?:earn(?:ing|ed)?|paid|get(?:ting)? paid)\b`,
  String.raw`\bwhat (?:do|did) you (?:currently|presently) make\b`,
  String.raw`\bwhat (?:does|did) (?:your|the) (?:\w+ ){0,2}(?:employer|company|job|client|role) pay`,
  String.raw`\bwhat (?:you|you're|you are|you were) (?:\w+ly )?(?:earn(?:ing|ed)?|paid|get(?:ting)? paid)\b(?! (?:with us|here))`,
  String.raw`\bwhat (?:salary|pay|compensation|package|wage|base|day rate) (?:are|were) you (?:\w+ly )?(?:on|at|earning|getting|paid|receiving)\b`,
  String.raw`\bwhat (?:salary|pay|compensation|package|wage|base|day rate) (?:do|did) you (?:\w+ly )?(?:have|earn|get|receive|make)\b(?! in mind)`,
  String.raw`\byour ${sort}{0,3}${paid},? (?:${today})\b`,
  String.raw`\byour ${sort}{0,3}${paid} (?:at|in|with|from|for) (?:your |the )?${before}\b`,
  String.raw`\bwhat(?:'s| is| was|s) your ${sort}{0,2}(?:salary|pay|compensation|wage|income|package)\b(?! ${wanted})(?=$| ?\?| ?,| and\b| at | today| now| right| currently)`,
  String.raw`\byou (?:currently|presently) (?:earn|get paid)\b`,
  String.raw`\bcurrently (?:earning|being paid|getting paid)\b`,
  String.raw`\byour (?:\w+ ){0,3}(?:payslips?|pay ?slips?|pay ?stubs?|pay ?checks?|w-?2)\b`,
];

const asks = [...french, ...english].map((source) => new RegExp(source, 'g'));

/** The company speaks of its own pay. */
const ownBefore = /\b(?:nos|notre|grilles? des?|our|market|the team's) (?:\w+ )?$/;
const ownAfter =
  /^ (?:de l'equipe|de nos|de notre|du poste|de ce poste|de l'entreprise|chez nous|propose|for (?:this|the|our)|of (?:this|the|our)|in our|at our)\b/;

/** « Nous ne vous demanderons pas votre salaire actuel. » A sentence that ends with a question mark still asks. */
const promises = [
  /\b(?:nous|on|je|j'|personne|recruteurs?|recruteuses?|entreprise|equipe)\b[^,;]{0,20}(?:\bne\b|\bn')[^;]{0,60}(?:demand|interess|compt|regard|utilis|bas|connai|besoin|fond|calcul)/,
  /\b(?:sans|inutile de|pas besoin de|pas besoin d'|pas a|pas oblige\w* de|pas oblige\w* d')\s?(?:\w+ ){0,3}(?:demand|donn|indiqu|communiqu|precis|connai|regard|tenir compte|envoy|partag)/,
  /\b(?:we|i|no one|recruiters?|they|company|team)\b[^,;]{0,20}(?:\bnever\b|\bnot\b|n't\b|\bneither\b)[^;]{0,40}(?:ask|need|want|use|look|consider|care|base|request|require|take)/,
  /\b(?:no need to|not (?:need|have|obliged|required) to|(?:don't|do not) (?:need|have) to|without (?:asking|knowing|looking|having|sharing|telling))/,
];
const hesitates = /hesit/;

/**
 * The phrases of a text that ask for a person's present or past pay, as they were written; empty when it asks
 * nothing of the kind.
 */
export function payHistoryWords(text: string): string[] {
  const found: Span[] = [];
  for (const sentence of sentencesOf(text)) {
    for (const ask of asks) {
      for (const match of sentence.plain.matchAll(ask)) {
        const [at, end] = [match.index, match.index + match[0].trimEnd().length];
        const [left, right] = [sentence.plain.slice(0, at), sentence.plain.slice(end)];
        if (ownBefore.test(left) || ownAfter.test(right) || isPromise(sentence, end)) continue;
        const [from = 0, last = from] = [sentence.places[at], sentence.places[end - 1]];
        found.push({ from, to: last + 1 });
      }
    }
  }
  return joined(found).map(({ from, to }) => text.slice(from, to).trim());
}

export const asksPayHistory = (text: string): boolean => payHistoryWords(text).length > 0;

type Span = { from: number; to: number };
type Sentence = { plain: string; places: number[]; question: boolean };

function isPromise({ plain, question }: Sentence, end: number): boolean {
  const said = plain.slice(0, end);
  return !question && !hesitates.test(said) && promises.some((promise) => promise.test(said));
}

/** Small letters without accents and with single spaces; `places` says where each of them is in the text. */
function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let [plain, places]: [string, number[]] = ['', []];
  const finish = (question: boolean) => {
    if (plain.trim()) sentences.push({ plain: plain.trimEnd(), places, question });
    [plain, places] = ['', []];
  };
  for (let at = 0; at < text.length; at++) {
    for (const sign of fold(text[at] ?? '')) {
      if (/[.!?…]/.test(sign)) {
        finish(sign === '?');
        continue;
      }
      const letter = /\s/.test(sign) ? ' ' : /[’‘ʼ`´]/.test(sign) ? "'" : /[‐‑–—]/.test(sign) ? '-' : sign;
      // Invisible characters and repeated spaces are left out.
      if (/\p{Cf}/u.test(letter) || (letter === ' ' && (plain === '' || plain.endsWith(' ')))) continue;
      plain += letter;
      places.push(at);
    }
  }
  finish(false);
  return sentences;
}

/** In the order of the text; words that several rules found are named once. */
function joined(found: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const { from, to } of found.toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else spans.push({ from, to });
  }
  return spans;
}
