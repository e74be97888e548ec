import { fold } from './fold.ts';

/**
 * French « de » and « que » before a name: « de Colibox », « d’Atelier Nord », « que Camille », « qu’Atelier Nord ».
 * The apostrophe is an argument because the labels fixed by the product's owner are written with the straight one.
 */
export function withDe(name: string, apostrophe: '’' | "'" = '’'): string {
  return elides(name) ? `d${apostrophe}${name}` : `de ${name}`;
}

export function withQue(name: string, apostrophe: '’' | "'" = '’'): string {
  return elides(name) ? `qu${apostrophe}${name}` : `que ${name}`;
}

/** Words that begin with a vowel letter and are said with a consonant before it: « le onze », « le ouistiti ». */
const unelided = /^(?:onz|ouistiti|oui\b|ouaouaron|ululement|yaourt)/;
/** Words whose h is silent. The h of an unknown name counts as a consonant: « de Hugo » is right, « d’Hérisson » is not. */
const silentH =
  /^(?:habit|harmoni|hebdo|hectar|helen|helice|helico|helio|hemi|herb|heritage|hermin|heur|hippo|hirondelle|histoire|hiver|homme|honn|honor|hopital|horizon|horlog|hortens|hologramme|hote|huil|huitre|humain|humeur|humid|hydr|hymne|hyper|hypo|henri|hector|hermes|hermione)/;

function elides(name: string): boolean {
  const folded = fold(name).replace(/^[^\p{L}\p{N}]+/u, '');
  if (unelided.test(folded)) return false;
  // Before a consonant the letter y is a vowel: « d’Yves », and « de Yann ».
  return /^[aeiou]/.test(folded) || /^y[^aeiouy]/.test(folded) || silentH.test(folded);
}
