import { fitPercent } from '../../domain/fit/view.ts';
import { proficiencyOf } from '../../domain/profile/cards/proficiency.ts';
import type { NamedFit, NamedLine } from '../../server/services/fit/explain-people.ts';
import { useTexts } from '../i18n/texts.ts';
import { fitTexts } from './fit.texts.ts';
import { Reasons } from './reasons.tsx';

type Words = (typeof fitTexts)['fr'];

/** Why a person fits: what they have in words, what is missing, and the sum behind it. */
export function FitReasons({ fit }: { fit: NamedFit }) {
  const texts = useTexts(fitTexts);
  const has = fit.lines.flatMap((line) => reason(line, texts) ?? []);
  const lacks = fit.lines.flatMap((line) => lack(line, texts) ?? []);
  const { score, lines } = fit;
  return <Reasons percent={texts.percent(fitPercent(score))} has={has} lacks={lacks} parts={lines} score={score} />;
}

/** What the person has, in a few words; nothing for parts that only the detail shows. */
function reason(
  { name, points, label = '', value, place, related, short }: NamedLine,
  texts: Words,
): string | undefined {
  if (points === 0) return undefined;
  switch (name) {
    case 'technology':
      return label;
    case 'language':
      return value === undefined ? label : texts.language(label, texts.levels[proficiencyOf(value)]);
    case 'profession':
      return related ? texts.relatedProfession : texts.profession;
    case 'years':
      return value === undefined || short ? undefined : texts.years(value);
    case 'pay':
      return value === undefined ? undefined : texts.pay(value);
    case 'place':
      return place && texts.place[place](label || texts.here);
    case 'contract':
      return texts.contract;
    case 'remote':
      return texts.remote;
    default:
      return undefined;
  }
}

function lack({ name, points, label, value, short }: NamedLine, texts: Words): string | undefined {
  if (short) return texts.otherYears(value ?? 0);
  if (points > 0) return undefined;
  switch (name) {
    case 'technology':
    case 'language':
      return label;
    case 'profession':
      return texts.profession;
    case 'pay':
      return texts.noPay;
    case 'place':
      return texts.noPlace;
    case 'contract':
      return texts.contract;
    case 'remote':
      return texts.remote;
    default:
      return undefined;
  }
}
