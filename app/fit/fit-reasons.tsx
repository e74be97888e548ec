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

/** The most reasons of one person; « Détail des points » has all of them. */
const mostReasons = 3;

/** Why a person fits: what they have in a few facts, what is missing, and the sum behind it. */
export function FitReasons({ fit, bare = false }: Props) {
  const texts = useTexts(fitTexts);
  const lacks = fit.lines.flatMap((line) => lack(line, texts) ?? []);
  const { score, lines } = fit;
  const percent = bare ? undefined : texts.percent(fitPercent(score));
  const has = facts(lines, texts).slice(0, mostReasons);
  return <Reasons percent={percent} has={has} lacks={lacks} parts={lines} score={score} ticked />;
}

/** What the person has, what decides most first. The years stand in the line of the person already. */
function facts(lines: readonly NamedLine[], texts: Words): string[] {
  const held = lines.filter(({ points }) => points > 0);
  const technologies = held.flatMap(({ name, label }) => (name === 'technology' && label ? [label] : []));
  const place = held.find(({ name }) => name === 'place');
  const fact = (name: NamedLine['name'], words: (line: NamedLine) => string | undefined) =>
    held.filter((line) => line.name === name).map(words);
  return [
    technologies.join(', '),
    ...fact('place', (line) => line.place && texts.place[line.place](line.label || texts.here)),
    ...fact('pay', ({ value }) => (value === undefined ? undefined : texts.pay(value))),
    ...fact('profession', ({ related }) => (related ? texts.relatedProfession : texts.profession)),
    ...fact('contract', () => texts.contract),
    // Whoever fits by working remotely has said it with the place.
    ...(place?.place === 'remote' ? [] : fact('remote', () => texts.remote)),
    ...fact('language', ({ label = '', value }) =>
      value === undefined ? label : texts.language(label, texts.levels[proficiencyOf(value)]),
    ),
  ].flatMap((words) => words || []);
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
