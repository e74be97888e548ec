import type { Mention } from './mentions.ts';
import type { Sentence } from './sections.ts';

/** How much a sentence asks for something: it is required, or only welcome. */
export type Weight = 'must' | 'nice';
type Cue = { at: number; end: number; weight: Weight; side: 'before' | 'after' };

// All patterns read lower-case text without accents; every repetition has a limit.
const patterns: [Weight, Cue['side'], RegExp][] = [
  [
    'nice',
    'before',
    /\b(?:idealement|ideally|nice[ -]to[ -]have|good[ -]to[ -]have|bonus(?: points?)?(?: :| if| for|:)|preferably|de preference|(?:quelques |des )?notions? (?:de|d'|en|sur)|(?:some )?familiar(?:ity)?(?: with)?|exposure to|appetence|curiosite pour|curieux de|si (?:tu|vous) (?:connais|as |avez|maitris)|if you (?:know|have|'ve)|optionnel|interest in|interesse par|serait (?:ideal|top|super)|envie (?:de|d')|pourr(?:ez|as)|les plus :|un plus :|plus :)/g,
  ],
  [
    'nice',
    'after',
    /\b(?:(?:un|de|des|comme) (?:vrai |vrais |gros |reel |petit |grand |serieux |fort |tres bon |bon )?(?:plus|atouts?|bonus)\b|un \+|appreciee?s?\b|appreciables?|souhaitee?s?\b|souhaitables?|bienvenue?s?\b|(?:a|an|as a) (?:big |strong |real |definite |huge |nice |great |clear )?(?:plus|bonus|asset|advantage)\b|(?:is|are|be) (?:nice|great|useful|appreciated|welcome|helpful|valued)|desirable|preferred|optional\b|(?:pas|non|n'est pas) (?:forcement )?(?:obligatoire|indispensable|necessaire|requis)|(?:not|isn't|aren't) (?:strictly )?(?:required|mandatory|needed|necessary|essential)|facultati(?:f|ve)s?|would be (?:a |an )?(?:plus|bonus|nice|great|ideal)|serai(?:t|ent) (?:un |ideal|valoris))/g,
  ],
  [
    'must',
    'before',
    /\b(?:(?:vous|tu) (?:maitris|connai|avez|as |justifi|disposez|disposes|possed|savez|sais)|maitrise (?:de|d'|du|des|parfaite|avancee)|maitrisant|(?:excellente?|bonne|solide|parfaite|tres bonne) (?:maitrise|connaissances?|pratique|culture)|(?:solides|bonnes) (?:connaissances|competences|bases)|a l'aise (?:avec|sur|en|dans)|expertise (?:en|sur|in)|(?<!user |customer |developer |candidate )experience(?! (?:utilisateur|client|user|candidat|developpeur))|strong|solid|proficien(?:t|cy)|hands-on|(?:re)?cherch(?:e|ons) (?:une?|des|son|sa|notre|actuellement|activement|donc|pour|quelqu)|looking for|hiring|recrut(?:e|ons) (?:une?|des|son|sa|notre|actuellement)|must[ -]have|must (?:know|be)|you (?:know|need|have|master|should|must|'ve)|connaissances? (?:de|d'|du|des|en|approfondie)|knowledge (?:of|in)|comfortable (?:with|in)|fluent in|expert|deja (?:code|utilise|travaille)|competences? (?:en|sur|:))/g,
  ],
  [
    'must',
    'after',
    /\b(?:requis(?:e|es)?|exigee?s?|indispensables?|obligatoires?|imperati(?:f|ve|fs|ves)|necessaires?|required|mandatory|essential|a must\b|needed|(?:est|sont) demandee?s?\b|attendue?s?\b|incontournables?)/g,
  ],
];

/** Words before an example: the technology after « par exemple » or "such as" is not required. */
const example =
  /\b(?:such as|tel(?:le)?s? que|par exemple|for example|e\.g\.?|ex\.? ?:|comme|like|(?:at least |au moins )?(?:one|une?) (?:of|de ces|des|parmi|ou plusieurs)|parmi|type)[\s(:,]{0,3}$/;
const openEnd = /^[^,;()]{0,3}(?:\.\.\.|…|,? ?etc)/;

/** What each of these mentions is asked for, in a sentence of its part of the text. */
export function weighMentions(sentence: Sentence, mentions: readonly Mention[]): Weight[] {
  const { plain, section } = sentence;
  const cues = cuesOf(plain);
  const alternatives = alternativesOf(plain, mentions);
  const usual: Weight = section === 'title' || section === 'required' ? 'must' : 'nice';
  return mentions.map((mention, index) => {
    // What only the employer does or has is never required.
    if (section === 'about' || alternatives.has(index)) return 'nice';
    const weight = weightAt(plain, mention, cues) ?? usual;
    return section === 'nice' && weight === 'must' && !cues.some((cue) => cue.weight === 'must' && cue.side === 'after')
      ? 'nice'
      : weight;
  });
}

/** Whether words before or after deny it: « pas de PHP », « sans Java », « freelances s’abstenir ». */
export function isDenied(plain: string, { start, end }: Pick<Mention, 'start' | 'end'>): boolean {
  return (
    /(?:\bpas (?:de |d'|en |du |un )|\bsans |\bni |\bnot |\bno |\bhors |\bsauf |\baucune? |\bnon |\binstead of |\bplutot que |\brather than )(?:full |le |la |les |the )?$/.test(
      plain.slice(Math.max(0, start - 24), start),
    ) || /^s?,? (?:s'abstenir|non acceptee?s?|not accepted|exclus?|need not apply)/.test(plain.slice(end, end + 24))
  );
}

function cuesOf(plain: string): Cue[] {
  const found = patterns.flatMap(([weight, side, form]) =>
    [...plain.matchAll(form)].map(
      ({ index, 0: words }): Cue => ({ at: index, end: index + words.length, weight, side }),
    ),
  );
  // « pas indispensable » holds « indispensable »: the longer words count.
  const own = found.filter(
    (cue) =>
      !found.some((other) => other !== cue && other.at <= cue.at && other.end >= cue.end && isLonger(other, cue)),
  );
  return own.toSorted((a, b) => a.at - b.at);
}

const isLonger = (a: Cue, b: Cue) => a.end - a.at > b.end - b.at;

function weightAt(plain: string, { start, end }: Mention, cues: readonly Cue[]): Weight | undefined {
  // Words in brackets are about what is in them, or about what stands right before: « Kubernetes (un plus) ».
  const bracket = bracketAround(plain, start);
  if (bracket) {
    const inside = cues.filter((cue) => cue.at > bracket[0] && cue.end <= bracket[1]);
    if (inside.length > 0) return nearest(plain, start, end, inside);
  }
  const after = /^[^,;()]{0,40}\(/.exec(plain.slice(end));
  if (after) {
    const open = end + after[0].length;
    const inside = cues.find(
      (cue) => cue.at >= open && cue.at <= open + 30 && !plain.slice(open, cue.at).includes(')'),
    );
    if (inside) return inside.weight;
  }
  const outside = cues.filter((cue) => !bracketAround(plain, cue.at));
  if (new Set(outside.map(({ weight }) => weight)).size <= 1) return outside[0]?.weight;
  return nearest(plain, start, end, outside);
}

/** So near after a word for a wish, a verb belongs to it. */
const wishReach = 12;

/** With cues of both kinds: one after it in its own clause, or else the last before it. */
function nearest(plain: string, start: number, end: number, cues: readonly Cue[]): Weight | undefined {
  const next = cues.find(
    (cue) =>
      cue.side === 'after' && cue.at >= end && !/[,;]| mais | but |\bet (?:vous|tu)\b/.test(plain.slice(end, cue.at)),
  );
  if (next) return next.weight;
  const before = cues.findLast((cue) => cue.side === 'before' && cue.end <= start);
  // « Idéalement, vous connaissez Kafka »: the first words say how the others are meant.
  const opened = cues.some(
    (cue) => cue.weight === 'nice' && before && cue.at <= before.at && before.at - cue.end <= wishReach,
  );
  if (opened) return 'nice';
  return before?.weight ?? cues.find((cue) => cue.at >= end && cue.side === 'after')?.weight;
}

function bracketAround(plain: string, at: number): [open: number, close: number] | undefined {
  const open = plain.lastIndexOf('(', at);
  if (open < 0 || plain.slice(open, at).includes(')')) return undefined;
  const close = plain.indexOf(')', at);
  return [open, close < 0 ? plain.length : close];
}

/** The places in the list of mentions that « ou » joins, with the list before it, and examples. */
function alternativesOf(plain: string, mentions: readonly Mention[]): Set<number> {
  const alternatives = new Set<number>();
  const gap = (index: number) => plain.slice(mentions[index - 1]?.end ?? 0, mentions[index]?.start);
  const isList = (text: string) => /^\s?[,/]\s?$/.test(text);
  for (let index = 0; index < mentions.length; index++) {
    const { start, end } = mentions[index] as Mention;
    if (
      index > 0 &&
      /^[ ,/]{0,2}(?:\(|et\/|and\/)?\s?(?:ou|or)(?: bien| encore| even)? (?:de |d'|du |en |sur |in )?$/.test(gap(index))
    ) {
      alternatives.add(index).add(index - 1);
      for (let before = index - 1; before > 0 && isList(gap(before)); before--) alternatives.add(before - 1);
    }
    const isExample = example.test(plain.slice(Math.max(0, start - 40), start));
    if (isExample || openEnd.test(plain.slice(end, end + 10))) {
      alternatives.add(index);
      const step = isExample ? 1 : -1;
      for (let next = index + step; next >= 0 && next < mentions.length; next += step) {
        if (!/^\s?(?:,|\/|et|and|ou|or)\s?$/.test(gap(step > 0 ? next : next + 1))) break;
        alternatives.add(next);
      }
    }
  }
  return alternatives;
}
