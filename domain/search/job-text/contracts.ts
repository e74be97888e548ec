import { type ContractType, contractTypes } from '../../profile/cards/job-terms.ts';
import { isDenied } from './cues.ts';
import type { JobNeed } from './job-need.ts';
import { meantAs } from './mentions.ts';
import type { ReadSentence } from './places.ts';
import { quoteAt } from './quote.ts';

/** These words hardly mean anything but the contract of the job; others count in the head of the text and its labels. */
const certain =
  /^(?:encdi|cdi|encdd|cdd|alternance|enalternance|contrata?dureein?determinee|dureein?determinee|contrat.*|permanentcontract|permanentposition|fixedterm.*|openendedcontract|internship|apprenticeship|stagedefindetudes|interim|enstage)$/;
/** The contract that may follow, that other people have, or that counts as experience. */
const later =
  /\b(?:a la cle|possibilite|embauche|debouch|perspective|pouvant|suivi|could lead|leading to|conversion|(?:stages?|alternances?|internships?|apprenticeships?) (?:compris|inclus|included)|experience[^.;]{0,40}(?:stage|alternance|internship|apprenti))/;
// "early stage" is no internship.
const beforeEnglishStage = /\b(?:early|late|later|this|each|every|first|next|growth|seed|any|what|which|series)[ -]$/;

/** The contracts of the job. */
export function contractsIn(sentences: readonly ReadSentence[]): JobNeed['contracts'] {
  const found = new Map<ContractType, JobNeed['contracts'][number]>();
  let isFromHead = false;
  for (const { plain, section, label, mentions, text } of sentences) {
    const isHead = label === 'contract' || section === 'title' || section === 'header';
    if (section === 'about') continue;
    for (const mention of mentions) {
      const type = contractTypes.find((one) => one === meantAs(mention, 'contract'));
      if (!type || isDenied(plain, mention) || (later.test(plain) && section !== 'title')) continue;
      if (beforeEnglishStage.test(plain.slice(Math.max(0, mention.start - 8), mention.start))) continue;
      // A title that names the contract needs no more words; « freelances » may be whom the product is made for.
      const isOffered =
        section === 'offer' || /\b(?:full[ -]?time|temps plein|contrat|contract|poste|position|propos)/.test(plain);
      if (!isHead && (isFromHead || !(certain.test(mention.folded) || (isOffered && isStrong(mention.folded)))))
        continue;
      if (isHead) isFromHead = true;
      if (!found.has(type)) found.set(type, { type, said: quoteAt(text, mention.start) });
    }
  }
  return [...found.values()];
}

const isStrong = (folded: string) =>
  /^(?:permanent|freelance|enfreelance|stage|temporary|apprenticeship)$/.test(folded);
