import type { Sentence } from './sections.ts';

/** What no search may ask for, as the law protects people from it. */
export const protectedKinds = ['age', 'gender', 'origin', 'family'] as const;
export type ProtectedKind = (typeof protectedKinds)[number];
export type ProtectedWord = { kind: ProtectedKind; word: string; said: string };

const tongue =
  '(?:fran[a-z]{0,6}|angl[a-z]{0,5}|french|english|german|allemand|espagnole?|spanish|italien|italian|speakers?|locuteurs?|locutrices?|level)';
const patterns: [ProtectedKind, RegExp][] = [
  [
    'age',
    /\bjeunes?\b(?! (?:entreprise|societe|start|pousse|structure|agence|marque|maison|scale|public|enfants?|patients?))|\byoung(?:er)?\b(?! (?:company|start|people's|brand|business|learners|children))|\byouthful\b|\bdigital natives?\b|\bages? (?:de|between|compris|maximum|limite|max)\b|\bagee?s? (?:de|entre)\b|\b(?:moins de|under|below|maximum) (?:2[5-9]|[3-6]\d)(?: ans(?! d)| years old|\b(?! ?(?:k|€|%|ans|years|days|jours|minutes|people|personnes|employees|km|000)))|\b(?:entre|between) (?:1[6-9]|[2-5]\d) (?:et|and) [2-6]\d ans(?! d'exp)|\b[2-5]\d-[2-6]\d (?:ans(?! d'exp)|years old)/,
  ],
  [
    'gender',
    /\b(?:une? )?(?:homme|femme)s?\b|\b(?:masculine?|feminine?)s?\b|\b(?:male|female)\b|\b(?:a|young|strong) (?:man|woman)\b|\bgarcons?\b|\bgirls?\b|\bguys only\b/,
  ],
  [
    'origin',
    new RegExp(
      `\\bnationalites?\\b|\\b(?:eu|us|uk|french|european) citizens?\\b|\\bcitizens? only\\b|\\bcitoyen(?:ne)?s?\\b|\\bd'origine\\b|\\blangue maternelle\\b|\\bmother tongue\\b|\\b(?:native|natif|natifs|natives)\\b[^.;]{0,15}\\b${tongue}\\b|\\b${tongue}[^.;]{0,12}\\b(?:natif|native|natifs|natives)\\b|\\bde souche\\b|\\breligion\\b`,
    ),
  ],
  [
    'family',
    /\bcelibataires?\b|\bsans enfants?\b|\benceintes?\b|\bmariee?s?\b|\bchildless\b|\bunmarried\b|\bsans charge de famille\b/,
  ],
];
/** A sentence against discrimination names the same words. */
const against =
  /\b(?:regardless|sans distinction|equal opportunit|egalite|divers|discrimin|inclusi|quel(?:le)?s? que soi|irrespective|handicap|mixite|parite|we welcome|all backgrounds)/;
/** Both together mean anyone: « Homme/Femme », "men and women". */
const anyone = /\bhommes?\b[^.;]{0,6}\bfemmes?\b|\bfemmes?\b[^.;]{0,6}\bhommes?\b|\bm(?:ale)? ?\/ ?f(?:emale)?\b/;

/** The words of a sentence that never become a filter; at most one of each kind. */
export function protectedIn({ plain, text }: Sentence): ProtectedWord[] {
  if (against.test(plain)) return [];
  return patterns.flatMap(([kind, form]) => {
    const found = form.exec(plain);
    if (!found || (kind === 'gender' && anyone.test(plain))) return [];
    return [{ kind, word: text.slice(found.index, found.index + found[0].length).trim(), said: text }];
  });
}

/** « natif » says where a person comes from, and no level. */
export const isOfOrigin = (folded: string): boolean =>
  /^(?:natifs?|natives?|langue)?maternelle$|nati(?:f|ve)|mothertongue/.test(folded);
export const isOfAge = (folded: string): boolean => folded.includes('jeune');
