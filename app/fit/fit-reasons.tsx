import { fitPercent } from '../../domain/fit/view.ts';
import { proficiencyOf } from '../../domain/profile/cards/proficiency.ts';
import type { NamedFit, NamedLine } from '../../server/services/fit/explain-people.ts';
import { useTexts } from '../i18n/texts.ts';
import styles from './fit.module.css';
import { fitTexts } from './fit.texts.ts';
import { Reasons } from './reasons.tsx';

type Words = (typeof fitTexts)['fr'];

/** The score alone, beside a name; the reasons then follow without it. */
export function FitPercent({ fit }: { fit: NamedFit }) {
  const texts = useTexts(fitTexts);
  return <strong className={styles.percent}>{texts.percent(fitPercent(fit.score))}</strong>;
}

type Props = {
  fit: NamedFit;
  /** Without the score: `FitPercent` has it. */
  bare?: boolean;
};

/** Why a person fits: what they have in words, what is missing, and the sum behind it. */
export function FitReasons({ fit, bare = false }: Props) {
  const texts = useTexts(fitTexts);
  const has = fit.lines.flatMap((line) => reason(line, texts) ?? []);
  const lacks = fit.lines.flatMap((line) => lack(line, texts) ?? []);
  const { score, lines } = fit;
  const percent = bare ? undefined : texts.percent(fitPercent(score));
  return <Reasons percent={percent} has={has} lacks={lacks} parts={lines} score={score} />;
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
