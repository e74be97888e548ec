import { type Line, plainOf } from './lines.ts';

/** What a part of an advertisement is about. */
type Section = 'title' | 'header' | 'about' | 'mission' | 'stack' | 'required' | 'nice' | 'offer' | 'other';
/** What a line says it holds: « Lieu : Nantes ». */
type Label = 'place' | 'contract' | 'pay' | 'years' | 'remote' | 'language';

export type Sentence = {
  text: string;
  plain: string;
  section: Section;
  label: Label | undefined;
  /** The heading above it. */
  under: string | undefined;
};

const article =
  "(?:(?:les?|la|l'|vos|votre|notre|nos|tes|ton|ta|your|our|the|my|key|main|principales?|quelques|some|des) ?)?(?:(?:key|main|technical|minimum) )?";
const starts = (words: string) => new RegExp(`^${article}(?:${words})`);

/** In this order: « Profil souhaité » is a profile, « Compétences souhaitées » are welcome. */
const headings: [Section, RegExp][] = [
  [
    'nice',
    starts(
      "nice[ -]to[ -]have|good[ -]to[ -]have|bonus|desirable|desired|preferred|optional|(?:les )?(?:petits )?plus\\b|un plus|atouts?|it(?:'| i)s a plus|ce serait (?:un )?|(?:competences|connaissances|skills|technologies|experiences?)(?: [a-z]+)? (?:appreciees?|souhaitees?|bonus|optionnelles?)|(?:apprecie|souhaite|idealement|would be)",
    ),
  ],
  [
    'offer',
    starts(
      "(?:ce que )?(?:nous|on) (?:vous |t'|te )?(?:offr|propos)|(?:what )?we offer|avantages|benefits?|perks|conditions|remuneration|salaire|salary|compensation|package|what(?:'s| is) in it|why (?:join|you|us)|pourquoi|what you(?:'ll| will) get|bonnes raisons|infos? pratiques|modalites|informations (?:pratiques|complementaires)|details|contrat",
    ),
  ],
  [
    'other',
    starts(
      'process|recrutement|postuler|(?:how to )?apply|candidat(?:ure|er)|entretiens|interview|next steps|deroulement|hiring process|etapes|pour postuler|equal|diversit|handicap|mots[- ]cles|tags',
    ),
  ],
  [
    'required',
    starts(
      "profil|requis|pre-?requis|exigences?|indispensable|obligatoire|requirements?|qualifications?|must[ -]haves?|essential|what (?:we(?:'re| are)?|you(?:'ll)?) (?:look|expect|bring|need|want|should|must)|who (?:you are|we(?:'re| are) looking)|you (?:bring|have|are|should)|you(?:'ve| have) got|(?:background|skills?|profile|experience|expertise)$|about you|competences|ce qu(?:e nous|e l'on|'on|e vous) (?:recherch|cherch|attend|demand|devez)|vous (?:etes|avez)|et (?:toi|vous)\\b|qualites|attendus?|connaissances|votre experience|ideal candidate|tu es|toi\\b|vous\\b(?! ferez)|you$|le candidat|candidat|on (?:recherche|cherche)|(?:tech(?:nical)?|hard|soft) skills|formation|who are you|qui (?:etes|es)-|nous (?:re)?cherchons|we(?:'re| are) looking|looking for|diplome|savoir",
    ),
  ],
  ['stack', starts('(?:tech |technical )?stack|environnement|environment|technologies|technos?|outils|tools|tech\\b')],
  [
    'mission',
    starts(
      "missions?|poste|role|respons[ai]bilit|job\\b|you(?:'ll| will)|what you(?:'ll| will)|au programme|programme|activites|taches|quotidien|day|descriptif|description (?:du poste|de la mission)|job description|in this|duties|objectifs?|projets?|about the (?:role|job|position|project)|ce que vous ferez|ce que tu feras|what will|how you|un aperçu|vous ferez|a propos du (?:poste|role)|position|le job|scope|tasks|what to expect",
    ),
  ],
  [
    'about',
    starts(
      "qui sommes|qui on est|a propos|about|entreprise|societe|company|who we are|story|histoire|client|equipe|team|nous connaitre|presentation|contexte|context|groupe|description de l'entreprise|culture|adn|notre|our|nous\\b",
    ),
  ],
];

const labels: [Label, RegExp][] = [
  [
    'place',
    /^(?:lieu|localisation|location|localite|ville|city|job location|lieu de travail|ou\b|where|adresse|place|site|workplace|based|bureau|office|poste base)/,
  ],
  ['contract', /^(?:type de contrat|contrat|contract|type d'emploi|employment|job type|type de poste|statut|duree)/],
  [
    'pay',
    /^(?:salaire|salary|remuneration|package|compensation|gratification|indemnite|pay\b|fourchette|wage|traitement)/,
  ],
  ['years', /^(?:experience|annees d'experience|niveau d'experience|seniorite|seniority|years)/],
  ['remote', /^(?:teletravail|remote|work ?place type|mode de travail|modalite|rythme|travail a distance|presence)/],
  ['language', /^(?:langues?|languages?|anglais|english|niveau d'anglais|langue de travail)/],
];
const titleLabel =
  /^(?:intitule(?: du poste)?|poste|titre(?: du poste)?|job title|title|position|offre|offre d'emploi)$/;

const longestHeading = 60;
const mostHeadingWords = 7;
const longestTitle = 140;
const mostHeaderLines = 6;
/** No pattern reads more than this at once, so that no text takes long. */
export const longestSentence = 600;

/** The sentences of a text, each with what its part is about. `isNamed`: whether a line names something to look for. */
export function sentencesOf(lines: readonly Line[], isNamed: (line: string) => boolean): Sentence[] {
  const sentences: Sentence[] = [];
  let section: Section = 'header';
  let [titled, header] = [false, 0];
  let under: string | undefined;
  const add = (text: string, own: Section, label?: Label) => {
    for (const part of own === 'title' ? cut(text) : split(text))
      sentences.push({ text: part, plain: plainOf(part), section: own, label, under });
  };
  for (const line of lines) {
    const { text, plain } = line;
    const [head, rest] = labelled(text, plain);
    // Only short lines have a name: on a long one the pattern would look from each of many dots.
    const name = (head ?? plain.slice(0, longestTitle)).replace(/[\s:?!.…]+$/, '');
    const label = head === undefined ? undefined : labels.find(([, form]) => form.test(name))?.[0];
    if (rest && titleLabel.test(name) && !titled) {
      titled = true;
      add(rest, 'title');
      continue;
    }
    const found = headings.find(([, form]) => form.test(name))?.[0];
    if (rest) {
      // It counts for its own line; what follows belongs to the part before.
      add(text, label ? (section === 'nice' ? 'other' : section) : (found ?? section), label);
      if (found && !label && section === 'header') section = 'other';
      header++;
      continue;
    }
    if (found && isHeading(line, name, isNamed)) {
      // « Description du poste » above the title is no part of its own.
      if (line !== lines[0] || found !== 'mission')
        [section, under] = [found, text.slice(0, longestTitle).replace(/[\s:?!]+$/, '')];
      continue;
    }
    if (!titled && section === 'header' && text.length <= longestTitle) {
      titled = true;
      add(text, 'title');
      continue;
    }
    // A long line, or the seventh, is no head of an advertisement any more.
    if (section === 'header' && (text.length > longestTitle || ++header > mostHeaderLines)) section = 'other';
    if (text.endsWith(':') && text.length <= longestHeading && !line.isItem && !isNamed(text))
      [section, under] = ['other', undefined];
    add(text, section);
  }
  return sentences;
}

/** « Lieu : Nantes » → its label in plain letters, and what it says. */
function labelled(text: string, plain: string): [head: string | undefined, rest: string | undefined] {
  const colon = plain.indexOf(':');
  if (colon < 1 || colon > longestHeading) return [undefined, undefined];
  const rest = text.slice(colon + 1).trim();
  return [plain.slice(0, colon).trim(), rest === '' ? undefined : rest];
}

function isHeading({ text, isItem }: Line, name: string, isNamed: (line: string) => boolean): boolean {
  if (name.length > longestHeading) return false;
  if (text.endsWith(':')) return true;
  return !isItem && !/[.,;]/.test(text) && name.split(' ').length <= mostHeadingWords && !isNamed(text);
}

/** At the ends of sentences. */
function split(text: string): string[] {
  return text.split(/(?<=[.!?;…])\s+|\s[|·]\s/).flatMap(cut);
}

function cut(text: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += longestSentence) parts.push(text.slice(at, at + longestSentence));
  return parts;
}
